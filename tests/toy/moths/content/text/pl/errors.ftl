### Błędy, które można poprawić.

mend-line = Napisz wiersze: night, lamp, po jednym na każdą ćmę i deck
error-wings = jest za dużo skrzydeł o sile { $wing }
mend-wings = Każda siła występuje trzy razy
error-never = w żadnej grze nie może do tego dojść
mend-never = Zmień to tak, żeby w grze mogło do tego dojść
error-strengths = { $verb } ma złe liczby
mend-strengths = Napisz liczby od 1 do 6: lay 4, roll 5 3
