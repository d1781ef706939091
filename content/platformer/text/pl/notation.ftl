### The words a position and an action are typed with, and what each means (docs/notation.md).
### Kinds stand in the order in which they are printed.


## Directions

notation-ways = Kierunki
typed-ways-up = w górę
typed-ways-down = w dół
typed-ways-left = w lewo
typed-ways-right = w prawo
typed-ways-outside = za brzeg Mapy

## Actions

notation-deeds = Akcje
typed-deeds-spawn = odródź się
typed-deeds-move = idź
typed-deeds-portal = przejdź przez Portal Pustki
typed-deeds-attack = zaatakuj Wroga
typed-deeds-shove = przesuń Wroga
typed-deeds-coin = weź monetę
typed-deeds-star = użyj gwiazdy
typed-deeds-step = idź dalej albo przesuwaj dalej
typed-deeds-stop = zatrzymaj się
typed-deeds-hold = trzymaj się Drabiny
typed-deeds-drop = puść Drabinę i spadnij
typed-deeds-gravity = zastosuj Grawitację
typed-deeds-buy = kup kartę
typed-deeds-use = użyj karty
typed-deeds-ability = użyj zdolności Bohatera
typed-deeds-target = wybierz to, czego wymaga karta
typed-deeds-slide = przenieś Wroga kartą
typed-deeds-turn = obróć kość kartą
typed-deeds-discard = pozbądź się żetonu
typed-deeds-mirror = oddaj żeton, żeby odeprzeć atak
typed-deeds-endure = zachowaj żeton i nie odpieraj ataku
typed-deeds-place = postaw Bossa albo Pomagiera na Mapie
typed-deeds-leave = zostaw Pole Odrodzenia puste
typed-deeds-end = zakończ akcje
typed-deeds-set = ustaw kość Specjalną

## Words within an action

notation-joints = Słowa wewnątrz akcji
typed-joints-with = płacąc
typed-joints-push = i pchnij tego, kto tam stoi
typed-joints-special = kość Specjalna
typed-joints-forge = dwie takie same kości: Zespolenie
typed-joints-boss = Boss
typed-joints-summons = Pomagier
typed-joints-to = na ten symbol
typed-joints-none = bez zmian
typed-joints-blank = pusta ścianka

## Symbols

notation-symbols = Symbole
typed-symbols-move = ruch
typed-symbols-sword = miecz
typed-symbols-coin = moneta
typed-symbols-shove = przesunięcie
typed-symbols-star = gwiazda

## What dice and cards decide

notation-chance = O czym decydują kości i karty
typed-chance-roll = rzut kośćmi
typed-chance-enemy = i kość Wrogów
typed-chance-reroll = kości rzucone jeszcze raz
typed-chance-reveal = odkryty Poziom
typed-chance-draw = nowa karta w Sklepie
typed-chance-deal = wylosowany Bohater
typed-chance-first = gracz, który zaczyna
typed-chance-event = wydarzenie tej tury
typed-chance-artifact = artefakt tej gry
typed-chance-boss-die = kość w Turze Bossa
typed-chance-boss-card = karta ataku Bossa

## Lines of a position

notation-lines = Wiersze pozycji
typed-lines-game = w co się gra
typed-lines-tower = Poziomy i ich Wrogowie
typed-lines-turn = tura i jej krok
typed-lines-map = Mapa
typed-lines-hero = Bohater gracza
typed-lines-hearts = serca
typed-lines-coins = monety
typed-lines-gems = klejnoty
typed-lines-items = przedmioty
typed-lines-potions = mikstury
typed-lines-tokens = żetony
typed-lines-used = zużyta
typed-lines-roll = co wypadło w rzucie
typed-lines-pool = nieużyte kości
typed-lines-enemy-die = kość Wrogów
typed-lines-bonus = Rany dodane do następnego ataku
typed-lines-shop = karty w Sklepie
typed-lines-decks = talie
typed-lines-boss = karty Bossa
typed-lines-artifacts = artefakty w grze
typed-lines-solo = wydarzenia gry solo
typed-lines-pending = trwające decyzje
