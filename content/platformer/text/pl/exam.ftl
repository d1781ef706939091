### Egzamin sędziowski: pytania, odpowiedzi, wynik.

place-exam = egzamin
error-exam-count = nie da się zadać tylu pytań: { $count }
error-exam-count-mend = Poproś o 1 do { $most } pytań albo wymień więcej zasad
error-exam-over = na wszystkie pytania już padła odpowiedź
error-exam-over-mend = Zajrzyj do report() albo zacznij inny egzamin
error-exam-rule = nie ma zasady { $rule }
error-exam-rule-mend = Podaj jedną z zasad do wyboru, na przykład MAP-3
error-exam-said = już wiadomo, że twoim zdaniem nie wolno
error-exam-said-mend = Podaj zasadę, która tego zabrania
error-exam-number = na pytanie { $number } nie ma jeszcze odpowiedzi
error-exam-number-mend = Podaj numer pytania, na które już padła odpowiedź

exam-question = Pytanie { $number } z { $count }
exam-asked = { $hero } zapowiada: { $action }. Wolno czy nie wolno?
exam-which = Twoim zdaniem nie wolno. Która zasada tego zabrania?
exam-right = Dobrze!
exam-wrong = Nie całkiem.
exam-too-kind = U ciebie by to przeszło. Oto, co się temu sprzeciwia:
exam-too-strict = Zabraniasz tego, ale żadna zasada nie stoi na przeszkodzie. Oto, co na to pozwala:
exam-other-rule = Nie wolno, to prawda. Ale { $rule } (strona { $page }) mówi o czym innym: { $text } Tu decyduje co innego:
exam-report = Egzamin sędziowski: wynik
exam-summary = Dobre odpowiedzi: { $right } z { $answered }. Liczba pytań egzaminu: { $count }.
exam-place = { $rule } (strona { $page })
exam-line = dobrze { $right }, źle { $wrong }; teraz: { $level }
exam-again = Przeczytaj jeszcze raz: { $rules }.
exam-none-again = Nic nie trzeba czytać jeszcze raz. Gwizdek jest twój.
exam-seed = Ten sam egzamin jeszcze raz: ziarno { $seed }.
