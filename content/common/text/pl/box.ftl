### The box of a game on a page, and the aid for players.

aid-open = Ściąga
aid-print = Wydrukuj
box-all = Wszystko
box-count = W pudełku: { $n }
box-find = Szukaj w pudełku
box-found = Znaleziono: { $n }
box-kinds = Pokaż tylko
box-none = Nic w pudełku nie zawiera tych słów.
box-open = Pudełko
