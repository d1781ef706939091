### Działania, zdarzenia, położenia.

moth = ćma { $moth }

do-lay = Połóż skrzydło { $wing }
do-rest = Odpocznij
do-shed = Odrzuć skrzydło { $wing }
do-draw = Dobierz skrzydło { $wing }
do-roll = Zapal lampę: blask { $glow }, żar { $heat }

event-lit = Lampa świeci: blask { $glow }, żar { $heat }.
event-drew = Ćma { $moth } dobiera skrzydło.
event-laid = Ćma { $moth } wybrała.
event-shed = Ćma { $moth } odrzuca skrzydło { $n }.
event-revealed = Oto, co kto wybrał: { $choices }.
event-choice = { $wing ->
    [0] ćma { $moth } odpoczywa
   *[other] ćma { $moth } kładzie { $wing }
  }
event-won = Ćma { $moth } zabiera pył: { $n }.

over-race = { $count ->
    [one] Wygrywa { $moths }. Pył: { $dust }.
    [few] Wygrywają { $moths }. Pył każdej: { $dust }.
    [many] Wygrywają { $moths }. Pył każdej: { $dust }.
   *[other] Wygrywają { $moths }. Pył każdej: { $dust }.
  }
over-swarm = Rój wygrywa. Pył: { $dust }.
over-lost = Rój przegrywa. Pył: tylko { $dust }.

outlook-chance = Dalej decyduje los.
outlook-moth = Decyduje ćma { $moth }.

position-night = Noc { $night } z { $nights }.
position-swarm = Wszystkie ćmy to jeden rój.
position-race = Każda ćma lata na własny rachunek.
position-dark = Lampa jest zgaszona.
position-moth = Ćma { $moth }: pył { $dust }, { $count ->
    [0] bez skrzydeł
   *[other] skrzydła { $wings }
  }.
position-rested = Ćma { $moth } odpoczywała zeszłej nocy.
position-deck = Skrzydła w talii: { $count }.

position-dust = Pył: { $dust }

prompt-choose = Połóż skrzydło albo odpocznij. Nikt inny jeszcze tego nie widzi.
position-choice = Tej nocy: { $choice }.

series-dust = Pył
