### The words a position and an action are typed with, and what each means (docs/notation.md).
### Kinds stand in the order in which they are printed.

notation-title = Слова запису
typed-alone = «{ $typed }»
notation-more = Усі слова запису: platformer-nb rules --words
