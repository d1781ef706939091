### Dlaczego bot woli jakąś akcję i co mogą przynieść następne rzuty.

## Co akcja daje ponad najlepszą inną możliwość

motive-again = { $count ->
    [one] Ta pozycja wróciła już { $count } raz: teraz pora na inną drogę.
    [few] Ta pozycja wróciła już { $count } razy: teraz pora na inną drogę.
    [many] Ta pozycja wróciła już { $count } razy: teraz pora na inną drogę.
   *[other] Ta pozycja wróciła już { $count } raza: teraz pora na inną drogę.
  }
motive-again-same = { $count ->
    [one] Po tym pozycja wróciła już { $count } raz, ale wszystko inne wygląda gorzej.
    [few] Po tym pozycja wróciła już { $count } razy, ale wszystko inne wygląda gorzej.
    [many] Po tym pozycja wróciła już { $count } razy, ale wszystko inne wygląda gorzej.
   *[other] Po tym pozycja wróciła już { $count } raza, ale wszystko inne wygląda gorzej.
  }
motive-cards = Karty Bohatera są potem więcej warte.
motive-card = Potem można użyć karty: { $card }.
motive-climb = { $count ->
    [0] Bohater będzie bliżej celu.
    [one] Bohater będzie o 1 krok bliżej celu.
    [few] Bohater będzie o { $count } kroki bliżej celu.
    [many] Bohater będzie o { $count } kroków bliżej celu.
   *[other] Bohater będzie o { $count } kroku bliżej celu.
  }
motive-coins = { $count ->
    [0] To przynosi monety.
    [one] To daje o 1 monetę więcej.
    [few] To daje o { $count } monety więcej.
    [many] To daje o { $count } monet więcej.
   *[other] To daje o { $count } monety więcej.
  }
motive-costs-hearts = { $count ->
    [one] Kosztuje to { $count } serce.
    [few] Kosztuje to { $count } serca.
    [many] Kosztuje to { $count } serc.
   *[other] Kosztuje to { $count } serca.
  }
motive-danger = Bohaterowi mniej grozi do następnej tury.
motive-dice = Pozostałymi kośćmi można zrobić więcej.
motive-end = Nic, co można jeszcze zrobić w tej turze, niczego nie daje.
motive-even = W sumie najlepszy inny wybór daje tyle samo.
motive-gem-near = Bohater będzie bliżej klejnotu.
motive-gems = { $count ->
    [0] To przynosi klejnoty.
    [one] Zostaje o 1 klejnot więcej.
    [few] Zostaje o { $count } klejnoty więcej.
    [many] Zostaje o { $count } klejnotów więcej.
   *[other] Zostaje o { $count } klejnotu więcej.
  }
motive-goods = Zostaje więcej monet, klejnotów, serc albo kart.
motive-hearts = { $count ->
    [0] To chroni serca.
    [one] Zostaje o 1 serce więcej.
    [few] Zostaje o { $count } serca więcej.
    [many] Zostaje o { $count } serc więcej.
   *[other] Zostaje o { $count } serca więcej.
  }
motive-keep = Żadna z pozostałych kości nie ma bardziej przydatnego symbolu.
motive-level = Bohater nie zostaje na Poziomie, który zaraz zniknie.
motive-on-map = Bohater wchodzi na Mapę.
motive-only = Nic innego nie można zrobić.
motive-prospects = Potem w zasięgu są lepsze Pola.
motive-rivals = Rywal ma potem gorzej.
motive-same = Najlepszy inny wybór prowadzi do tego samego.
motive-saved = Każdy inny wybór to przegrana.
motive-shop-near = Bohater będzie bliżej Sklepu, a ma co wydać.
motive-special = Kość Specjalna ma wtedy bardziej przydatny symbol albo da się ją na taki ustawić.
motive-strike = To przygotowuje atak, który pokona Bossa.
motive-strike-odds = Szansa na pokonanie Bossa w następnej turze wynosi wtedy { $chance }%; bez tego wyboru wynosiłaby { $other }%.
motive-tokens = Zostaje mniej szkodliwych żetonów.
motive-traps = To pozwala ominąć Pułapkę.
motive-way = Sama w sobie jeszcze nic nie daje: przygotowuje to, co potem.
motive-win = To wygrywa grę.

## Następne rzuty

odds-attack = { $count ->
    [0] Przy obecnym ustawieniu figurek { $hero } nie odnosi Ran.
    [one] Przy obecnym ustawieniu figurek { $hero } odnosi 1 Ranę.
    [few] Przy obecnym ustawieniu figurek { $hero } odnosi { $count } Rany.
    [many] Przy obecnym ustawieniu figurek { $hero } odnosi { $count } Ran.
   *[other] Przy obecnym ustawieniu figurek { $hero } odnosi { $count } Rany.
  }
odds-boss = Atak Bossa po tej turze: { $boss }
odds-dice = Przynajmniej jeden taki symbol, kości w rzucie: { $count }
odds-enemy-die = Następny rzut kością Wrogów
odds-face = { $face }
odds-symbol = { $symbol }
