### The words of the page and its parts. Within a section the keys are sorted.

## The page as a whole

handover-take = To ja, { $player }
handover-text = Dalej patrzy tylko { $player }.
handover-title = Przekaż ekran: { $player }
redo-next = Ponów następną akcję
undo-chance = Tego nie da się cofnąć: potem zdecydował już los.
undo-last = Cofnij ostatnią akcję
undo-revealed = Tego nie da się cofnąć: odkryto coś zakrytego.
unofficial = Nieoficjalna pomoc w nauce gry. Prawa do gry należą do jej właścicieli.

## The page before the game is there

starting-again = Spróbuj ponownie
starting-failed = Nie udało się uruchomić gry.
starting-page = Chwileczkę…
starting-reason = Powód jest zapisany w terminalu, w którym uruchomiono grę.
starting-script = Gra potrzebuje JavaScriptu; zezwól na niego na tej stronie.
starting-slow = To trwa dłużej niż zwykle; jeszcze chwila.

## A page that is not there

page-broken = Nie udało się pokazać strony
page-full = Wszystkie miejsca są zajęte
page-full-wait = Jest tu teraz tyle osób, ile się mieści. Ta strona sama pyta o miejsce co { $seconds } s.
page-full-place = { $place ->
    [1] Następne wolne miejsce jest twoje.
   *[other] Twoje miejsce w kolejce: { $place }.
}
page-full-site = Zagraj na stronie, która nie potrzebuje miejsca
page-token = Tę stronę otwiera kod dostępu
page-token-ask = Ma go ten, kto prowadzi ten serwer.
page-token-wrong = To nie ten kod. Sprawdź go jeszcze raz albo zapytaj tego, kto prowadzi ten serwer.
page-token-label = Kod dostępu
page-token-go = Wejdź
page-missing = Pod tym adresem nic nie ma
page-sent = Przysyła cię tu inna strona
page-sent-go = Otwórz stronę
page-stranger = Ten serwer nie nazywa się { $name }
page-stranger-mend = Kto go prowadzi, może dopuścić tę nazwę opcją --allow-host.
page-to-game = Do gry

## Connection and errors

connection-away = Brak połączenia z grą. Strona wznowi grę sama, gdy tylko je odzyska.
connection-lost = Połączenie z grą zostało zerwane. Twoja gra jest bezpieczna w tej przeglądarce.
connection-refused = Tego nie wykonano: nie ma połączenia.
connection-reload = Odśwież stronę
connection-returning = Gra zaraz wróci: strona wczytuje się ponownie…
connection-idle = Od dłuższego czasu nikt nie używa tej strony, więc za chwilę odda swoje miejsce innym. Naciśnij dowolny klawisz, żeby zostać. Twoja gra jest zapisana w tej przeglądarce.
connection-resting = Nikt nie używał tej strony, więc oddała swoje miejsce innym. Twoja gra jest zapisana w tej przeglądarce. Naciśnij dowolny klawisz, żeby grać dalej.
connection-silent = Gra od dłuższej chwili nie odpowiada. Twój wybór jest wysyłany ponownie, aż odpowie.
connection-waiting = Czekamy na grę…
error-save = Nie udało się zapisać gry w tej przeglądarce.
error-text = Coś poszło nie tak po naszej stronie i nic się nie zmieniło. Spróbuj jeszcze raz.
error-title = To się nie udało
pressed-late = Następne kliknięcie przyszło za wcześnie i nie zostało wykonane. Spójrz na planszę i kliknij jeszcze raz, jeśli nadal tego chcesz.
restored = Twoja ostatnia gra znów leży na stole.

## A new game

form-barred = { $name } (nie przy liczbie graczy: { $players })
form-add-player = Dodaj gracza
form-bot-random = Losowy bot
form-more = Więcej opcji
form-name-of = Imię gracza { $seat }
form-person = człowiek
form-played-by = Kto gra
form-played-by-of = Kto gra za gracza { $seat }
form-player = Gracz { $seat }
form-remove-player = Usuń gracza { $seat }
form-seed = Ziarno
form-title = Nowa gra

## Buttons and the menu

back-to-game = Wróć do gry
choices = Inne możliwości
choices-few = niemożliwe: { $n }
choices-not = Teraz niemożliwe: { $n }
choose-game = Która gra?
close = Zamknij
help = Pomoc: klawisze
help-arrows = Przejdź z miejsca na miejsce na planszy
help-choices = Przejdź do przycisków akcji
help-end = Zakończ akcje
help-inspect = Co to jest?
help-lit = Przejdź do następnego podświetlonego miejsca
help-mine = Przejdź tam, gdzie stoję
lit-places = Podświetlone: { $places }.
help-enter = Użyj tego, co jest zaznaczone
help-escape = Zamknij to, co otwarte, albo cofnij wybór
language = Język
load = Wczytaj
load-file = Wczytaj z pliku
load-paste = Albo wklej tu zapisaną grę
new-game = Nowa gra
news-back = Przeczytaj, co było wcześniej
news-catch-up = Przeczytaj po kolei, co się stało od twojej ostatniej { term-turn.gen }: { $n }
news-on = Przeczytaj, co było dalej
news-whole = Pokaż całość
other-game = Inna gra
redo = Ponów
redo-nothing = Nie ma czego ponawiać.
redo-what = Ponów: { $action }
resume = Wznów ostatnią grę
tab-elsewhere = Ta gra toczy się dalej w innej karcie.
tab-open = Twoja ostatnia gra jest otwarta w innej karcie. Jeśli wznowisz ją tutaj, tam się zatrzyma.
tab-take = Graj dalej tutaj
save-file = Zapisz do pliku
saved-delete = Usuń
saved-delete-sure = Usuń na zawsze
saved-go-on = Graj dalej
saved-over = zakończona
saved-title = Zapisane gry
undo = Cofnij
undo-nothing = Nie ma czego cofać.
undo-what = Cofnij: { $action }

## Parts of the table

bot-next = Niech bot zdecyduje
foreseen-if = Jeśli to zrobisz:
log = Co się wydarzyło
log-codes = Pokaż numery zasad
log-more = jeszcze { $n }
log-none = Jeszcze nic się nie wydarzyło.
log-older = Pokaż wcześniejsze wpisy: { $n }
log-latest = Przejdź do najnowszych
since = Co się stało od twojej ostatniej { term-turn.gen } ({ $n })
since-of = { term-turn }: { $player }.
pace = Tempo botów
pace-fast = szybkie
pace-normal = zwykłe
pace-slow = wolne
pace-step = krok po kroku

## Whose turn, and what to do

prompt-bot = { $player } się zastanawia…
prompt-over = Gra skończona.
win-again = Zagraj jeszcze raz
win-text = Wygrywa { $player }!

## A refusal

instead = Zamiast tego możesz:
idle = { $action }: nic by się nie zmieniło
idle-not-done = Nie zostało to wykonane. Nic nie kosztuje i możesz grać dalej.
none-but = Teraz nic podobnego nie jest możliwe, ale możesz:
none-legal = Teraz nic podobnego nie jest możliwe.
not-allowed = Niedozwolone: { $action }
action-named = „{ $action }”
rule-mark = ustalenie
rule-open = Instrukcja tego nie rozstrzyga. Przy tym stole gramy właśnie tak.
rule-page = Instrukcja, strona { $page }

## What is read aloud

chosen = Wybór: { $what }.
chosen-none = Nic nie jest wybrane.
lit-none = Żadne miejsce nie jest podświetlone.
page-menu = Menu: nowa gra, zasady, język
sure-again = Naciśnij „{ $what }” jeszcze raz, żeby to zrobić.
sure-again-at = Naciśnij { $what } jeszcze raz, żeby to zrobić.
taken-back = Cofnięto.

## To the tutor

explain-again = Od początku
explain-back = Wróć
explain-here = Wypróbuj na swojej planszy: w grze nic się nie zmieni
explain-other = Inny przykład
explain-title = Co mówi zasada
explain-try = Spróbuj tutaj
show-me = Pokaż mi
teach = Pokaż mi to w lekcji
tutor-link = Poznaj zasady

## A shared position and its ruling

doubt = Ten werdykt wygląda na błędny
doubt-hint = Wyślij ten tekst osobie, która dba o zasady na tej stronie. Zawiera pozycję, akcję, zasady i wersję, a nie zawiera imion.
doubt-title = Zgłoszenie tego werdyktu
inquiry-ask = Czy mogę…? Wybierz akcję tak jak w grze: otrzymasz werdykt, a na planszy nic się nie zmieni.
inquiry-follows = Co z tego wyniknie
inquiry-masked = W tej pozycji coś jest zakryte, więc nie da się z niej grać dalej.
inquiry-no-rulings = Bez własnych ustaleń: tam, gdzie instrukcja milczy, obowiązuje zwykłe odczytanie tej strony.
inquiry-play = Graj od tego miejsca
inquiry-replace = Odłóż ją
inquiry-replaces = Gra zapamiętana w tej przeglądarce zostałaby odłożona do „Zapisanych gier”. Możesz ją też zapisać do pliku.
inquiry-stay = Zachowaj ją
inquiry-title = Pozycja spoza gry
share = Udostępnij tę pozycję
share-close = Schowaj
share-copied = Skopiowano.
share-copy = Kopiuj
share-hint = Kto otworzy ten link, zobaczy pozycję wraz z ustaleniami stołu i będzie mógł grać od niej dalej. Twoja gra pozostanie nietknięta.
share-hint-masked = Kto otworzy ten link, zobaczy pozycję wraz z ustaleniami stołu i będzie mógł o nią pytać. Coś jest w niej zakryte, więc nie da się z niej grać dalej. Twoja gra pozostanie nietknięta.
share-manual = Przeglądarka nie pozwoliła na kopiowanie. Tekst jest zaznaczony: skopiuj go ręcznie.
share-refusal = Udostępnij ten werdykt
share-title = Udostępnianie

## A report of a doubted ruling

report-action = Akcja: { $action }
report-house = Ustalenie { $rule } ({ $reading }): { $text }
report-no-house = Ustalenia stołu: brak
report-rule = { $rule }, strona { $page }: { $text }
report-shared = Żeby otworzyć: { $text }
report-version = platformer-nb { $version }, gra { $game }, zawartość { $content }

## Setting up a position

set-up = Ustaw pozycję
set-up-ask = Czy mogę…?
set-up-change = Zmień pozycję
set-up-done = Wróć do formularza
set-up-fewer = O jeden mniej: { $name }
set-up-hint = Wybierz element, a potem miejsce na planszy. Każda zmiana jest sprawdzana.
set-up-more = O jeden więcej: { $name }
set-up-pieces = Elementy
set-up-problem = Tak się nie da: { $reason }. { $mend }.
set-up-title = Ustaw stół, przy którym siedzisz
set-up-undo = Cofnij ostatnią zmianę

## The search in the rules

rules-ask = O własny przypadek zapytasz na stronie gry: „{ set-up }”, a potem „{ set-up-ask }”.
rules-count = Znalezione zasady: { $count }
rules-find = Znajdź zasadę
rules-label = Pytanie, słowa albo numer zasady
rules-near = Żadna zasada nie zawiera wszystkich tych słów. Najbliższe zasady: { $count }.
rules-none = Żadna zasada nie zawiera tych słów.
rules-some = Znalezione zasady: { $count }. Pokazane pierwsze: { $shown }.
rules-whole = Zasady ze wszystkimi tymi słowami: { $whole }. Bliskie im: { $rest }.

## Sheets for the real table

sheet-title = Do gry przy stole
sheet-about = Każda z tych kart to jedna wydrukowana strona, A4 albo Letter.
sheet-turn = Przebieg { term-turn.gen }
sheet-rules = Karta zasad
sheet-turn-of = { $title }: twoja { term-turn }
sheet-rules-of = { $title }: zasady
sheet-print = Drukuj tę stronę
sheet-missed = To, co ostatnio poszło źle
sheet-chapters = Zasady na karcie
sheet-none = Wybierz, co ma być na karcie.
sheet-left = Na stronie się to nie zmieści. Pominięte zasady: { $n }.
