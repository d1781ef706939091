### Egzamin sędziowski: pytania, odpowiedzi, wynik.

place-exam = egzamin
error-exam-count = nie da się zadać tylu pytań: { $count }
error-exam-count-mend = { $most ->
    [1] Poproś o 1 pytanie albo wymień więcej zasad
   *[other] Podaj liczbę pytań od 1 do { $most } albo wymień więcej zasad
  }
error-exam-over = na wszystkie pytania już padła odpowiedź
error-exam-over-mend = Zajrzyj do report() albo zacznij inny egzamin
error-exam-rule = nie ma zasady { $rule }
error-exam-said = już wiadomo, że twoim zdaniem nie wolno
error-exam-said-mend = Podaj zasadę, która tego zabrania
error-exam-unnamed = nie podano żadnej zasady
error-exam-unnamed-mend = Podaj zasadę, która rozstrzyga, co się dzieje
error-exam-number = na pytanie { $number } nie ma jeszcze odpowiedzi
error-exam-number-mend = Podaj numer pytania, na które już padła odpowiedź

exam-title = Egzamin sędziowski
exam-question = Pytanie { $number } z { $count }
exam-which = Twoim zdaniem nie wolno. Która zasada tego zabrania?
exam-right = Dobrze!
exam-wrong = Nie całkiem.
exam-misjudged = Tym razem źle.
exam-too-kind = Twoim zdaniem wolno. Oto, co tego zabrania:
exam-too-strict = Zabraniasz tego, ale żadna zasada nie stoi na przeszkodzie. Oto, co na to pozwala:
exam-other-rule = Nie wolno, to prawda. Ale wskazana zasada mówi o czym innym: { $text } Oto, co tego zabrania:
exam-done = Zagrano: { $action }. Która zasada o tym rozstrzyga?
exam-done-happens = Zagrano: { $action }. Co się dzieje: { $told } Która zasada o tym rozstrzyga?
exam-happens = Dzieje się to: { $told } Która zasada o tym rozstrzyga?
exam-decides-it = Plansza pokazuje chwilę przedtem. Która to z tych zasad?
exam-decided = Rozstrzyga o tym:
exam-not-decided = Wskazana zasada mówi o czym innym: { $text } O tym rozstrzyga:
exam-report = Egzamin sędziowski: wynik
exam-summary = { $answered ->
    [0] Nie ma jeszcze żadnej odpowiedzi.
   *[other] Dobre odpowiedzi: { $right } z { $answered }.
  } Liczba pytań egzaminu: { $count }.
exam-place = { $rule } (strona { $page })
exam-line = Dobrze: { $right }, źle: { $wrong }. Twoja znajomość zasady: { $level }.
exam-again = Przeczytaj jeszcze raz: { $rules }.
exam-again-pages = Strony instrukcji, które warto przeczytać jeszcze raz: { $pages }.
exam-none-again = Niczego nie trzeba czytać jeszcze raz. Gwizdek jest twój.
exam-number = Numer tego egzaminu: { $seed }.
exam-seed = Ten sam egzamin jeszcze raz: ziarno { $seed }.

## Egzamin jako komponent i w lekcji

lesson-exam = Egzamin { $number }
place-lesson-exam = egzamin { $number }
exam-so-far = { $answered ->
    [0] Jeszcze nie ma żadnej odpowiedzi.
   *[other] Dobre odpowiedzi: { $right } z { $answered }.
  }
exam-word-anew = Inny egzamin
exam-word-back = Wróć do egzaminu
exam-word-illegal = Nie wolno
exam-word-legal = Wolno
exam-word-mend = Egzamin z tego, co poszło źle
exam-word-onward = Następne pytanie
exam-word-position = Czego nie widać na rysunku
exam-word-print = Wydrukuj wynik
exam-word-printed = Wydrukowano { $date }
exam-word-report = Wynik
exam-word-stop = Jak mi idzie?
exam-word-verdict = Twój werdykt
