### Dlaczego bot woli jakąś akcję i co mogą przynieść następne rzuty.

## Co akcja daje ponad najlepszą inną możliwość

motive-cards = Karty są potem więcej warte.
motive-card = Potem można użyć karty: { $card }.
motive-climb = { $count ->
    [0] Kończy się to bliżej celu.
    [one] Kończy się to o 1 krok bliżej celu.
    [few] Kończy się to o { $count } kroki bliżej celu.
    [many] Kończy się to o { $count } kroków bliżej celu.
   *[other] Kończy się to o { $count } kroku bliżej celu.
  }
motive-coins = { $count ->
    [0] Przynosi to monety.
    [one] Przynosi to o 1 monetę więcej.
    [few] Przynosi to o { $count } monety więcej.
    [many] Przynosi to o { $count } monet więcej.
   *[other] Przynosi to o { $count } monety więcej.
  }
motive-danger = Bohaterowi mniej grozi do następnej tury.
motive-dice = Pozostałymi kośćmi można zrobić więcej.
motive-even = Nic innego nie byłoby lepsze.
motive-gem-near = Kończy się to bliżej klejnotu.
motive-gems = { $count ->
    [0] Przynosi to klejnoty.
    [one] Zostaje o 1 klejnot więcej.
    [few] Zostaje o { $count } klejnoty więcej.
    [many] Zostaje o { $count } klejnotów więcej.
   *[other] Zostaje o { $count } klejnotu więcej.
  }
motive-goods = Zostaje więcej monet, klejnotów, serc albo kart.
motive-hearts = { $count ->
    [0] Chroni to serca.
    [one] Zostaje o 1 serce więcej.
    [few] Zostaje o { $count } serca więcej.
    [many] Zostaje o { $count } serc więcej.
   *[other] Zostaje o { $count } serca więcej.
  }
motive-level = Bohater nie zostaje na Poziomie, który zaraz zniknie.
motive-on-map = Bohater wchodzi na Mapę.
motive-only = Nic innego nie można zrobić.
motive-prospects = Potem w zasięgu są lepsze Pola.
motive-rivals = Inni Bohaterowie mają potem gorzej.
motive-saved = Każdy inny wybór to przegrana.
motive-shop-near = Kończy się to bliżej Sklepu, a jest co wydać.
motive-special = Kość Specjalną można potem zostawić na bardziej przydatnej ściance.
motive-strike = Przygotowuje to atak, który pokona Bossa.
motive-strike-odds = Szansa na pokonanie Bossa w następnej turze: { $chance }%, inaczej { $other }%.
motive-tokens = Zostaje mniej szkodliwych żetonów.
motive-traps = Pozwala to ominąć Pułapkę.
motive-win = To wygrywa grę.

## Następne rzuty

odds-attack = { $count ->
    [0] Tak jak teraz stoją figurki, { $hero } nie odnosi Ran.
    [one] Tak jak teraz stoją figurki, { $hero } odnosi 1 Ranę.
    [few] Tak jak teraz stoją figurki, { $hero } odnosi { $count } Rany.
    [many] Tak jak teraz stoją figurki, { $hero } odnosi { $count } Ran.
   *[other] Tak jak teraz stoją figurki, { $hero } odnosi { $count } Rany.
  }
odds-boss = Atak Bossa po tej turze: { $boss }
odds-dice = Przynajmniej jeden taki symbol, kości w rzucie: { $count }
odds-enemy-die = Następny rzut kością Wrogów
odds-face = { $face }
odds-symbol = { $symbol }
