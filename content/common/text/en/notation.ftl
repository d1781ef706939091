### The words a position and an action are typed with, and what each means (docs/notation.md).
### Kinds stand in the order in which they are printed.

notation-about = Positions and actions are typed with these words in every language. Everything else in the game goes by its id.
notation-title = The words of the notation
typed-alone = “{ $typed }”
notation-more = All words of the notation: platformer-nb rules --words
