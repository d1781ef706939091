### Reguły i powody, dla których czegoś zabraniają.

rule-LAMP-1 = O zmierzchu każda ćma dobiera z talii trzy skrzydła i trzyma je w tajemnicy. W talii są skrzydła o sile od 1 do 6, każde trzy razy.
rule-LAMP-2 = Gdy zapada noc, rzuca się dwiema kośćmi. Wyższy wynik to blask lampy, niższy to jej żar.
rule-WING-1 = Każda ćma po kolei kładzie jedno ze swoich skrzydeł, zakryte, albo odpoczywa. Wszystkie skrzydła odkrywa się razem.
rule-WING-2 = Skrzydło słabsze od żaru może położyć tylko ta ćma, która nie ma żadnego innego.
rule-REST-1 = Zamiast kłaść skrzydło, ćma może odpocząć, ale nigdy przez dwie noce z rzędu.
rule-SHED-1 = Zanim ćma położy skrzydło lub odpocznie, może zapłacić jeden swój pyłek, odrzucić jawnie skrzydło i dobrać inne, dopóki w talii coś jest.
rule-GLOW-1 = Najsilniejsze ze skrzydeł położonych tylko raz zabiera blask jako pył. Równe skrzydła oślepiają się nawzajem i nie biorą nic.
rule-GLOW-2 = Położone skrzydła przepadają. Po nocy każda ćma dobiera do trzech skrzydeł, dopóki w talii coś jest.
rule-DAWN-1 = Po ostatniej nocy wygrywa ćma, która ma najwięcej pyłu. Ćmy, które mają go po równo, dzielą się zwycięstwem.
rule-DAWN-2 = Jako rój wszystkie ćmy wygrywają, jeśli razem mają po trzy pyłki za każdą noc, a w przeciwnym razie wszystkie przegrywają.

why-LAMP-1 = W talii nie ma skrzydła { $wing }.
why-WING-1 = Ta ćma nie ma skrzydła { $wing }. Jej ręka: { $hand }.
why-WING-2 = Żar wynosi { $heat }, a skrzydło { $wing } jest słabsze. Ta ćma ma jeszcze { $hand }.
why-REST-1 = Ćma { $moth } odpoczywała zeszłej nocy.
why-SHED-1 = { $dust ->
    [0] Odrzucenie kosztuje jeden pył, a ta ćma nie ma żadnego.
   *[other] Talia jest pusta.
  }
