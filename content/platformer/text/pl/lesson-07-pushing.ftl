### Słowa lekcji 07: Pchnięcia i przesunięcia.

lesson-pushing-title = Pchanie i przesuwanie
lesson-pushing-about = Ustawiaj innych tam, gdzie chcesz: ramieniem albo z drugiego końca sali.

lesson-pushing-two-ways-title = Dwa sposoby, by ruszyć kogoś z miejsca
lesson-pushing-two-ways =
    Niegrzecznym można być na dwa sposoby.

    - **Pchnięcie** wykonujesz własnym ciałem. Wchodzisz na Pole, na którym ktoś stoi, a ta figurka ustępuje ci miejsca.
    Już to znasz: działa tak samo na Bohaterów i na Wrogów i nie kosztuje nic poza Ruchem.
    - **Przesunięcie** wykonujesz symbolem przesunięcia, z dowolnej odległości. Ty nie ruszasz się z miejsca, a jeden
    Wróg wędruje o jedno Pole: w lewo, w prawo, w górę albo w dół. Bohaterów przesuwać nie można.

    Ani jedno, ani drugie nie jest atakiem i nikomu nie dzieje się krzywda. No… w każdym razie nie od samego Pchnięcia
    ani przesunięcia.

lesson-pushing-shove-title = Wystarczy palec
lesson-pushing-shove =
    Etorn stoi na a1. Glut siedzi na swojej Platformie na c3: dwie kolumny dalej i dwa Rzędy wyżej. Nie szkodzi! Jeden symbol
    przesunięcia sięga każdego Wroga na Mapie. Glut przechodzi z c3 na d3, w powietrze, i tam wisi. Potem Etorn stosuje
    Grawitację i Glut spada o 2 Pola. Ląduje miękko. Gluty tak mają.

    { $medium ->
        [page] Wybierz kość z przesunięciem, potem Wroga, potem jego nowe Pole.
       *[notebook] Zapisujesz to tak: `shove`, potem kogo albo z którego Pola, potem kierunek: `shove gloop right` albo `shove c3 right`.
    }

lesson-pushing-down-you-go-title = Na dół z tobą
lesson-pushing-down-you-go =
    Na b3 wyje Wilkołak, a ty wolisz go mieć na ziemi, na a1. Stoisz na d1, w bezpiecznej odległości, i masz jedno
    przesunięcie. Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } wybiera kierunek, który ostatecznie nic nie zmienia. Który jest lepszy?
lesson-pushing-down-you-go-hint = Z której strony nie ma Platformy, na której Wilkołak by wylądował? Ściana i podłoga go zatrzymują, ale jedna strona jest otwarta.
lesson-pushing-down-you-go-done = Jedno przesunięcie za krawędź, a Grawitacja ściągnęła Wilkołaka o dwa Pola w dół. Do jego zębów nawet nie trzeba było się zbliżać.
lesson-pushing-down-you-go-floor = Pod łapami Wilkołaka jest Platforma, a przez nią bez Drabiny nie da się go przesunąć.
lesson-pushing-down-you-go-wall = Na prawo od b3 jest Ściana. Wrogowie nie przechodzą przez Ściany, choćby nie wiem jak ich przesuwać.
lesson-pushing-down-you-go-hanging = Wilkołak wisi w powietrzu nad a1 i robi zdziwioną minę. Brakuje już tylko jednego słowa od ciebie.
lesson-pushing-down-you-go-up = Wilkołak poleciał w górę, na b4, a Grawitacja odstawiła go na tę samą Platformę, na której stał. Przesunięcie przepadło.
lesson-pushing-down-you-go-order = Grawitacja zadziałała, gdy Wilkołak jeszcze stał na Platformie, więc nie spadł. Zamień kolejność!

lesson-pushing-three-falls-title = Kto gdzie wyląduje?
lesson-pushing-three-falls =
    Teraz zajrzyj w przyszłość. Etorn (1) na d3 przesuwa Wilkołaka (W) z b4 na c4, stosuje Grawitację, a sam trzyma się
    swojej Drabiny. Avvy (2) stoi na c1, dokładnie pod c4. Glut (G) jest na Drabinie na a2.

    Zaznacz, gdzie będzie każdy z tej czwórki, gdy wszystko się uspokoi. Dwie rzeczy do przemyślenia: czy Glut umie się
    trzymać Drabiny? I kto komu ustępuje, gdy Wilkołak spada komuś na głowę?
lesson-pushing-three-falls-done =
    Wilkołak spada o 2 Pola i zatrzymuje się na c2: na głowie Avvy’ego. **Spadanie nikogo nie pcha**; kto jest na dole,
    ten po prostu podtrzymuje spadającego. Glut leci z a2 na a1: **Drabiny nie trzymają Wrogów**, tylko Bohaterów,
    którzy się ich trzymają. Etorn zostaje więc na d3, a Avvy na c1, z Wilkołakiem zamiast kapelusza.

lesson-pushing-in-peace-title = Odejść w spokoju
lesson-pushing-in-peace =
    Pamiętasz: kto odchodzi Ruchem z Pola obok Wroga, ten najpierw obrywa. Wilkołak na b1 zabrałby Etornowi 3 z 5 serc.
    Etorn stoi na c1 i chce przejść na d1 ze wszystkimi pięcioma. Ma ruch i przesunięcie, i nie jest obojętne, co będzie
    pierwsze.
lesson-pushing-in-peace-hint = Wilkołak gryzie tego, kto odchodzi z Pola obok niego. Niech więc to on odejdzie.
lesson-pushing-in-peace-done =
    Najpierw niech odejdzie Wilkołak, potem ty. W górę można go przesunąć równie dobrze jak w lewo: na b2 styka się z
    tobą tylko rogiem, a Pola, które stykają się tylko rogiem, nie są sąsiadami.
lesson-pushing-in-peace-hit = Auć! Kto odchodzi z Pola obok Wilkołaka, traci 3 serca. A przesunięcie leży nieużyte.
lesson-pushing-in-peace-late = Obie akcje dobre, tylko kolejność zła: Wilkołak zdążył ugryźć, zanim go przesunięto.
lesson-pushing-in-peace-onto-me = Na tym Polu stoisz ty. Przesuwany Wróg potrzebuje wolnego Pola; w odróżnieniu od ciebie nikogo nie odpycha.
lesson-pushing-in-peace-ground = Pod b1 jest ziemia, tam Mapa się kończy. Spróbuj innego kierunku.

lesson-pushing-onto-a-trap-title = Wątpliwa przysługa
lesson-pushing-onto-a-trap =
    Wracamy do Pchnięć. Pchnięty Bohater *wchodzi* na nowe Pole jak każdy, kto tam dojdzie. Podnosi to, co tam leży. A
    jeśli coś tam czyha, to { $medium ->
        [page] gryzie: na c1 jest Pułapka
       *[notebook] gryzie: `^` to Pułapka
    }, a wejście na nią kosztuje serce.

    Avvy (1) idzie z a1 na b1 i pcha Etorna (2) na c1. Etorn dostaje klejnot, a Pułapka dostaje Etorna. Czy to było
    koleżeńskie? Omówcie to przy stole. (Wrogów Pułapki, monety i klejnoty nie obchodzą: im się nic nie dzieje).

lesson-pushing-a-present-title = Prezent dla Etorna
lesson-pushing-a-present =
    Na Polu jest miejsce tylko dla jednej figurki, a pchnąć kogoś można tylko na *wolne* Pole.

    Avvy (1) chce stanąć na b1, a przy okazji podarować Etornowi (2) klejnot z b2, i to bez szwanku dla nich obu.
    Niestety na tym właśnie Polu unosi się Glut. Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } i tak próbuje.
lesson-pushing-a-present-hint = Zanim Etorn pójdzie w górę, Glut musi zrobić miejsce. Ale dokąd, żeby nie zawisł nad głową Avvy’ego?
lesson-pushing-a-present-done =
    Przesunięcie zrobiło miejsce, Pchnięcie z niego skorzystało. Etorn złapał klejnot w powietrzu, a Gluta nie było
    obok, gdy Avvy odchodził z a1.
lesson-pushing-a-present-no-room = Na b2 jest Glut, a dwóch na jednym Polu to o jednego za dużo. Co mogłoby go stamtąd ruszyć?
lesson-pushing-a-present-trap = Na c1 jest Pułapka: Etorn ma o serce mniej, a klejnotu dalej nie ma.
lesson-pushing-a-present-onto-him = Na b1 stoi Etorn. Wroga można przesunąć tylko na wolne Pole.
lesson-pushing-a-present-over-me = Etorn ma klejnot, ale Glut trafił na a2, tuż nad Avvym. Gdy Avvy odchodził z a1, Glut go uderzył.

lesson-pushing-heavy-title = Dźwiganie
lesson-pushing-heavy =
    Niektórzy Wrogowie są ciężcy, a mówi o tym ich karta. Żeby przesunąć **Kamiennego Golema** o jedno Pole,
    potrzebujesz *dwóch* symboli przesunięcia naraz. { $medium ->
        [page] Wybierz obie kości.
       *[notebook] Oba wpisujesz po `with`.
    }

    Etorn używa obu przesunięć w jednej akcji, a Golem wędruje z b1 na a1. Z klejnotami przesuniesz go dalej, ale
    drugiego symbolu one nie zastąpią. (Jak działają klejnoty, mówi następna lekcja). Za to *Pchnięcie* nie wymaga
    żadnego symbolu przesunięcia: gdy wejdziesz na jego Pole, nawet Golem ustąpi ci miejsca. Tyle że najpierw cię
    uderzy, bo odchodzisz z Pola obok niego.

lesson-pushing-rolling-stone-title = Kamień, który się toczy
lesson-pushing-rolling-stone =
    Połącz wszystko, co już umiesz. Kamienny Golem stoi na c2, na krawędzi Platformy, obok Etorna na b2. Ma trafić na
    ziemię, na d1, a ty masz zachować wszystkie 5 serc. Masz jedno przesunięcie, dwa miecze, monetę i ruch oraz jeden
    klejnot. Jedno przesunięcie? Przypomnij sobie pierwszą lekcję o kościach.
lesson-pushing-rolling-stone-hint = Brakuje jednego przesunięcia, a dwie jednakowe kości mogą stać się dowolnym symbolem. Bez której pary się obejdziesz?
lesson-pushing-rolling-stone-done =
    Przesunięcie z kości i to Zespolone z dwóch mieczy poszły razem, a resztę zrobiła Grawitacja. Pięść Golema nawet cię nie
    musnęła.
lesson-pushing-rolling-stone-one = Golem jest ciężki: jeden symbol go nie ruszy. Skąd wziąć drugie przesunięcie?
lesson-pushing-rolling-stone-gem = Klejnot wydłuża przesunięcie, ale nie zastępuje drugiego symbolu, a tego wciąż brakuje.
lesson-pushing-rolling-stone-by-body = Pchnięcie też działa, ale odchodzisz przy tym z b2, z Pola obok Golema, i to kosztuje 2 serca. Trzymaj się z dala od jego pięści.
lesson-pushing-rolling-stone-hanging = Golem wisi obok Platformy, całym swoim ciężarem. Brakuje jednej darmowej akcji.

lesson-pushing-play-title = Plac zabaw
lesson-pushing-play =
    Wszystko naraz: Golem na Platformie, przez którą idzie Drabina, Glut obok ciebie, kolega, Ściana, Pułapka. Masz trzy
    przesunięcia i dwa ruchy. Gdzie jest Drabina, tam przesunięty Wróg przejdzie przez Platformę: uda ci się sprowadzić
    Golema z c3 na c2? Glutowi na głowę? A które z twoich pomysłów okażą się niedozwolone i dlaczego?

lesson-pushing-every-shove-title = Wszystkie cztery kierunki
lesson-pushing-every-shove =
    Jeśli lubisz Pythona: zapytaj o wszystkie sposoby przesunięcia Wilkołaka z ćwiczenia 2. Nikt się nie rusza, zasady tylko
    odpowiadają. Jeśli nie lubisz, przeczytaj po prostu cztery odpowiedzi i zobacz, co go zatrzymuje w dwóch z nich.

lesson-pushing-done-title = Co już wiesz
lesson-pushing-done =
    - Pchnięcie jest częścią Ruchu; przesunięcie wymaga symbolu i sięga każdego Wroga na Mapie.
    - Jedno i drugie wymaga wolnego Pola obok figurki, którą ruszasz, bez Ściany i Platformy po drodze, chyba
    że przez Platformę prowadzi Drabina.
    - Pchnięty Bohater podnosi, co leży na Polu, a Pułapka go rani.
    - Nic nie spada przed Grawitacją. Spadanie nikogo nie pcha, a Drabiny nie trzymają Wrogów.
    - Żeby przesunąć Kamiennego Golema, trzeba dwóch symboli przesunięcia naraz. Żeby go pchnąć, ani jednego.
    - Najpierw przesuń, potem odejdź: tak zachowasz serca.

    Jedną kością umiesz już wiele zdziałać. Za drobną opłatą zdziałasz więcej. Dalej: **08: Klejnoty**.
