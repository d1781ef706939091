### The help of the command `platformer-nb`, and what it prints besides answers.
### Commands, options and words in “…” are typed as they are. A % has no place here.
### A summary (cli-judge, cli-play, …) begins small and has no full stop: it stands in a list, and opens a sentence.

## Every command

cli-top = Naucz się gry planszowej, grając w nią.
cli-usage = użycie:
cli-commands = polecenia
cli-command = POLECENIE
cli-options = opcje
cli-arguments = argumenty
cli-help = pokaż tę pomoc i zakończ
cli-version = pokaż wersję i zakończ
cli-language = język odpowiedzi (domyślnie język tego komputera albo angielski)
cli-json = odpowiedz w formacie JSON
cli-examples = { $count ->
    [one] przykład:
    [few] przykłady:
    [many] przykłady:
   *[other] przykłady:
  }
cli-exit-codes = kody wyjścia:
cli-exit-0 = zrobione; albo odpowiedź brzmi: tak
cli-exit-1 = odpowiedź brzmi: nie (niedozwolona akcja, zapis, którego nie da się odtworzyć)
cli-exit-2 = złe użycie albo dane, z którymi nie da się nic zrobić; komunikat mówi, co poprawić

## What a value is called in usage and help

cli-value-a-folder = folder
cli-value-action = AKCJA
cli-value-address = ADRES
cli-value-bots = BOTY
cli-value-file = PLIK
cli-value-folder = FOLDER
cli-value-id = NUMER
cli-value-host = ADRES
cli-value-path = ŚCIEŻKA
cli-value-port = PORT
cli-value-key = KLUCZ
cli-value-language = JĘZYK
cli-value-players = GRACZE
cli-value-position = pozycja
cli-value-record = zapis
cli-value-seed = ZIARNO
cli-value-shared = TEKST
cli-value-token = KOD

## Wrong usage

cli-wrong = { $command }: błąd: { $reason }
cli-wrong-argument = argument { $name }: { $reason }
cli-wrong-one-value = potrzebna jest jedna wartość
cli-wrong-some-values = potrzebna jest co najmniej jedna wartość
cli-wrong-choice = nie ma { $value } (do wyboru: { $choices })
cli-wrong-value = { $value } się nie nadaje: potrzebna jest liczba całkowita
cli-wrong-missing = tego brakuje: { $names }
cli-wrong-unknown = to jest nieznane: { $names }
cli-wrong-ambiguous = { $option } to skrót kilku opcji: { $matches }
cli-wrong-flag = ta opcja nie przyjmuje wartości, więc { $value } jest zbędne

## play and tutor

cli-play = zagraj w przeglądarce
cli-play-more = Ctrl-C kończy działanie.
cli-play-terminal = graj tutaj, w terminalu, bez przeglądarki; także z czytnikiem ekranu
cli-play-people = z --terminal: ile osób gra (domyślnie: 1)
cli-play-bots = z --terminal: rodzaje botów, oddzielone przecinkami, albo „none” (domyślnie: najsilniejszy rodzaj, tyle, ile trzeba, co najmniej jeden)
cli-play-seed = z --terminal: ziarno losowości; to samo daje ten sam los
cli-play-resume = z --terminal: graj dalej w zapisaną grę (domyślnie: ostatnio przerwaną)
cli-play-ready = Gra czeka pod adresem { $address }
cli-play-open = Uwaga: pod adresem { $host } może grać każdy, kto połączy się z tym komputerem, a każda gra to osobny proces Pythona działający na twoim koncie.
cli-tutor = otwórz samouczek w JupyterLab
cli-tutor-more =
    W kopii repozytorium polecenie otwiera folder gry w notebooks/tutorial. Zainstalowany pakiet tylko raz kopiuje notatniki do ~/.local/share/platformer-nb/tutorial, gdzie aktualizacja nie naruszy twojej pracy.
    Ctrl-C kończy działanie.
cli-tutor-page = lekcje jako strona bez kodu, dla tych, którzy nie mają Jupytera
cli-tutor-copy = skopiuj notatniki do folderu i zakończ; co już tam jest, pozostaje bez zmian
cli-tutor-folder = otwórz zamiast tego ten folder z notatnikami
cli-tutor-notebooks = Notatniki: { $folder }
cli-tutor-ready = Samouczek jest otwarty pod adresem { $address }
cli-serve-stop = Ctrl-C zatrzymuje serwer.
cli-serve-host = adres do nasłuchiwania; domyślny 127.0.0.1 jest dostępny tylko z tego komputera
cli-serve-port = port do nasłuchiwania (domyślnie któryś z wolnych)
cli-serve-allow-host = pozwól nazywać serwer także tą nazwą, na przykład gdy stoi przed nim serwer pośredniczący; można powtórzyć
cli-serve-base-url = ścieżka, pod którą pokazuje go serwer pośredniczący, na przykład /gry/
cli-serve-most = ile stron może być otwartych naraz (domyślnie { $most })
cli-serve-token = kto przychodzi pierwszy raz, musi podać ten kod; bez wartości jest to kod z PLATFORMER_TOKEN, którego inni użytkownicy tego komputera nie widzą, albo nowy
cli-serve-idle = po ilu minutach bez kliknięcia i klawisza strona dostaje ostrzeżenie, a potem jest zamykana; 0: nigdy (domyślnie { $idle })
cli-serve-site = adres strony statycznej dla tych, dla których nie ma miejsca
cli-serve-log-json = zapisuj dziennik jako wiersze JSON, bez niczego osobistego
cli-serve-no-browser = wypisz tylko adres
cli-serve-verbose = wypisuj, co robi serwer

## judge

cli-judge = oceń akcje w narysowanej pozycji i uzasadnij
cli-judge-more = Dozwolona akcja zostaje wykonana, a następna jest oceniana po niej; niedozwolona albo niezrozumiała niczego nie zmienia.
cli-judge-actions = akcje, tak jak się je wpisuje
cli-judge-position = plik z narysowaną pozycją (zob. docs/notation.md), - oznacza standardowe wejście
cli-judge-each = oceń każdą akcję osobno, w narysowanej pozycji
cli-judge-explain = powiedz, co z akcji wyniknie, dlaczego i co pozostaje nierozstrzygnięte
cli-judge-legal = wypisz zamiast tego dozwolone akcje
cli-judge-link = udostępniona pozycja albo odnośnik zamiast pliku; oceniana jest jej własna akcja albo podane akcje

## share

cli-share = wypisz pozycję jako krótki tekst, na przykład na czat
cli-share-more = Tekst zawiera pozycję z ustaleniami stołu i, jeśli ją podano, akcję do oceny. Odczytuje go też strona gry: wklej go tam, gdzie wczytuje się zapisaną grę.
cli-share-position = plik z narysowaną pozycją (zob. docs/notation.md), - oznacza standardowe wejście
cli-share-action = akcja do oceny, tak jak się ją wpisuje

## rules

cli-rules = wypisz zasady o podanych numerach
cli-rules-more = Każdy przykład pokazuje pozycję, zapis akcji, to, co one robią, i to, co z nich wynika.
cli-rules-ids = numery zasad; bez nich: wszystkie zasady
cli-rules-words = słowa, którymi zapisuje się pozycje i akcje
cli-notation = pozycje tak, jak się je zapisuje (docs/notation.md)
cli-rules-coverage = dla każdej zasady jej funkcje, testy, przykłady i lekcje oraz przykład, który ją przywołuje; kod wyjścia 1, jeśli czegoś brakuje

cli-rule = { $rule } (s. { $page }) { $text }
cli-kind-functions = funkcje
cli-kind-tests = testy
cli-kind-examples = przykłady
cli-kind-lessons = lekcje
cli-kind-proof = dowód
cli-proven = dowodzi jej przykład { $number }
cli-counted = { $kind }: { $count }
cli-to-come = { $kind }: dopiero powstaną
cli-kind-citation = przywołanie
cli-cited = przykłady, które ją przywołują: { $count }
cli-cited-nowhere = nigdzie nieprzywołana; powód jest podany

## replay

cli-replay = odtwórz i sprawdź zapisaną grę
cli-replay-more = Kod wyjścia 1: zapis da się odczytać, ale zasady na coś w nim nie pozwalają.
cli-replay-record = zapisana gra (JSON), - oznacza standardowe wejście
cli-replay-to = zatrzymaj się po N akcjach

## content, tiles, check-content

cli-content = wypisz zawartość pudełka i policz ją według rodzajów
cli-tiles = pokaż narysowane części planszy
cli-tiles-more = Znaki są objaśnione w docs/notation.md.
cli-tiles-ids = numery części; bez nich: wszystkie
cli-check-content = sprawdź zawartość gry: jej pliki i teksty
cli-check-content-more = Folder musi mieć taki układ jak folder gry w content/.
cli-check-content-folder = folder (domyślnie folder samego projektu)
cli-check-content-schemas = zapisz w tym folderze schematy JSON Schema dla edytorów

## text

cli-text = wypisz teksty o podanych kluczach albo znajdź klucze po słowach zdania
cli-text-more = Kod wyjścia 1: z --coverage, gdy jakiegoś klucza brakuje, nikt go nie używa, nie jest przetłumaczony albo jego tekst zawiera błąd.
cli-text-keys = klucze tekstów albo słowa zdania w cudzysłowie
cli-text-coverage = liczba kluczy każdego języka i wszystkie błędy; kod wyjścia 1, jeśli jakiś jest
cli-text-only = tylko ten język (można podać kilka razy)

## simulate

cli-simulate = każ botom rozegrać wiele gier i zmierz równowagę
cli-simulate-more = Ta sama liczba gier i to samo ziarno dają te same gry, niezależnie od liczby procesów. Po Ctrl-C raport i tak obejmie gry, które się skończyły.
cli-simulate-games = liczba gier dla każdej liczby graczy (domyślnie 100)
cli-simulate-players = liczby graczy, na przykład „2,3”, albo „all”, czyli każda po kolei (domyślnie)
cli-simulate-bots = rodzaje botów, rozdzielone przecinkami (domyślnie te, którymi mierzy się równowagę gry)
cli-simulate-seed = ziarno; inne ziarno daje inne gry (domyślnie 0)
cli-simulate-processes = liczba procesów naraz (domyślnie po jednym na rdzeń)
cli-simulate-dask = rozdziel gry w klastrze Dask
cli-simulate-out = zapisz raport do tego pliku jako JSON
cli-simulate-notebook = zapisz raport do tego pliku jako notatnik z wykresami
cli-simulate-schema = wypisz JSON Schema raportu i niczego nie rozgrywaj

## lessons

cli-progress = zbierz wiele plików z postępami w jednej tabeli
cli-progress-more = Plik zapisuje się na stronie kursu, w części „Moje postępy”. Uczeń nazywa się tak jak plik. Jeśli któregoś pliku nie da się odczytać, program podaje powód i czyta pozostałe.
cli-progress-files = pliki zapisane na stronie kursu
cli-progress-metavar = PLIK
cli-progress-csv = osobny wiersz dla każdego ucznia i każdej zasady, do arkusza kalkulacyjnego
cli-lessons = wypisz lekcje i łamigłówki oraz sprawdź je
cli-lessons-more = Podczas sprawdzania program przechodzi każde ćwiczenie wzorcowym rozwiązaniem i próbuje złych odpowiedzi podanych do tego ćwiczenia: żadna nie może przejść, a jeśli któraś podaje zasadę, to właśnie ta zasada musi ją odrzucić. W łamigłówce próbuje też wszystkiego innego: żadna droga nie może być lepsza niż rozwiązanie. O całym kursie dowodzi, że nic nie jest potrzebne, zanim zostanie wyjaśnione, że każdy odnośnik prowadzi do swojej zasady i że podpowiedzi są prawdziwe tam, gdzie się pojawiają.
cli-lessons-names = nazwy lekcji albo „puzzles”; bez nich: wszystko
cli-lessons-metavar = LEKCJA
cli-lessons-check = rozwiąż wszystko, wypróbuj złe odpowiedzi i poszukaj lepszych rozwiązań łamigłówek
cli-lessons-thorough = sprawdź, i to w maksymalnie 2000 pozycji na każdej planszy (to długo trwa)
error-thorough-names = sprawdza cały kurs, a podano lekcje: { $names }
mend-thorough-names = Pomiń nazwy albo podaj --check bez --thorough
cli-lessons-plays = zamiast tego rozegraj tyle losowych partii na wszystkich planszach i sprawdź każde twierdzenie programu
cli-lessons-seed = ziarno losowania (domyślnie { $seed })
cli-lessons-simulate = przeprowadź symulowanych uczniów przez wszystkie lekcje i sprawdź, czy nikt nie utyka, czy żadna informacja zwrotna nie jest fałszywa i czy oceny są trafne (trwa kilka minut)
cli-lessons-pupils = liczba symulowanych uczniów każdego rodzaju (domyślnie 1)
cli-lessons-days = dni ćwiczeń po ostatniej lekcji symulacji (domyślnie 60)
cli-game = gra: { $games } (domyślnie { $default })
cli-value-game = GRA

## site

cli-site = zbuduj stronę, która gra i uczy bez serwera
cli-site-more = Folder może udostępniać każdy serwer zwykłych plików; wszystko działa w przeglądarce gościa. W repozytorium „make site” pobiera, co potrzebne, i buduje stronę (docs/site.md).
cli-site-out = folder na stronę; strona, która już tam jest, zostanie zastąpiona
cli-site-pyodide = folder pakietu npm „pyodide” (domyślnie ten z repozytorium)
cli-site-wheels = folder z pakietem pydantic_core dla Pyodide (domyślnie ten z repozytorium)
cli-site-lab = folder z JupyterLite i jego pakietami, dla notatników (domyślnie ten z repozytorium, jeśli jest)
cli-site-done = Strona jest w { $folder }: plików { $files }, { $size } MB. Wersja { $version }.
