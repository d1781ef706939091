### The tutor: progress, questions for referees, what can go wrong with them.

## Progress

error-progress-long = ma więcej niż { $longest } B
error-progress-long-mend = Podaj plik, który wyeksportował ten program
error-progress-damaged = nie da się go odczytać: { $what }
error-progress-damaged-mend = Podaj plik, który wyeksportował ten program; uszkodzony leży odłożony w tym samym folderze

## Referee

error-referee-rule = w żadnej narysowanej pozycji nie da się złamać tej zasady
error-referee-rule-mend = Użyj jednej z tych: { $known }

## What an exercise is worth

lesson-stars = { $earned ->
    [0] Gwiazdki do zdobycia: { $worth } z { $all }; każda podpowiedź kosztuje jedną.
   *[other] { $again ->
        [more] Masz tu gwiazdki: { $earned } z { $all }. Kolejne rozwiązanie jest teraz warte { $worth }.
       *[same] Masz tu gwiazdki: { $earned } z { $all }.
      }
  }

## Predict

lesson-prediction = Przewidywanie { $number }
lesson-foresee-how = W Pythonie: { $call }
lesson-word-foresee = Zaznacz, czego się spodziewasz. Potem sprawdź.
lesson-word-point = Wskaż miejsce na planszy.
lesson-word-see = Sprawdź
place-prediction = przewidywanie { $number }
predict-right = { $question } { $truth }: zgadza się.
predict-wrong = { $question } Twoja odpowiedź: { $mark }. Jest inaczej: { $truth }.
predict-missed = Tu się nie udało.
predict-back = { $count ->
    [one] Ta zasada wróci w powtórce:
    [few] Te zasady wrócą w powtórce:
    [many] Te zasady wrócą w powtórce:
   *[other] Te zasady wrócą w powtórce:
  }
predict-n = { $n }
error-predict-ask = nie ma takiego pytania
error-predict-choice = tej odpowiedzi nie ma wśród podanych
error-predict-space = na planszy nie ma takiego miejsca
error-predict-space-mend = Podaj miejsce tak, jak nazywa je plansza
error-predict-number = tu potrzebna jest liczba
error-predict-number-mend = Podaj liczbę, na przykład 2

## The command `lessons`

lessons-line = { $languages } · plansze: { $boards } · przewidywania: { $predictions } · ćwiczenia: { $exercises } · egzaminy: { $exams } · złe odpowiedzi: { $wrong } · zasady: { $rules }
lessons-taught = Lekcje uczą { $taught } z { $all } zasad.
lessons-hold = { $count ->
    [one] { $count } ćwiczenie jest poprawne: wzorcowe rozwiązanie prowadzi w nim do celu, a żadna zła odpowiedź nie.
    [few] Wszystkie { $count } ćwiczenia są poprawne: w każdym wzorcowe rozwiązanie prowadzi do celu, a żadna zła odpowiedź nie.
    [many] Wszystkich { $count } ćwiczeń jest poprawnych: w każdym wzorcowe rozwiązanie prowadzi do celu, a żadna zła odpowiedź nie.
   *[other] { $count } ćwiczenia jest poprawne: w każdym wzorcowe rozwiązanie prowadzi do celu, a żadna zła odpowiedź nie.
  }
lessons-puzzles = Łamigłówki: { $count }
lessons-played = Losowe partie: { $plays }, plansze: { $boards } (ziarno { $seed }). Akcje: { $actions }, pozycje ze sprawdzonymi twierdzeniami: { $claims }, partie ze straconym celem: { $lost }, rozwiązane: { $solved }. Fałszywe twierdzenia: { $wrong }.
lessons-track-holds = Nic nie jest potrzebne, zanim zostanie wyjaśnione, każdy odnośnik prowadzi do swojej zasady, a wypróbowane podpowiedzi są prawdziwe (ziarno { $seed }).
lessons-puzzles-hold = { $count ->
    [one] { $count } łamigłówka jest poprawna: pełne przeszukanie nie znajduje lepszej drogi niż jej rozwiązanie.
    [few] Wszystkie { $count } łamigłówki są poprawne: pełne przeszukanie nie znajduje lepszej drogi niż ich rozwiązania.
    [many] Wszystkich { $count } łamigłówek jest poprawnych: pełne przeszukanie nie znajduje lepszej drogi niż ich rozwiązania.
   *[other] { $count } łamigłówki jest poprawne: pełne przeszukanie nie znajduje lepszej drogi niż ich rozwiązania.
  }

## The picture of what is known

level-unmet = jeszcze przed tobą
level-met = poznana
level-right = choć raz dobrze
level-known = opanowana
## The simulated pupils

pupils-seed = Ziarno: { $seed }
pupils-row = { $kind }: uczniowie: { $pupils } · kliknięcia: { $clicks }, w jednym kroku najwyżej { $most } · porównane informacje zwrotne: { $feedback } · odpowiedzi: { $answers } · ocenione jako znane: { $known } · na koniec stosowane poprawnie: { $recall }
pupils-kind-knower = wie wszystko
pupils-kind-guesser = zgaduje
pupils-kind-clicker = klika na oślep
pupils-kind-patchy = wie niejedno
pupils-kind-misreader = myli zasady
pupils-kind-forgetter = zapomina
pupils-stalls = Kroki, z których ktoś nie mógł wyjść: { $count }
pupils-false = Informacje zwrotne niezgodne z zasadami: { $count }
pupils-agreement = Korelacja rang między tym, co uczniowie mieli umieć, a ich ocenami: { $r } (liczba zasad z co najmniej trzema odpowiedziami: { $pairs }; wymagane co najmniej 0.90)
pupils-certain = To samo tam, gdzie odpowiedzi są warte trzech (taka, którą mogło spowodować kilka zasad, jest warta części jednej): { $r } (liczba zasad: { $pairs })
pupils-few = Za mało zasad z trzema odpowiedziami, żeby porównać oceny: { $pairs }
pupils-luck = Zasady ocenione jako znane u tych, którzy tylko zgadują: { $luck } (najwyżej 5%)
pupils-hold = Wszystkie granice są zachowane.
pupils-broken = Przekroczono granicę.
pupils-no-evidence = To sprawdza ocenianie i tempo. Niczego nie dowodzi o ludziach.

progress-title = Ile już umiesz z instrukcji
progress-due = { $count ->
    [0] Nic nie czeka na powtórkę.
    [one] Na powtórkę czeka 1 zasada: { $rules }.
    [few] Na powtórkę czekają { $count } zasady: { $rules }.
    [many] Na powtórkę czeka { $count } zasad: { $rules }.
   *[other] Na powtórkę czeka { $count } zasady: { $rules }.
  }
progress-aside = Pliku z twoimi postępami nie dało się odczytać. Leży odłożony jako { $file } i nic w nim nie zginęło.
progress-rule = zasada

## Goals

goal-scores = Co najmniej { $least } pkt, na razie { $now }

## The tutor as a page

tutor-word-aim = Cała gra w obrazkach
tutor-word-ask-rule = Zapytaj mnie o tę zasadę
tutor-word-back = Wstecz
tutor-word-begin-anew = Zacznij od nowa
tutor-word-begin-anew-text = Wybierz, co mamy zapomnieć: lekcję, odpowiedzi na temat jednej zasady albo wszystko. Zanim coś zniknie, zapytamy cię jeszcze raz.
tutor-word-bring-back = Przywróć tę kopię
tutor-word-codes = Pokaż numery zasad
tutor-word-exam = Egzamin sędziowski
tutor-word-exam-now = Podejdź teraz do egzaminu sędziowskiego
tutor-word-export = Zapisz postępy do pliku
tutor-word-file = Twoje postępy w pliku
tutor-word-file-text = Twoje postępy są przechowywane w tej przeglądarce. Zapisz je do pliku, żeby przenieść je do innej albo mieć kopię zapasową.
tutor-word-fold = Zwiń
tutor-word-forget = Zapomnij to
tutor-word-forget-it = Tak, zapomnij
tutor-word-forget-rule = Zapomnij moje odpowiedzi na temat tej zasady
tutor-word-forget-what = Co mamy zapomnieć?
tutor-word-go-back = Wróć do poprzedniego miejsca
tutor-word-forward = Następny krok
tutor-word-import = Wczytaj postępy z pliku
tutor-word-intro = Poznawaj grę po kawałku, zasada po zasadzie. Twoje postępy są przechowywane w tej przeglądarce.
tutor-word-keep-it = Nie, zostaw
tutor-word-kept-copies = Kopie odłożone w tej przeglądarce, zanim wszystko zostało zapomniane:
tutor-word-lessons = Lekcje
tutor-word-link = Kopiuj link do tego kroku
tutor-word-lost-progress = Ta przeglądarka nie pozwala przechować twoich postępów. Zanim wyjdziesz, zapisz je do pliku.
tutor-word-more-due = Kolejne zasady do powtórki: { $n }.
tutor-word-next-due = Następna będzie { $rule }: { $when }.
tutor-word-next-lesson = Następna lekcja
tutor-word-next-puzzle = Następna łamigłówka
tutor-word-no-lesson = Żadna lekcja nie uczy jeszcze tej zasady.
tutor-word-picture-help = Każdy znak to jedna zasada; naciśnij go, żeby ją przeczytać. Strzałki prowadzą od znaku do znaku.
tutor-word-play = Zagraj
tutor-word-practise = Poćwicz
tutor-word-progress = Moje postępy
tutor-word-puzzles = Łamigłówki
tutor-word-result = Udostępnij mój wynik
tutor-word-review = Do powtórki
tutor-word-rooms = Części kursu
tutor-word-show-lesson = Pokaż mi
tutor-word-title = Poznaj zasady
tutor-word-to-game = Wróć do gry
tutor-word-to-lessons = Wszystkie lekcje
tutor-word-to-progress = Moje postępy
tutor-word-to-puzzles = Wszystkie łamigłówki
tutor-no-place = Ten link nie prowadzi do niczego w tym kursie.
tutor-word-unfold = Rozwiń tekst
tutor-begin = Zacznij: { $title }
tutor-go-on = Ucz się dalej: { $title }, krok { $step } z { $count }
tutor-go-on-at = Ciąg dalszy od kroku { $step } z { $count }
tutor-next = Następna lekcja: { $title }
tutor-solved = Rozwiązane: { $solved } z { $exercises }. Gwiazdki: { $stars } z { $all }.
tutor-step = krok { $step } z { $count }
tutor-puzzle = łamigłówka { $number } z { $count }
tutor-puzzles-solved = Rozwiązane: { $solved } z { $count }
tutor-needs = Po lekcji { $number } · { $title }
tutor-stars = Rozwiązana. Gwiazdki: { $stars } z { $all }
tutor-way = { $number } · { $title }, krok { $step } z { $count }
tutor-mark = { $rule }: { $level }
tutor-mark-due = { $rule }: { $level }, do powtórki
tutor-known = Ta zasada: { $level }. Dobre odpowiedzi: { $right }, złe: { $wrong }.
tutor-due = { $count ->
    [0] Nic nie czeka na powtórkę.
    [one] Na powtórkę czeka 1 zasada.
    [few] Na powtórkę czekają { $count } zasady.
    [many] Na powtórkę czeka { $count } zasad.
   *[other] Na powtórkę czeka { $count } zasady.
  }
tutor-due-soon = Do powtórki: { $count }, jakieś { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }
tutor-recall-title = { $count ->
    [one] { $count } pytanie na zapamiętanie
    [few] { $count } pytania na zapamiętanie
    [many] { $count } pytań na zapamiętanie
   *[other] { $count } pytania na zapamiętanie
  }
tutor-end-stars = { $result ->
    [none] Na razie nic tu nie jest rozwiązane, ale to może poczekać. Twoje gwiazdki w tej lekcji: { $stars } z { $all }
    [whole] Cała lekcja rozwiązana. Brawo! Twoje gwiazdki w tej lekcji: { $stars } z { $all }
   *[some] Twoje gwiazdki w tej lekcji: { $stars } z { $all }
  }
tutor-end-drawn = { $beside ->
    [predictions] Pięć gwiazdek liczy ćwiczenia i przewidywania razem.
    [exams] Pięć gwiazdek liczy ćwiczenia i egzamin razem.
   *[both] Pięć gwiazdek liczy ćwiczenia, przewidywania i egzamin razem.
  }
tutor-end-sat = Gwiazdki za egzamin: { $stars } z { $all }. Każda błędna odpowiedź kosztuje jedną.
tutor-end-predicted = Trafne przewidywania: { $right } z { $all }
tutor-end-missed = Tu się nie udało: spróbuj jeszcze raz
tutor-end-skipped = { $count ->
    [one] Jeden krok został pominięty
    [few] Te kroki zostały pominięte
    [many] Te kroki zostały pominięte
   *[other] Te kroki zostały pominięte
  }
tutor-pause = Połowa drogi: dobre miejsce na przerwę. Wszystko zostaje zapisane.
tutor-exam-all = Pytania z całej instrukcji. Przyjrzyj się pozycji i oceń to, co ktoś zapowiada: wolno czy nie wolno, a jeśli nie, to która zasada tego zabrania? A czasem: która zasada rozstrzyga, co się dzieje?
tutor-exam-few = Kilka pytań z części instrukcji. Przyjrzyj się pozycji i oceń to, co ktoś zapowiada: wolno czy nie wolno, a jeśli nie, to która zasada tego zabrania?
tutor-everything = Wszystko
tutor-lost-rule = { $answers ->
    [one] Zapomnimy 1 twoją odpowiedź na temat { $rule }. Zasada będzie znów niepoznana.
    [few] Zapomnimy { $answers } twoje odpowiedzi na temat { $rule }. Zasada będzie znów niepoznana.
    [many] Zapomnimy { $answers } twoich odpowiedzi na temat { $rule }. Zasada będzie znów niepoznana.
   *[other] Zapomnimy { $answers } twojej odpowiedzi na temat { $rule }. Zasada będzie znów niepoznana.
  }
tutor-lost-lesson = { $title }: zapomnimy { $solved ->
    [one] 1 rozwiązanie i jego gwiazdki
    [few] { $solved } rozwiązania i ich gwiazdki
    [many] { $solved } rozwiązań i ich gwiazdki
   *[other] { $solved } rozwiązania i ich gwiazdki
  }. To, co wiesz o zasadach, zostaje.
tutor-lost-all = Zapomnimy wszystko. Rozwiązania: { $solved }. Odpowiedzi na temat zasad: { $answers }. Najpierw odłożymy kopię.
tutor-forgotten = { $what ->
    [all] Wszystko zostało zapomniane, a kopia tego, co było, leży odłożona.
    [lesson] Zapomniane: { $title }. Możesz rozwiązać całą lekcję od nowa.
   *[rule] Zapomniane: { $title }. Zasada jest znów niepoznana.
  }
error-tutor-folder = z --page nie używa się folderu
error-tutor-folder-mend = Pomiń --folder albo --page
error-tutor-hosting = ma to tylko strona samouczka bez kodu; JupyterLab zawsze wymaga własnego kodu dostępu
mend-tutor-hosting = Pomiń tę opcję albo dodaj --page
