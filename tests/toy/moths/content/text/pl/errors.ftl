### Błędy, które można poprawić.

mend-line = Napisz wiersze night, lamp, po jednym na każdą ćmę i deck
error-wings = jest za dużo skrzydeł { $wing }
mend-wings = Każda siła jest trzy razy
error-never = żadna gra do tego nie dochodzi
mend-never = Zmień to tak, by gra mogła do tego dojść
error-strengths = { $verb } ma złe liczby
mend-strengths = Napisz liczby od 1 do 6: lay 4, roll 5 3
