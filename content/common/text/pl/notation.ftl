### The words a position and an action are typed with, and what each means (docs/notation.md).
### Kinds stand in the order in which they are printed.

notation-about = Pozycje i akcje zapisuje się tymi słowami w każdym języku. Rzeczy z gry mają tu swoje identyfikatory.
notation-title = Słowa zapisu
typed-alone = „{ $typed }”
notation-more = Wszystkie słowa zapisu: platformer-nb rules --words
