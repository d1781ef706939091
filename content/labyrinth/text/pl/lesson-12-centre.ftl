### Słowa lekcji 12: centrum.

lesson-centre-title = Centrum
lesson-centre-about = Wypchnij innych, zostań na polu w pojedynkę, wygraj.

lesson-centre-only-one-title = Tylko jedna postać
lesson-centre-only-one =
    Wygrywasz, jeśli w swojej kolejce twoja postać jest **jedyną na polu centralnym** i ma klucz. Innego końca nie ma: nikt nie odpada i
    żadna pusta talia gry nie kończy.

    Tylko że zwykle ktoś już tam stoi.

lesson-centre-out-you-go-title = Wynocha
lesson-centre-out-you-go =
    Kto przegra walkę na polu centralnym, traci 1 życie i zostaje **wypchnięty** o 1 krok, tam, gdzie chce zwycięzca. Tam też eksploruje.

    Linoskoczek (A) wchodzi z kluczem, pokonuje Gońca 10 do 7 i wypycha go na c4. Jest na polu tylko on, z kluczem: od razu wygrywa!

lesson-centre-onto-the-blades-title = Prosto na ostrza
lesson-centre-onto-the-blades =
    Paladyn (A) atakuje Panią Golemów (B), która ma 4 życia i +1 za małego golema: 9 przeciw 8 + 1, remis. Jeszcze raz: 12 przeciw 10 + 1.
    Wypycha ją na d3b, gdzie leżą wirujące ostrza: rzuca ona 11, 3, 4.

    Ile ma żyć i gdzie jest?
lesson-centre-onto-the-blades-done = Jedno życie za walkę, dwa za ostrza. A Paladyn stoi na polu bez rywali, z kluczem, i wygrał.

lesson-centre-which-door-title = Którymi drzwiami?
lesson-centre-which-door =
    Jesteś Mistrzem Miecza (A) i nie masz klucza. Linoskoczek (B) ma klucz i 3 życia, a walkę wygrasz. Na d5 leżą wirujące ostrza, dziś
    bardzo głodne.

    Niech zginie właśnie tam, tak by jego klucz spadł na d5.
    { $medium ->
        [page] Po walce wybierz, dokąd go wypychasz.
       *[notebook] Po walce wpisz `push` i kierunek: `push W`.
    }
lesson-centre-which-door-hint = W którym kierunku jest d5?
lesson-centre-which-door-done = Jedno życie przez ciebie, dwa przez ostrza. Klucz leży na d5.
lesson-centre-which-door-no-tile = W tę stronę nie ma kafelka. Wypchnąć można tylko otwartym korytarzem i na podłogę.
lesson-centre-which-door-softly = Wylądował miękko na d3b i nadal ma klucz.
lesson-centre-which-door-must-push = Najpierw go wypchnij. Potem kolejka może się skończyć.
lesson-centre-which-door-far-away = Goniec jest na drugim końcu planszy.

lesson-centre-too-late-to-push-title = Nie ma już kogo wypychać
lesson-centre-too-late-to-push =
    Goniec (B) ma jedno życie. Traci je, upuszcza klucz na polu centralnym i już jest w domu: **kto zginął, tego się nie wypycha**.

    Linoskoczek, jedyny na polu, podnosi klucz i wygrywa.

lesson-centre-the-key-on-the-floor-title = Klucz na podłodze
lesson-centre-the-key-on-the-floor =
    Na polu centralnym, tuż obok Gońca (B), leży klucz. Jesteś Linoskoczkiem (A) na c3, masz jedną akcję i ani jednego klucza. Wygraj!
lesson-centre-the-key-on-the-floor-hint = Walki są przed podnoszeniem. Najpierw zrób sobie miejsce.
lesson-centre-the-key-on-the-floor-done = Wejście, walka, wypchnięcie, klucz. Jedna akcja i po grze.
lesson-centre-the-key-on-the-floor-far = Goniec jest na d4, a ty nie.
lesson-centre-the-key-on-the-floor-too-soon = Podnoszenie to krok piąty, a trwa czwarty.
lesson-centre-the-key-on-the-floor-company = On wciąż tam stoi, więc nie jesteś na polu bez towarzystwa.
lesson-centre-the-key-on-the-floor-no-tile = Na południowym zachodzie nie ma kafelka.

lesson-centre-thrown-out-title = Za drzwi
lesson-centre-thrown-out =
    Tobie też może się to zdarzyć: Linoskoczek walczy, przegrywa i ląduje na d5, gdzie leży klucz. **Podczas eksploracji po wypchnięciu niczego się
    nie podnosi.** Ale jego kolejka trwa dalej i teraz już może go wziąć.

lesson-centre-waiting-title = Cierpliwości
lesson-centre-waiting =
    Linoskoczek (A) i Goniec (B) stoją razem na polu centralnym, obaj z kluczem. Trwa kolejka Gońca, który odchodzi. Kończy swoją kolejkę, potem
    swoją kończy Domokrążca.

    Kto wygrał?
lesson-centre-waiting-done = Zostać na polu w pojedynkę w cudzej kolejce to jeszcze nie wygrana. Ale gdy zaczęła się kolejka A, nadal nie było tam nikogo innego.

lesson-centre-a-heavy-guest-title = Ciężki gość
lesson-centre-a-heavy-guest =
    Na polu centralnym jest też Golem, a Linoskoczek (A) jest oszołomiony. Czy to ważne? Nie: Golem nie jest postacią, a **oszołomiony też może
    wygrać**. Domokrążca kończy kolejkę i po grze.

lesson-centre-all-in-one-title = Wszystko w jednej kolejce
lesson-centre-all-in-one =
    Goniec (B) i Domokrążca (C) trzymają pole centralne razem. Linoskoczek (A) na d3b ma klucz i dobre kostki. Wygraj w tej kolejce!
lesson-centre-all-in-one-hint = Jedno wejście, po jednej darmowej walce z każdym.
lesson-centre-all-in-one-done = Dwie walki, dwa wypchnięcia, jeden zwycięzca. A Golem wszystko widział.
lesson-centre-all-in-one-not-there = Goniec jest na d4. Ty jeszcze nie.
lesson-centre-all-in-one-no-tile = W tę stronę nie ma kafelka.
lesson-centre-all-in-one-one-left = Domokrążca wciąż tam stoi. Jeszcze jeden!
lesson-centre-all-in-one-pending = Najpierw trzeba rozpatrzyć to, co przyniosło wejście.

lesson-centre-face-down-title = Wariant: zakryte przedmioty
lesson-centre-face-down =
    W ukrytym Labiryncie przedmioty na nowych kafelkach leżą **zakryte**. Kto taki podnosi, pokazuje go wszystkim i odtąd jest on jawny. Tu to kościany
    gwizdek.

lesson-centre-the-box-is-finite-title = Pudełko ma dno
lesson-centre-the-box-is-finite =
    Elementów jest tylko tyle, ile w pudełku, ale żetony oszołomienia nigdy się nie kończą. Pułapki, które opuszczają planszę, miesza się z ich
    pulą, a kafelki idą na spód swojej.

lesson-centre-play-title = Wypróbuj
lesson-centre-play =
    Dwóch rywali na polu centralnym, ty u drzwi z kluczem, Golem na c3 i głaz na c4. Czy uda ci się pozbyć wszystkich?

lesson-centre-doors-title = Wszystkie drzwi
lesson-centre-doors =
    Jeśli lubisz Pythona: po ataku z ćwiczenia 1 zapytaj o wszystkie sześć kierunków.

lesson-centre-may-i-title = Wolno?
lesson-centre-may-i = Ktoś coś zapowiada. Czy to dozwolone? Odpowiedz tak albo nie, a potem zasada sama się wytłumaczy.

lesson-centre-done-title = Co już wiesz
lesson-centre-done =
    - Kto przegra na polu centralnym, zostaje wypchnięty i eksploruje tam, gdzie chce zwycięzca.
    - Jedyna postać na tym polu, z kluczem, we własnej kolejce: wygrana, oszołomienie i Golem nie przeszkadzają.

    Znasz już wszystko. A o co kłócą się przy stole? **13: Piętnaście sporów**.
