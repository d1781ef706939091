### The tutor: progress, questions for referees, what can go wrong with them.

## Predict

lesson-word-off = poza Mapą
predict-where = Gdzie znajdzie się { $figure } (teraz na { $from-loc })?
predict-hearts = Ile serc będzie mieć { $hero }?
predict-off = poza Mapą
error-predict-nobody = nikt tam nie stoi
error-predict-nobody-mend = Zapytaj o Pole, na którym stoi figurka
error-predict-seat = nie ma Bohatera o tym numerze
error-predict-seat-mend = Zapytaj o Bohatera z tej pozycji

## Goals

goal-gone = { $figure } jest poza Mapą
goal-happened-turn-began = Zaczęła się następna tura
goal-this-turn = W tej turze: { $goal }
goal-happened-level-removed = Jeden z Poziomów zniknął
goal-not-gone = { $figure } wciąż jest na Mapie
goal-happened-wounded = Ktoś odnosi Rany
goal-not-happened-wounded = Nikt nie odnosi Ran
goal-happened-fainted = Ktoś zemdlał
goal-not-happened-fainted = Nikt nie mdleje
goal-owns = { $hero } ma tę kartę: { $card }

## Chapters of the rulebook

chapter-SET = Przygotowanie
chapter-MAP = Mapa
chapter-ADJ = Sąsiednie Pola
chapter-DIE = Kości
chapter-TRN = Tura
chapter-SYM = Symbole
chapter-FRG = Zespolenie
chapter-SPN = Odrodzenie
chapter-ACT = Akcje
chapter-CRD = Karty
chapter-MOV = Ruch
chapter-GRA = Grawitacja
chapter-LAD = Drabiny
chapter-PRT = Portale Pustki
chapter-ZOC = Strefa kontroli Wroga
chapter-PSH = Pchnięcia
chapter-ENM = Wrogowie
chapter-LVL = Poziomy
chapter-ATK = Ataki
chapter-WND = Rany
chapter-FNT = Omdlenie
chapter-GEM = Klejnoty
chapter-BOS = Boss
chapter-MED = Meduza
chapter-IKE = Ikee
chapter-BLV = Poziom Bossa
chapter-ART = Artefakty
chapter-LNG = Większa Mapa
chapter-SOL = Tryb solo

## The tutor as a page

tutor-word-window = Naucz się zdobywać wieżę

## The aim of the game, in pictures

tutor-aim-up = Wspinaj się na wieżę. Nad tobą pojawiają się nowe Poziomy, a najniższe się kruszą.
tutor-aim-gather = Zbieraj monety i klejnoty: za monety kupisz sprzęt, klejnoty wzmocnią twoje kości.
tutor-aim-boss = Pokonaj Bossa na szczycie. Kto to zrobi, wygrywa.
