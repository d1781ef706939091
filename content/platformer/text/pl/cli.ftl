### The help of the command `platformer-nb`, and what it prints besides answers.
### Commands, options and words in “…” are typed as they are. A % has no place here.
### A summary (cli-judge, cli-play, …) begins small and has no full stop: it stands in a list, and opens a sentence.

## Every command

cli-top = Naucz się gry planszowej o wspinaczce na wieżę, grając w nią.

## What a value is called in usage and help

cli-value-boss = BOSS
cli-value-dungeon = LABIRYNT
cli-value-tile = PŁYTKA

## play and tutor

cli-play-ready = Wieża stoi pod adresem { $address }

## judge

cli-judge-more =
    Dozwolona akcja zostaje wykonana, a następna jest oceniana po niej; niedozwolona albo niezrozumiała niczego nie zmienia.
    Kości i karty to też akcje: „roll move move sword star shove enemy left”.
cli-judge-actions = akcje, na przykład „move up”

## rules

cli-rules-ids = numery takie jak MOV-2; bez nich: wszystkie zasady

## content, tiles, check-content

cli-tiles = pokaż płytki Mapy
cli-tiles-more = Znaki są objaśnione w docs/notation.md.
cli-tiles-ids = płytki takie jak f01; bez nich: wszystkie
cli-tiles-dungeon = tylko płytki tego labiryntu
cli-check-content = sprawdź folder z kartami i płytkami
cli-check-content-more = Folder musi mieć taki układ jak content/platformer: box.toml, pliki kart, tiles/, text/.

## text

cli-text-keys = klucze takie jak „prompt-actions”

## simulate

cli-simulate-players = liczba graczy: od 1 do 4 albo „all”, czyli każda po kolei (domyślnie)
cli-simulate-dungeon = jeden labirynt (domyślnie wszystkie po kolei)
cli-simulate-boss = jeden Boss (domyślnie wszyscy po kolei)
cli-simulate-artifacts = graj z artefaktami
cli-simulate-longer = graj na Większej Mapie

## lessons

cli-lessons-names = lekcje takie jak 03-jumping albo „puzzles”; bez nich: wszystko
