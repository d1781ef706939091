### Egzamin sędziowski: pytania, odpowiedzi, wynik.

exam-asked = { $hero } zapowiada: { $action }. Wolno czy nie wolno?
exam-off = { $action }, za brzeg Mapy

## Co mówi się o pozycji oprócz rysunku

exam-step = Tura: { $hero }. Krok: { $step }.
exam-decides = Teraz decyduje { $hero }.
exam-must-spawn = Na początku tego kroku { $hero-gen } nie było na Mapie.
exam-off-map = { $hero } jest poza Mapą.
exam-fell = { $hero } jest poza Mapą po omdleniu na Poziomie Bossa.
exam-bonus = { $n ->
    [one] Następny atak mieczami w tej turze zadaje o 1 Ranę więcej.
    [few] Następny atak mieczami w tej turze zadaje o { $n } Rany więcej.
    [many] Następny atak mieczami w tej turze zadaje o { $n } Ran więcej.
   *[other] Następny atak mieczami w tej turze zadaje o { $n } Rany więcej.
  }
exam-ward = { $n ->
    [one] { $hero } nie odniesie następnej Rany.
    [few] { $hero } nie odniesie następnych { $n } Ran.
    [many] { $hero } nie odniesie następnych { $n } Ran.
   *[other] { $hero } nie odniesie następnej { $n } Rany.
  }
exam-ability = Zdolność { $hero-gen } jest już zużyta w tej turze.
exam-through = Ten Ruch przechodzi też przez Ściany.
exam-slide = Przenoszony Wróg jest na { $space }. Zostało mu Pól: { $n }.
exam-pick = Liczba Pól, o które można przenieść Wroga: najwyżej { $n }.
exam-level = Na Mapie: Poziom { $low }. Liczba Poziomów wieży: { $all }, ostatni to Poziom Bossa.
exam-levels = Na Mapie: Poziomy od { $low } do { $high }. Liczba Poziomów wieży: { $all }, ostatni to Poziom Bossa.

## Egzamin jako komponent i w lekcji

exam-word-look = Naciśnij Pole na Mapie, a przeczytasz, co tam jest.
exam-word-used = Kości już użyte
