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
motive-cards = Bohater ma potem lepsze karty albo zachowuje je na później.
motive-card = Bohater dostaje przydatną kartę: { $card }.
motive-card-kept = Najlepsza inna możliwość zużywa kartę: { $card }.
motive-climb = { $count ->
    [0] Bohater będzie bliżej celu.
    [one] Bohater będzie o 1 krok bliżej celu.
    [few] Bohater będzie o { $count } kroki bliżej celu.
    [many] Bohater będzie o { $count } kroków bliżej celu.
   *[other] Bohater będzie o { $count } kroku bliżej celu.
  }
motive-climb-kept = { $count ->
    [0] Po najlepszej innej możliwości Bohater jest dalej od celu.
    [one] Po najlepszej innej możliwości Bohater jest o 1 krok dalej od celu.
    [few] Po najlepszej innej możliwości Bohater jest o { $count } kroki dalej od celu.
    [many] Po najlepszej innej możliwości Bohater jest o { $count } kroków dalej od celu.
   *[other] Po najlepszej innej możliwości Bohater jest o { $count } kroku dalej od celu.
  }
motive-coins = { $count ->
    [0] To przynosi monety.
    [one] To przynosi 1 monetę.
    [few] To przynosi { $count } monety.
    [many] To przynosi { $count } monet.
   *[other] To przynosi { $count } monety.
  }
motive-coins-spare = { $count ->
    [one] To przynosi 1 monetę
    [few] To przynosi { $count } monety
    [many] To przynosi { $count } monet
   *[other] To przynosi { $count } monety
  }. Bohater ma ich już { $have }; wydaje się je w Sklepie.
motive-coins-kept = { $count ->
    [0] Po najlepszej innej możliwości zostaje mniej monet.
    [one] Po najlepszej innej możliwości zostaje o 1 monetę mniej.
    [few] Po najlepszej innej możliwości zostaje o { $count } monety mniej.
    [many] Po najlepszej innej możliwości zostaje o { $count } monet mniej.
   *[other] Po najlepszej innej możliwości zostaje o { $count } monety mniej.
  }
motive-costs-faint = Bohater po drodze mdleje i musi się odrodzić.
motive-costs-hearts = to kosztuje { $count ->
    [one] 1 serce
    [few] { $count } serca
    [many] { $count } serc
   *[other] { $count } serca
  }, { $left ->
    [one] zostaje tylko 1: od następnej Rany Bohater zemdleje.
    [few] zostają { $left }.
    [many] zostaje { $left }.
   *[other] zostaje { $left }.
  }
motive-costs-level = Bohater zostaje na Poziomie { $level }. Jeśli Bohaterowie się nie ruszą, ten Poziom zniknie przed jego następną turą, a kto na nim jest, zemdleje.
motive-costs-lost = to przegrywa wspinaczkę i kończy grę.
motive-costs-faint-past = Bohater przez to zemdlał.
motive-costs-hearts-past = To kosztowało { $count ->
    [one] 1 serce
    [few] { $count } serca
    [many] { $count } serc
   *[other] { $count } serca
  }; tyle serc zostało: { $left }.
motive-costs-level-past = Bohater został na Poziomie { $level }, który miał zniknąć przed jego następną turą.
motive-costs-lost-past = Przez to wspinaczka była przegrana.
motive-danger = Bohaterowi mniej grozi do następnej tury.
motive-danger-kept = Najlepsza inna możliwość bardziej naraża Bohatera do następnej tury.
motive-dice = Pozostałe kości dają potem więcej możliwości.
motive-end = W tej turze nic więcej się nie opłaca.
motive-even = W sumie najlepsza inna możliwość jest równie dobra.
motive-forging = Zespolenie: dwie takie same kości dają razem jeden inny symbol.
motive-gem-near = Bohater będzie bliżej klejnotu.
motive-gem-near-kept = Po najlepszej innej możliwości Bohater jest dalej od klejnotu.
motive-gems = { $count ->
    [0] To przynosi klejnoty.
    [one] To przynosi 1 klejnot.
    [few] To przynosi { $count } klejnoty.
    [many] To przynosi { $count } klejnotów.
   *[other] To przynosi { $count } klejnotu.
  }
motive-gems-kept = { $count ->
    [0] Po najlepszej innej możliwości zostaje mniej klejnotów.
    [one] Po najlepszej innej możliwości zostaje o 1 klejnot mniej.
    [few] Po najlepszej innej możliwości zostaje o { $count } klejnoty mniej.
    [many] Po najlepszej innej możliwości zostaje o { $count } klejnotów mniej.
   *[other] Po najlepszej innej możliwości zostaje o { $count } klejnotu mniej.
  }
motive-goods = Zostaje więcej monet, klejnotów, serc albo kart.
motive-hearts = { $count ->
    [0] To leczy.
    [one] To przywraca 1 serce.
    [few] To przywraca { $count } serca.
    [many] To przywraca { $count } serc.
   *[other] To przywraca { $count } serca.
  }
motive-hearts-kept = { $count ->
    [0] To chroni serca.
    [one] To chroni 1 serce.
    [few] To chroni { $count } serca.
    [many] To chroni { $count } serc.
   *[other] To chroni { $count } serca.
  }
motive-faint = Kto zemdleje, zaczyna znów z kompletem serc: { $count }.
motive-keep = Żadna z pozostałych kości nie ma bardziej przydatnego symbolu.
motive-level = Bohater nie zostaje na Poziomie, który zaraz zniknie.
motive-on-map = Bohater wchodzi na Mapę.
motive-only = Nic innego nie można zrobić.
motive-stays-on-map = Bohater zostaje na Mapie.
motive-footing = Stamtąd Grawitacja nie oddali Bohatera od celu aż tak bardzo.
motive-part = Samo w sobie jeszcze nic to nie daje; daje coś cały plan.
motive-prospects = Potem w zasięgu są lepsze Pola.
motive-rivals = To opóźnia rywala.
motive-rivals-kept = Najlepsza inna możliwość bardziej sprzyja rywalom.
motive-same = W sumie najlepsza inna możliwość jest warta tyle samo: obie są równie dobre.
motive-gravity = Kto wisi w powietrzu, i tak spadnie przed końcem tury.
motive-hold = { $count ->
    [one] Bez trzymania się Bohater spadłby o 1 Pole.
    [few] Bez trzymania się Bohater spadłby o { $count } Pola.
    [many] Bez trzymania się Bohater spadłby o { $count } Pól.
   *[other] Bez trzymania się Bohater spadłby o { $count } Pola.
  }
motive-set = Kość Specjalna zachowa ten symbol na następną turę: { $symbol }.
motive-saved = Każdy inny wybór to przegrana.
motive-shop-near = Bohater będzie bliżej Sklepu, a ma co wydać.
motive-shop-near-kept = Po najlepszej innej możliwości Bohater jest dalej od Sklepu albo ma w nim mniej do wydania.
motive-special = Kość Specjalna może potem mieć bardziej przydatny symbol.
motive-strike = To wzmacnia Bohatera przed atakiem na Bossa.
motive-strike-kept = To zachowuje siły Bohatera na atak na Bossa.
motive-strike-odds = Szansa na pokonanie Bossa w następnej turze wynosi wtedy { $chance }%; bez tego wyboru wynosiłaby { $other }%.
motive-tokens = Zostaje mniej szkodliwych żetonów.
motive-traps = To pozwala ominąć Pułapkę.
motive-traps-kept = Przy najlepszej innej możliwości Bohater spada na Pułapkę.
motive-way = To umożliwia następne akcje.
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
