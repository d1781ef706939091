### The lessons. A step has a title and a text (Markdown); an exercise also has a nudge (hint), what is
### said when it is solved (done), and a sentence for each wrong answer that has a name.

## What every lesson says

lesson-contents = { $title } ({ $boards ->
    [one] 1 plansza
    [few] { $boards } plansze
    [many] { $boards } plansz
   *[other] { $boards } planszy
  }, { $exercises ->
    [one] 1 ćwiczenie
    [few] { $exercises } ćwiczenia
    [many] { $exercises } ćwiczeń
   *[other] { $exercises } ćwiczenia
  })
lesson-board = Plansza { $number }
lesson-exercise = Ćwiczenie { $number }
lesson-ideas = Spróbuj: { $actions }
lesson-page = strona
lesson-instead = Co możesz zrobić:
lesson-solved = Rozwiązane!
lesson-not-yet = Jeszcze nie.
lesson-unreadable = Nie rozumiem: { $action }
lesson-nothing = Nic się nie dzieje.
lesson-hint = Podpowiedź { $rung } z { $top }
lesson-hint-anew = To dotyczy początku ćwiczenia. { $hint }
lesson-hint-next = Stąd prowadzi dalej ta akcja: { $action }.
lesson-solution = Jeden ze sposobów:
lesson-solution-anew = Jeden ze sposobów, licząc od początku:
lesson-solution-on = Jak można stąd iść dalej:
lesson-consequence = Co z tego wynika
lesson-rewind = Cofnij to
lesson-lost = Stąd celu nie da się już osiągnąć.
lesson-lost-by = Stąd celu nie da się już osiągnąć. Szansę przekreśliła ta akcja: { $action }.
lesson-lost-back = Wróć tam, skąd jeszcze się da
lesson-taken-back = Cofnięte do chwili tuż przed tym: { $action }. Co innego możesz zrobić?
lesson-wait = Zobacz, co z tego wyszło. Potem to cofnij.

## What the component says

lesson-word-again = Zagraj od nowa
lesson-word-goals = Twoje zadanie
lesson-word-hint = Daj podpowiedź
lesson-word-line = Odpowiedź w linijce
lesson-word-line-help = Zmień ją i wypróbuj. Akcje oddzielaj przecinkami.
lesson-word-next = Dalej
lesson-word-pause = Pauza
lesson-word-play = Pokaż mi to
lesson-word-play-on = Odtwórz
lesson-word-reset = Zacznij od nowa
lesson-word-run = Wypróbuj
lesson-word-step-back = Akcja wstecz
lesson-word-task-done = gotowe
lesson-word-try = Spróbuj:
lesson-word-watch = Patrz, co się dzieje, akcja po akcji.
predict-nothing = nic

## Goals

goal-within = { $n ->
    [one] Tylko 1 akcja
    [few] Najwyżej { $n } akcje
    [many] Najwyżej { $n } akcji
   *[other] Najwyżej { $n } akcji
  } (teraz { $now })
goal-not = Bez tego: { $goal }
goal-any = Coś z tego: { $goals }
goal-or = { " / " }
