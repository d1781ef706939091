### The box of a game on a page, and the aid for players.

aid-open = Player aid
aid-print = Print
box-all = Everything
box-count = In the box: { $n }
box-find = Find in the box
box-found = Things found: { $n }
box-kinds = Show only
box-none = Nothing in the box has these words.
box-open = In the box
