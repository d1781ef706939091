### Strona przed grą i wokół niej oraz to, co każda gra mówi własnymi słowami.

page-about = Budujcie labirynt, idąc nim przez mosty i pułapki, i kierujcie Golema na rywali. Zdobądź klucz z pola przy cudzym polu startowym i zanieś go na pole centralne: wygrywa, kto w swojej kolejce ma klucz i jest tam jedyną postacią. Od dwóch do sześciu graczy.
page-title = Labirynt
window-title = Labirynt: Ścieżki Przeznaczenia
starting = Labirynt się otwiera…

form-bot-blocking = Blokujący bot
form-bot-greedy = Chciwy bot
form-bot-planning = Planujący bot
form-intro = Przy tym ekranie gra od dwóch do sześciu osób; każde miejsce może zająć bot.
form-players-2 = We dwie osoby pole centralne leży o jedno miejsce od środka planszy.
form-seed-help = To samo ziarno daje te same kafelki i rzuty. Zostaw puste, jeśli lubisz niespodzianki.
form-start = Wejdź do Labiryntu
option-characters = Postać
option-characters-any = dowolna postać
option-characters-of = Postać gracza { $seat }
option-characters-same = Gracze { $one } i { $other } mają tę samą postać: { $choice }. Każda postać jest tylko jedna.
option-rulings = Zasady do uzgodnienia
option-rulings-help = Gdzie instrukcję można czytać na kilka sposobów, decyduje wasza grupa.

tutor-word-window = Poznaj drogi Labiryntu
chapter-ACT = Kolejka i akcje
chapter-BRG = Mosty i skoki
chapter-CHR = Zmiana postaci
chapter-CMB = Walka
chapter-CMP = Zawartość pudełka
chapter-CRY = Kryształ Losu
chapter-DTH = Śmierć postaci
chapter-END = Jak się wygrywa
chapter-EVT = Zdarzenia
chapter-EXA = Przykłady
chapter-EXP = Eksploracja
chapter-FRE = Darmowa walka
chapter-GOL = Golem
chapter-ITM = Przedmioty
chapter-KEY = Klucze
chapter-LIF = Życia
chapter-LIM = Ograniczenia
chapter-MOV = Ruch
chapter-PSH = Wypychanie
chapter-SET = Przygotowanie
chapter-STN = Oszołomienie
chapter-TIL = Kafelki
chapter-TRP = Pułapki
chapter-TWO = Dwóch graczy
chapter-VAR = Ukryty Labirynt

exam-word-look = Naciśnij coś na planszy, by przeczytać, co to jest.
exam-word-used = Kafelki już położone
lesson-look-here = Spójrz tutaj:
lesson-word-off = nikt
puzzle-too-dear = To kosztuje więcej, niż trzeba.
lesson-look-nowhere = Przeczytaj jeszcze raz linie pod Labiryntem.
puzzle-not-there = Nie tak ma się to skończyć.
puzzles-how-text = W łamigłówce los jest ustalony: przynosi to, co zapisano w jej pozycji. Znajdź najkrótszą drogę do celu.

## The board

asked = { $turn }. { $what }
cell-blank = pusty kafelek
cell-centre = pole centralne
cell-empty = puste miejsce
cell-key = pole klucza
cell-key-numbered = pole klucza K{ $number }
cell-label = { $cell }: { $what }
cell-tile = kafelek
choose-there = Wybierz, co zrobić na
end-unused = { $n ->
    [one] Została jeszcze { $n } akcja, która przepadnie.
    [few] Zostały jeszcze { $n } akcje, które przepadną.
    [many] Zostało jeszcze { $n } akcji, które przepadną.
   *[other] Zostało jeszcze { $n } akcji, które przepadną.
  }
golem-no-way = { $centre ->
    [yes] Golem nie ma stąd żadnej drogi: żadna karta go nie ruszy.
   *[no] Golem nie ma stąd żadnej drogi: ruszy go tylko karta, która stawia go na polu centralnym.
  }
jump-risk = Decydują dwie kostki. Nieudany skok to { $n ->
    [one] { $n } życie
    [few] { $n } życia
    [many] { $n } żyć
   *[other] { $n } życia
  } mniej i żeton oszołomienia.
far-title = { $cell }: tam teraz nie dojdziesz
unchosen-title = { $cell }: tego teraz nie można wybrać
far-way = Z { $place } na { $cell } potrzeba co najmniej { $n } akcji. Jeden ruch prowadzi na sąsiedni kafelek. Droga zaczyna się od { $first }.
far-none = Z { $place } żadna droga nie prowadzi jeszcze na { $cell }{ $far ->
    [none] { "" }
   *[other] { "" }: najbliższe dostępne miejsce to { $far }
  }. Brakujące kafelki kładzie się budową.
far-empty = { $cell } jest puste: zanim ktoś tam wejdzie, musi tam leżeć kafelek. Kładzie się go budową.
on-nothing = nic tu nie leży
joins = { $ways ->
    [none] Nie łączy się z żadnym kafelkiem.
    [single] Łączy się z { $cells }.
   *[several] Każdy korytarz łączy się z czym innym: { $cells }.
  }
opens = Otwarte krawędzie: { $ways }.
maze = Labirynt
on-golem = Golem
on-key = { $n ->
    [one] klucz
    [few] { $n } klucze
    [many] { $n } kluczy
   *[other] { $n } klucza
  }
not-possible = Teraz niemożliwe: { $why }
priced = { $what } ({ $n ->
    [one] { $n } akcja
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
  })
in-hand = Kafelek do położenia
combat-title = Walka: { $who } kontra { $other }
combat-role = { $side ->
    [attacker] atakuje
   *[attacked] broni się
  }
combat-may = może użyć: { $what }
combat-may-nothing = nie ma już czego użyć
combat-passed = zostawia wynik
combat-rolls = czeka na rzut
hand-fits = { $n ->
    [one] Pasuje na { $n } podświetlone miejsce.
    [few] Pasuje na { $n } podświetlone miejsca.
    [many] Pasuje na { $n } podświetlonych miejsc.
   *[other] Pasuje na { $n } podświetlonego miejsca.
  } Naciśnij miejsce, potem obróć kafelek.
on-label = { $place }: { $what }
on-bridge = { $where ->
    [over] na moście
    [under] pod mostem
   *[both] na jednym moście i pod drugim
  }
on-open = wyjścia: { $edges }
on-trap = zakryta pułapka
player-named = { $name } ({ $who })
turn-title = Kolejka: { $player }
turn-asked = { $what ->
    [combat] { $player }: zmienić wynik walki?
    [test] { $player }: powtórzyć test?
   *[other] Decyduje: { $player }
  }
cell-covered = kafelek położony zakryty przez Iluzjonistę
on-item = zakryty przedmiot
aim-key = zabierz klucz z cudzego pola klucza i stań z nim samotnie na polu centralnym { $place }
aim-centre = klucz już jest; stań samotnie na polu centralnym { $place }
aim-alone = zostań na polu centralnym bez innych postaci
turn-aim = Kolejka { $number }. Cel: { $need }.
lay-here = Połóż tak
lay-barred = Tak nie można: naciśnij, by przeczytać dlaczego
short-activate-crystal = Kryształ Losu
short-build = Buduj
short-call-event = Wywołaj zdarzenie
short-move-golem = Rusz Golemem
short-pick-tile = Połóż ten
short-rest = Odpocznij
short-use = { $ability ->
    [none] { $card }
   *[other] { $ability }
  }
roll-of = Rzut dwiema kostkami
try-here = Spróbuj tu wejść
turn-left = Obróć w lewo
turn-right = Obróć w prawo
turn-help = Obracają też klawisze ← i → oraz kółko myszy.
turned-so = Jak leży: { $turning ->
    [0] nieobrócony
    [one] obrócony { $turning } raz
    [few] obrócony { $turning } razy
    [many] obrócony { $turning } razy
   *[other] obrócony { $turning } raza
  }.
turned-only = Innego ułożenia nie ma.
mark-here = Zaznacz { $at }
put-here = Połóż tutaj
over-page = { $who } wygrywa
trap-somewhere = Zastaw pułapkę: potem naciśnij korytarz
trap-nowhere = Jednak nie zastawiaj pułapki
short-trap-somewhere = Zastaw pułapkę
short-trap-nowhere = Bez pułapki
prompt-set-trap = Naciśnij korytarz, na którym ma być pułapka, albo jednak jej nie zastawiaj.
centre-blocks = { $who-gender ->
    [plural] stoi na drodze: { $who } na razie nie mogą wygrać
   *[other] stoi na drodze: { $who } na razie nie może wygrać
  }
centre-wins = samotnie z kluczem: wygra na początku swojej kolejki
aim-in-the-way = { $count ->
    [one] { $who } stoi na { $centre } i zagradza drogę: wygraj tam walkę, aby wypchnąć tę postać.
    [few] { $who } stoją na { $centre } i zagradzają drogę: wygraj tam walki, aby je wypchnąć.
    [many] { $who } stoją na { $centre } i zagradzają drogę: wygraj tam walki, aby je wypchnąć.
   *[other] { $who } stoją na { $centre } i zagradzają drogę: wygraj tam walki, aby je wypchnąć.
  }
on-pawn-centre = { $who } ({ $what })
aim-left = { $far ->
    [yes] Do wygranej nie prowadzi jeszcze żadna droga.
   *[no] Akcji do wygranej na razie: { $n }.
  }
aim-threat = { $who } ma klucz i stoi samotnie na { $centre }: wejdź tam, bo inaczej ta postać wygra na początku swojej kolejki.

## What the words for every game call otherwise

term-turn = kolejka
    .gen = kolejki
    .dat = kolejce
    .acc = kolejkę
    .inst = kolejką
    .loc = kolejce
    .gender = feminine
term-turns = kolejki
    .gen = kolejek
    .dat = kolejkom
    .acc = kolejki
    .inst = kolejkami
    .loc = kolejkach
    .gender = plural
