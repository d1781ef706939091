### The words a position and an action are typed with, and what each means (docs/notation.md).
### Kinds stand in the order in which they are printed.

notation-about = Позиції та дії кожною мовою записують цими словами. Речі з гри мають тут свої ідентифікатори.
notation-title = Слова запису
typed-alone = «{ $typed }»
notation-more = Усі слова запису: platformer-nb rules --words
