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
lesson-how = lesson.show(1) pokazuje planszę do oglądania albo zabawy, lesson.exercise(1) zadanie. Resztę wymienia help(lesson).
lesson-board = Plansza { $number }
lesson-exercise = Ćwiczenie { $number }
lesson-ideas = Spróbuj: { $actions }
lesson-page = strona
lesson-instead = Co możesz zrobić:
lesson-solved = Rozwiązane!
lesson-going = Dalej:
lesson-not-yet = Jeszcze nie.
lesson-unreadable = Nie rozumiem: { $action }
lesson-nothing = Nic się nie dzieje.
lesson-hint = Podpowiedź { $rung } z { $top }
lesson-hint-anew = To dotyczy początku ćwiczenia. { $hint }
lesson-hint-left =
    { $count ->
        [one] Stąd brakuje już tylko jednej akcji. Której?
        [few] Stąd wystarczą { $count } akcje. Która będzie pierwsza?
        [many] Stąd wystarczy { $count } akcji. Która będzie pierwsza?
       *[other] Stąd wystarczy { $count } akcji. Która będzie pierwsza?
    }
lesson-hint-next = Stąd prowadzi dalej ta akcja: { $action }.
lesson-solution = Jeden ze sposobów:
lesson-solution-anew = Jeden ze sposobów, licząc od początku:
lesson-solution-on = Jak można stąd iść dalej:
lesson-solution-back = Rozwiązanie było podane, więc wróci to w powtórce.
lesson-consequence = Co z tego wynika
lesson-rewind = Cofnij to
lesson-lost = Stąd celu nie da się już osiągnąć.
lesson-lost-by = Stąd celu nie da się już osiągnąć. Szansę przekreślił wybór „{ $action }”.
lesson-lost-turn = { $over ->
        [yes] Cel nie został osiągnięty na czas.
       *[no] Tym razem nie da się już osiągnąć celu na czas.
    }
lesson-lost-turn-by = { $over ->
        [yes] Cel nie został osiągnięty na czas. Szansę przekreślił wybór „{ $action }”.
       *[no] Tym razem nie da się już osiągnąć celu na czas. Szansę przekreślił wybór „{ $action }”.
    }
lesson-lost-back = Wróć tam, skąd jeszcze się da
lesson-taken-back = Cofnięte do chwili tuż przed wyborem „{ $action }”. Co innego możesz zrobić?
lesson-wait = Zobacz, co z tego wyszło. Potem to cofnij.

## What the component says

lesson-word-again = Zagraj od nowa
lesson-word-goals = Twoje zadanie
lesson-word-hint = Daj podpowiedź
lesson-word-line = Odpowiedz, pisząc
lesson-word-line-help = Grać można też pisząc: zmień linijkę i wypróbuj ją. Akcje oddzielaj przecinkami.
lesson-word-mark-guess = Tego się spodziewasz
lesson-word-mark-hint = Podpowiedź: spójrz tutaj
lesson-word-mark-refused = Tego dotyczy odmowa
lesson-word-next = Pokaż
lesson-word-pause = Pauza
lesson-word-play = Pokaż mi to
lesson-word-play-on = Odtwórz
lesson-word-reset = Zacznij od nowa
lesson-word-rules-rest = Inne zasady, które tu zadziałały
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

## The notebook START

start-title = Zacznij tutaj
start-text =
    To kurs gry { $game }: osobny notatnik na każdą lekcję, po kolei. Gra się na planszach, myszą, palcem albo klawiszami.
    Pythona znać nie trzeba.

    ### Jak działa notatnik

    Notatnik składa się z tekstu, takiego jak ten, i z szarych komórek. Wybierz szarą komórkę poniżej,
    przytrzymaj Shift i naciśnij Enter: komórka zostanie uruchomiona, a jej wynik pojawi się pod nią. Tak samo pojawiają się
    plansze, komórka po komórce, od góry do dołu.

    Bez myszy: strzałki prowadzą od komórki do komórki, Shift + Enter uruchamia komórkę i przechodzi do następnej, Tab prowadzi
    na planszę, a Esc z powrotem.
start-then =
    Wybierz tytuł z listy: lekcja otworzy się w osobnej karcie. Wracaj tu, kiedy chcesz, i uruchom komórkę jeszcze raz, a zobaczysz,
    ile już za tobą. Twoje postępy są zapisywane na tym komputerze.

    A jeśli wolisz zacząć od razu: { $link }.
start-first = Zacznij od lekcji { $link }
start-next = Następna lekcja: { $link }
start-all-done = Wszystkie lekcje ukończone.
start-solved = Rozwiązane: { $solved } z { $exercises }
