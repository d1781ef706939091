### The words of the page and its parts. Within a section the keys are sorted.

## The page as a whole

page-about = Wespnij się na wieżę, której Poziomów nikt jeszcze nie widział, obok Wrogów aż do Bossa na szczycie. Co możesz zrobić, decydują kości: ruszyć dalej, zaatakować, zepchnąć Wroga z krawędzi, zebrać monety do Sklepu. Wygrywa ten, kto pokona Bossa. Od jednego do czterech graczy.
page-title = Platformer
window-title = Wespnij się na wieżę

## The page before the game is there

starting = Stawiamy wieżę…

## A new game

form-bot-greedy = Chciwy bot
form-bot-search = Planujący bot
form-intro = Przy tym ekranie zmieści się najwyżej czterech graczy; każde miejsce może zająć bot.
form-players-1 = Jeden gracz to gra solo: każda tura przynosi wydarzenie, a po dwunastu turach wspinaczka jest przegrana.
form-seed-help = To samo ziarno daje tę samą wieżę i te same rzuty. Zostaw puste, jeśli lubisz niespodzianki.
form-start = Zacznij wspinaczkę
option-artifacts = Z artefaktami
option-artifacts-help = Dwa artefakty leżą na środku. Kto spełni warunek któregoś z nich, ten go bierze.
option-boss = Boss
option-dungeon = Podziemia
option-heroes = Bohater
option-heroes-any = dowolny Bohater
option-heroes-of = Bohater gracza { $seat }
option-heroes-same = Gracze { $one } i { $other } mają tego samego Bohatera: { $choice }. Każdy Bohater jest tylko jeden.
option-levels = Większa Mapa
option-levels-help = Jeden Poziom więcej przed Bossem.
option-rulings = Zasady do ustalenia
option-rulings-help = Tam, gdzie instrukcję można czytać na kilka sposobów, decyduje wasza grupa.

## Buttons and the menu

buy = Kup
buy-sure = Naciśnij „{ $what }” jeszcze raz, żeby kupić. Zakupu się nie cofa.
clear = Cofnij wybór kości
help-dice = Wybierz kość albo cofnij wybór
help-special = Wybierz kość Specjalną
use = Użyj

## Parts of the table

ability = Zdolność
artifact-middle = na środku
artifacts = Artefakty
coins = Monety
dice-pool = Pula Kości
dungeon-forest = Leśne Podziemia
dungeon-void = Podziemia Pustki
enemies = Wrogowie
enemy-die = Kość Wrogów
gems = Klejnoty
hearts = Serca
map = Mapa
shop = Sklep
shop-closed = Bohater może kupować tylko na Polu Sklepu, chyba że karta mówi inaczej.
shop-gap = brak karty
shop-jump = Sklep: do kupienia { $n }
shop-open = Sklep jest dla ciebie otwarty.
special-die = Kość Specjalna
special-die-blank = Kość Specjalna jest pusta.

## Dice: names and states

boost = Klejnoty na kości
boost-less = Mniej klejnotów
boost-more = Więcej klejnotów
die-used = użyta
forge = Zespól
forge-into = Zespól w: { $symbol }
forged = Zespolone w: { $symbol }

## Cards and Heroes

card-exhausted = zużyta
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
health = Zdrowie { $n }
loot = Łup: { $loot }
loot-nothing = nic

## Levels, Rows and Spaces

cell-boss-spawn = Pole Odrodzenia Bossa
cell-coin = moneta
cell-empty = puste
cell-floor-ladder = Platforma z Drabiną
cell-floor-oneway = Platforma jednokierunkowa
cell-floor-platform = Platforma
cell-gem = klejnot
cell-hero = { $hero } (serca: { $n } z { $most })
cell-icon = ikona specjalna
cell-icon-of = ikona specjalna: { $token }
cell-label = { $space }: { $what }
cell-ladder = Drabina
cell-portal = Portal Pustki
cell-shop = Sklep
cell-spawn = Pole Odrodzenia Wrogów
cell-trap = Pułapka
cell-wall-left = Ściana po lewej
cell-wall-right = Ściana po prawej
level-boss = Poziom Bossa
level-hidden = zakryty
level-label = Poziom { $level }

## Whose turn, and what to do

aim-boss = Cel: pokonać Bossa. { $boss }, zdrowie: { $health }.
aim-climb = Zakryte Poziomy: { $n }. Na szczycie: { $boss }, zdrowie: { $health }.
aim-level = { $level ->
    [0] Bohater jest poza Mapą. Wieża ma { $levels ->
        [one] { $levels } Poziom
        [few] { $levels } Poziomy
        [many] { $levels } Poziomów
       *[other] { $levels } Poziomu
      }.
   *[other] Poziom { $level } z { $levels }.
  }
asked-ladder = { $player }: trzymasz się Drabiny?
asked-mirror = { $player }: oddajesz { $token-id ->
    [torch] Pochodnię
   *[other] Lustro
  }?
choice-ability = Zdolność Bohatera
choice-gravity = Grawitacja
prompt-actions = Wybierz kości, a potem podświetlone Pole lub przycisk.
prompt-boss-place = Wybierz, gdzie pojawi się Boss.
prompt-blink = Wybierz Pole, na którym pojawi się twój Bohater: { $n ->
    [one] tuż obok
    [few] najwyżej { $n } Pola dalej
    [many] najwyżej { $n } Pól dalej
   *[other] najwyżej { $n } Pola dalej
  }.
prompt-chance = Decydują kości i karty…
prompt-ladder = Działa Grawitacja. Czy { $hero } przytrzyma się Drabiny?
prompt-end = Nic innego nie da się zrobić: zakończ akcje.
prompt-leave-empty = Brakuje żetonów Wroga. Wybierz Pole Odrodzenia, które zostanie puste.
prompt-mirror = { $token-id ->
    [torch] { $boss } żelaznym wzrokiem wypala Piętno każdemu Bohaterowi w zasięgu. Oddajesz Pochodnię?
   *[other] { $boss } zamienia w kamień każdego Bohatera w zasięgu. Oddajesz Lustro?
  }
prompt-pick = Wybierz Wroga, którego przeniesiesz.
prompt-push = Wybierz, dokąd pchnąć { $figure-acc } z { $at-gen }, albo naciśnij { $at } jeszcze raz, żeby zrezygnować.
prompt-shove = Wybierz, dokąd przesunąć { $figure-acc } z { $at-gen }, albo naciśnij { $at } jeszcze raz, żeby zrezygnować.
prompt-slide = Wybierz następne Pole dla Wroga albo się zatrzymaj.
prompt-spawn = Wybierz kość, a potem podświetlone Pole, na którym się odrodzisz.
prompt-spawn-on = Wybierz podświetlone Pole, na którym się odrodzisz.
prompt-spawn-pays = Wybierz kość, a potem podświetlone Pole, na którym się odrodzisz; bez wybranej kości płaci { $symbol }.
prompt-special = Wybierz, co zachowa kość Specjalna: nieużytą kość albo symbol pary do Zespolenia.
prompt-steps = Wybierz następne Pole albo się zatrzymaj. Zostało kroków: { $n }
prompt-stone = Kamień trzyma cię w miejscu. Wybierz dwie kości, żeby go skruszyć.
prompt-summon = Wybierz Pole Odrodzenia dla Pomagiera.
prompt-swap = Wybierz, z kim twój Bohater zamieni się miejscami.
prompt-throw = Wybierz w swoim Rzędzie Wroga, w którego rzucisz.
prompt-turn = Wybierz kość do obrócenia i jej nowy symbol.
step-actions = akcje
step-boss = Tura Bossa
step-end = koniec tury
step-enemy = kość Wrogów
step-gravity = Grawitacja
step-refresh = ładowanie kart
step-remove = usuwanie Poziomu
step-roll = rzut
step-setup = przygotowanie
step-special = ustawianie kości Specjalnej
turn-title = Tura: { $player } ({ $hero })

## What a click will do

target-push = Pchnij { $figure-acc } z { $at-gen }: wybierz, dokąd
target-shove = Przesuń { $figure-acc } z { $at-gen }: wybierz, dokąd
armed = wybór: naciśnij jeszcze raz, żeby zrezygnować

## The Boss beside the board

boss-discarded = Teraz nie wypadnie: została już dobrana. Wróci, gdy talia się wyczerpie.
boss-if-die = Wynik na kości Wrogów: { $face }
boss-if-rolled = { $symbol }: w tej turze na twoich kościach { $n }×
boss-next = Następny atak: { $share }
boss-rarer = Teraz nie zadziała: symbol każdej innej karty wypadł częściej.
boss-title = Boss
