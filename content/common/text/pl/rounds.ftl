### Krótkie rundy egzaminu sędziowskiego: powtórka, rozpoznanie, sprawdziany.

round-report = { $title }: wynik
round-summary = Odpowiedzi: { $answered } z { $count }. Dobre: { $right }.

## Review: what is due

round-review-title = Powtórka
round-review-about = Po jednym pytaniu z każdej zasady, na którą przyszła pora. Po dobrej odpowiedzi następna powtórka będzie później.
round-review-offer = { $count ->
    [one] { $count } pytanie do powtórki
    [few] { $count } pytania do powtórki
    [many] { $count } pytań do powtórki
   *[other] { $count } pytania do powtórki
  }, około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minut
  }
round-review-begin = Powtórz teraz
round-review-more = Powtarzaj dalej ({ $count ->
    [one] { $count } pytanie
    [few] { $count } pytania
    [many] { $count } pytań
   *[other] { $count } pytania
  })
round-review-done = Na razie to wszystko.

## Placement: for people who have played

round-placement-title = Od czego zacząć
round-placement-about = Oceń sytuacje na planszy: { $count }. Dopóki odpowiadasz dobrze, pochodzą z coraz dalszych lekcji. Złe odpowiedzi nie liczą się na twoją niekorzyść.
round-placement-offer = Sytuacje do oceny: { $count }. Po około 4 minutach będzie wiadomo, od której lekcji zacząć.
round-placement-begin = Znam już tę grę
round-placement-result = { $right ->
    [0] Nic nie szkodzi: lekcje zaczynają od samego początku.
   *[other] To, co udało się dobrze ocenić, liczy się jako poznane. Reszty nauczą cię lekcje.
  }
round-placement-way = Zacznij od lekcji { $number }: { $title }

## Checkpoints: a referee’s round after some lessons

round-checkpoint-title = Sprawdzian po lekcji { $number }
round-checkpoint-about = Jesteś sędzią. Pytania z tego, czego uczyły dotychczasowe lekcje: { $count }. Każda zła odpowiedź kosztuje gwiazdkę.
round-checkpoint-offer = Pytania z tego, co już było: { $count }, około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minut
  }
round-checkpoint-begin = { $done ->
    [true] Podejdź jeszcze raz do sprawdzianu
   *[other] Podejdź do sprawdzianu
  }
round-checkpoint-stars = Gwiazdki: { $stars } z { $all }
round-checkpoint-way = Dalej: lekcja { $number }, { $title }

## A result to share

result-title = { $title }: mój wynik na kursie
result-lessons = Ukończone lekcje: { $done } z { $all }. Gwiazdki: { $stars } z { $most }.
result-rules = Zasady z dobrą odpowiedzią: { $right } z { $all }; opanowane: { $known }.
result-exam = Egzamin sędziowski: dobre odpowiedzi { $right } z { $count }.

## Many learners in one table

pupils-head-pupil = uczeń
pupils-head-rule = zasada
pupils-head-level = znajomość
pupils-head-right = dobre
pupils-head-wrong = złe
pupils-line = { $name }: rozwiązane: { $solved }; zasady poznane: { $met }, z dobrą odpowiedzią: { $right }, opanowane: { $known }.
pupils-legend = Za znakiem: dobre odpowiedzi/złe odpowiedzi.
pupils-hardest = Najwięcej złych odpowiedzi: { $rules }.
