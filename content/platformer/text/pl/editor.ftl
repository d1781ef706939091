### Setting up a position by hand: the names of what is put and changed.

editor-ability = Zdolność jeszcze nieużyta
editor-active = Czyja tura
editor-die = Kość { $number }
editor-die-used = użyta
editor-enemy = Poziom { $level }: Wróg
editor-game = Gra
editor-height = Poziomy razem z Poziomem Bossa
editor-hero = { $hero }, gracz { $seat }
editor-items = Przedmioty
editor-left = Poziom { $level }: lewa płytka
editor-level-add = Dodaj Poziom na górze
editor-level-low = Usuń najniższy Poziom
editor-level-top = Zdejmij najwyższy Poziom
editor-levels = Poziomy
editor-must-spawn = Musi się odrodzić, zanim krok się skończy
editor-nothing = Zabierz
editor-players = Gracze
editor-potions = Mikstury
editor-right = Poziom { $level }: prawa płytka
editor-shop-item = Przedmiot { $number }
editor-shop-potion = Mikstura { $number }
editor-step = Krok
editor-step-actions = Akcje
editor-step-special = ustawianie kości Specjalnej
editor-tokens = Żetony
editor-turn = Tura i kości
