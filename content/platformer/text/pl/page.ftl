### The words of the page and its parts. Within a section the keys are sorted.

## The page as a whole

loading = Stawiamy wieżę …
page-intro = Wespnij się na szczyt wieży i pokonaj Bossa przed innymi. Czegokolwiek spróbujesz, stół powie ci, która zasada na to pozwala, a która zabrania.
page-subtitle = Stół do gry, który zna zasady
page-title = Platformer
skip-to-board = Przejdź do planszy
unofficial = Nieoficjalna pomoc w nauce gry. Gra należy do jej właścicieli.

## Connection and errors

connection-lost = Połączenie z grą zostało zerwane. Twoja gra jest bezpieczna w tej przeglądarce.
connection-reload = Odśwież stronę
error-load = Nie da się otworzyć tej zapisanej gry: { $reason }
error-load-mend = Co zrobić: { $mend }
error-save = Nie udało się zapisać gry w tej przeglądarce.
error-text = Coś poszło nie tak po naszej stronie i nic się nie zmieniło. Spróbuj jeszcze raz.
error-title = To się nie udało
error-unreadable = Nie rozumiem akcji „{ $text }”.
restored = Twoja ostatnia gra znów leży na stole.
stale = W międzyczasie coś zmieniło się na stole. Spójrz i wybierz jeszcze raz.

## A new game

form-add-player = Dodaj gracza
form-any-hero = dowolny Bohater
form-artifacts = Z artefaktami
form-artifacts-help = Dwa z nich leżą na środku i przechodzą do tego, kto spełni ich warunek.
form-boss = Boss
form-bot-greedy = Chciwy bot
form-bot-random = Losowy bot
form-dungeon = Labirynt
form-hero = Bohater
form-hero-of = Bohater gracza { $seat }
form-intro = Przy tym ekranie zmieści się do czterech graczy; każde miejsce może zająć bot.
form-longer = Większa Mapa
form-longer-help = Jeden Poziom więcej przed Bossem.
form-more = Więcej opcji
form-name = Imię
form-name-of = Imię gracza { $seat }
form-name-too-long = Imię może mieć najwyżej { $most } { $most ->
    [one] literę
    [few] litery
    [many] liter
   *[other] litery
  }.
form-names = Imiona
form-person = człowiek
form-played-by = Gra
form-played-by-of = Za gracza { $seat } gra
form-player = Gracz { $seat }
form-players = Gracze
form-remove-player = Usuń gracza { $seat }
form-same-hero = Dwóch graczy nie może mieć tego samego Bohatera.
form-seed = Ziarno
form-seed-help = To samo ziarno daje tę samą wieżę i te same rzuty. Zostaw puste, jeśli lubisz niespodzianki.
form-solo = Jedno miejsce to gra solo: każda tura przynosi wydarzenie, a po dwunastu wspinaczka jest przegrana.
form-start = Zacznij wspinaczkę
form-title = Nowa gra

## Buttons and the menu

apply-gravity = Zastosuj Grawitację
back-to-game = Wróć do gry
buy = Kup
cancel = Anuluj
choices = Inne możliwości
clear = Odłóż kości
close = Zamknij
download = Pobierz
end-actions = Zakończ akcje
help = Pomoc: klawisze
help-arrows = Przejdź z Pola na Pole
help-dice = Wybierz kość albo ją odłóż
help-enter = Użyj zaznaczonego Pola lub przycisku
help-escape = Zamknij odmowę albo odłóż kości
help-special = Wybierz kość Specjalną
hint = Podpowiedź
language = Język
load = Wczytaj
load-file = Wczytaj z pliku
load-paste = Albo wklej tu zapisaną grę
menu = Menu
new-game = Nowa gra
redo = Ponów
redo-nothing = Nie ma czego ponawiać.
redo-what = Ponów: { $action }
resume = Wznów ostatnią grę
save = Zapisz
save-file = Zapisz do pliku
saved = Zapisano.
special-keep = Zostaw kość Specjalną, jak jest
special-set = Ustaw kość Specjalną na { $symbol-acc }
stop = Zatrzymaj się
undo = Cofnij
undo-chance = Od tamtej pory padły kości albo doszły karty; tego nie da się cofnąć.
undo-nothing = Nie ma czego cofać.
undo-what = Cofnij: { $action }
use = Użyj

## Parts of the table

ability = Zdolność
artifact-middle = na środku
artifacts = Artefakty
board = Wieża
bot = Bot
bot-next = Niech bot zdecyduje
coins = Monety
deck = Talia
dice = Kości
dice-pool = Pula Kości
dungeon-forest = Las
dungeon-void = Pustka
enemies = Wrogowie
enemy-die = Kość Wrogów
enemy-die-shows = Kość Wrogów: { $face }
gems = Klejnoty
hearts = Serca
heroes = Bohaterowie
items = Przedmioty
log = Co się wydarzyło
log-empty = Na razie nic się nie wydarzyło.
map = Mapa
pace = Tempo botów
pace-fast = szybkie
pace-normal = zwykłe
pace-slow = wolne
pace-step = krok po kroku
potions = Mikstury
shop = Sklep
shop-closed = Sklep sprzedaje Bohaterowi, który jest na Polu Sklepu.
shop-gap = wyprzedane
shop-open = Sklep jest dla ciebie otwarty.
special-die = Kość Specjalna
special-die-blank = Kość Specjalna jest pusta.
star = Gwiazda
tokens = Żetony

## Dice: names and states

boost = Klejnoty na kości
boost-less = Mniej klejnotów
boost-more = Więcej klejnotów
boosted = z { $gems ->
    [one] 1 klejnotem
    [none] klejnotami
    [few] { $gems } klejnotami
    [many] { $gems } klejnotami
   *[other] { $gems } klejnotu
  }
die-chosen = wybrana
die-label = Kość { $number }: { $symbol }
die-used = użyta
dice-none = Nikt jeszcze nie rzucił kośćmi.
forge = Zespól
forge-into = Zespól w: { $symbol }
forged = Zespolone w: { $symbol }
gems-left = { $n ->
    [one] został 1 klejnot
    [none] nie został żaden klejnot
    [0] nie został żaden klejnot
    [few] zostały { $n } klejnoty
    [many] zostało { $n } klejnotów
   *[other] zostało { $n } klejnotu
  }
rolling = Kości się toczą …
selection-none = Nie wybrano kości.
wounds = { $n ->
    [one] 1 Rana
    [none] Rany
    [few] { $n } Rany
    [many] { $n } Ran
   *[other] { $n } Rany
  }

## Cards and Heroes

card-exhausted = zużyta
card-kind-exhaust = Zużyj
card-kind-passive = Pasywna
card-kind-potion = Mikstura
card-kind-turn = Raz na turę
card-ready = naładowana
coin-count = { $n ->
    [one] 1 moneta
    [none] bez monet
    [0] bez monet
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
  }
damage = Obrażenia { $n }
gem-count = { $n ->
    [one] 1 klejnot
    [none] bez klejnotów
    [0] bez klejnotów
    [few] { $n } klejnoty
    [many] { $n } klejnotów
   *[other] { $n } klejnotu
  }
grade = Stopień { $n }
health = Zdrowie { $n }
heart-count = Serca: { $n } z { $of }
hero-active = ma turę
hero-off-map = poza Mapą
hero-on = na { $at-loc }
loot = Łup: { $loot }
loot-nothing = nic
nothing-held = jeszcze nic
price = { $n ->
    [one] 1 moneta
    [none] cena
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
  }

## Levels, Rows and Spaces

cell-boss-spawn = Pole Odrodzenia Bossa
cell-coin = moneta
cell-empty = puste
cell-floor-ladder = Platforma z Drabiną
cell-floor-oneway = Platforma jednokierunkowa
cell-floor-platform = Platforma
cell-gem = klejnot
cell-icon = ikona specjalna
cell-label = { $space }: { $what }
cell-ladder = Drabina
cell-portal = Portal Pustki
cell-shop = Sklep
cell-spawn = Pole Odrodzenia Wrogów
cell-target = możesz tu coś zrobić
cell-trap = Pułapka
cell-wall-left = Ściana po lewej
cell-wall-right = Ściana po prawej
column-label = Kolumna { $column }
level-boss = Poziom Bossa
level-hidden = zakryty
level-label = Poziom { $level }
level-removed = usunięty
level-revealed = odkryty
row-label = Rząd { $row }

## Whose turn, and what to do

over = Gra skończona.
prompt-actions = Wybierz kości, a potem podświetlone Pole lub przycisk.
prompt-blink = Wybierz Pole, na którym pojawi się twój Bohater, { $n ->
    [one] tuż obok
    [few] najwyżej { $n } Pola dalej
    [many] najwyżej { $n } Pól dalej
   *[other] najwyżej { $n } Pola dalej
  }.
prompt-boss-place = Wybierz, gdzie pojawi się Boss.
prompt-bot = { $player } się zastanawia …
prompt-chance = Decydują kości i karty …
prompt-ladder = Działa Grawitacja. Czy { $hero } przytrzyma się Drabiny?
prompt-leave-empty = Brakuje Wrogów. Wybierz Pole Odrodzenia, które zostanie puste.
prompt-mirror = { $token-id ->
    [torch] { $boss } wypala wszystkim Piętno żelaznym wzrokiem. Oddajesz Pochodnię?
   *[other] { $boss } zamienia wszystkich w kamień. Oddajesz Lustro?
  }
prompt-over = Gra skończona.
prompt-pick = Wybierz Wroga, którego zdmuchniesz.
prompt-push = Ktoś tam stoi. Wybierz, dokąd go pchniesz.
prompt-shove = Wybierz, dokąd przesunąć.
prompt-slide = Wybierz następne Pole dla Wroga albo się zatrzymaj.
prompt-spawn = Wybierz kość, a potem podświetlone Pole, na którym się odrodzisz.
prompt-special = Wybierz dla kości Specjalnej nieużytą kość albo parę do Zespolenia.
prompt-steps = Wybierz następne Pole albo się zatrzymaj. Zostało kroków: { $n }
prompt-stone = Kamień trzyma cię w miejscu. Wybierz dwie kości, żeby go skruszyć.
prompt-summon = Wybierz Pole Odrodzenia dla Pomagiera.
prompt-swap = Wybierz, z kim twój Bohater zamieni się miejscami.
prompt-throw = Wybierz w swoim Rzędzie Wroga, w którego rzucisz.
prompt-turn = Wybierz kość do obrócenia i jej nowy symbol.
step-actions = akcje
step-boss = tura Bossa
step-end = koniec tury
step-enemy = kość Wrogów
step-gravity = Grawitacja
step-refresh = ładowanie kart
step-remove = usuwanie Poziomu
step-roll = rzut
step-setup = przygotowanie
step-special = ustawianie kości Specjalnej
turn-number = Tura { $number }
turn-title = Tura: { $player } ({ $hero })
win-again = Zagraj jeszcze raz
win-text = Wygrywa { $player }!
win-title = Boss pokonany!

## What a click will do

target-attack = Zaatakuj { $enemy-acc } na { $at-loc }
target-attack-falls-short = Zaatakuj { $enemy-acc } na { $at-loc }: Rany { $n } z { $needs }, za mało
target-move = Idź na { $at-acc }
target-push = Pchnij { $figure-acc } na { $at-acc }
target-shove = Przesuń { $enemy-acc } na { $at-acc }
target-spawn = Odródź się na { $at-loc }

## A refusal

dismiss = Rozumiem
instead = Zamiast tego możesz:
none-legal = Teraz nic podobnego nie jest możliwe.
not-allowed = Niedozwolone: { $action }
not-allowed-ambiguous = Można to rozumieć na kilka sposobów. O który chodzi?
rule-label = Zasada { $rule }
rule-open = Instrukcja tego nie rozstrzyga. Tutaj gramy tak.
rule-page = Instrukcja, strona { $page }
why = Dlaczego?
