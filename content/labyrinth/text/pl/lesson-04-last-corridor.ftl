### Słowa lekcji 04: ostatni korytarz.

lesson-last-corridor-title = Ostatni korytarz
lesson-last-corridor-about = Wolno utrudniać innym życie, ale nie wolno go uniemożliwić: jedyna rzecz, której kafelek nigdy nie może zrobić.

lesson-last-corridor-never-title = Jedyny zakaz
lesson-last-corridor-never =
    Nowy kafelek nie może zamknąć ostatniego korytarza do pola centralnego ani do żadnego pola klucza. Po każdej budowie
    z **każdego** z sześciu pól klucza musi prowadzić droga do środka:

    - korytarzami, które się łączą,
    - skokami przy mostach (lekcja 06),
    - i przez **puste miejsca**, jakby były otwarte z każdej strony.

    Puste miejsce to więc zawsze nadzieja.

lesson-last-corridor-one-turning-title = Tylko jeden obrót
lesson-last-corridor-one-turning =
    Spójrz na K2, na d7 na wschodzie. Na zachód od niego kafelek pokazuje ścianę, a ten na północny zachód to ślepy korytarz.
    Jedyna nadzieja to puste miejsce e6. Kto tam buduje, nie może jej odebrać.

    Bierzesz kafelek z zakrętem. Z jego sześciu obrotów na e6 dozwolony jest tylko **jeden**: ten, który łączy K2 z kafelkiem na
    zachodzie. Popatrz.

lesson-last-corridor-last-door-title = Ostatnie drzwi
lesson-last-corridor-last-door =
    Mistrz Miecza nie próżnował: od zachodu i od południowego zachodu pole klucza Tropicielki jest zamurowane. Puste jest już
    tylko b5, na południowym wschodzie. Weźmiesz kafelek z zakrętem. Wyprowadź ją stamtąd w tej kolejce.
lesson-last-corridor-last-door-hint = Na b5 kafelek musi być otwarty na północny zachód, w stronę Tropicielki. Nieobrócony nie jest, a drugi koniec nie może prowadzić poza planszę.
lesson-last-corridor-last-door-done = Są drzwi i już jesteś za nimi. Tyłem do K1 tego kafelka nie położyłby nikt: zamurować cię nie wolno.
lesson-last-corridor-last-door-shut = To zamknęłoby ostatnią drogę do K1. Tego nie wolno nikomu, nawet sobie.
lesson-last-corridor-last-door-back = Odwrócony od K1 kafelek zamknąłby do niego ostatni korytarz.
lesson-last-corridor-last-door-outside = Otwarty w stronę Tropicielki, ale drugi koniec prowadzi poza planszę: tędy do środka się nie dojdzie.
lesson-last-corridor-last-door-elsewhere = Dozwolone, ale Tropicielka dalej stoi przed niczym: na b5 jest tak pusto jak przedtem.
lesson-last-corridor-last-door-taken = To jedna ze ścian Mistrza Miecza. Gdzie leży kafelek, tam drugiego nie położysz.

lesson-last-corridor-detour-title = Objazd dla Mistrza Miecza
lesson-last-corridor-detour =
    Mistrz Miecza stoi na K4 (g1) i ma klucz. Prosty kafelek na e3 zaprowadziłby go z f2 do środka. Masz jedną akcję i weźmiesz
    kafelek z zakrętem. Połóż go na e3 i wyślij Mistrza za róg.
lesson-last-corridor-detour-hint = Na południowy zachód, w stronę f2, kafelek musi być otwarty: to ostatnia droga. A kafelek z zakrętem i tak nigdy nie prowadzi prosto.
lesson-last-corridor-detour-done = Drogę wciąż ma, bo musi. Ale jest dłuższa i brakuje jej jeszcze jednego kafelka. Utrudniać wolno, zamurowywać nie.
lesson-last-corridor-detour-walled-in = To zamknęłoby ostatnią drogę z K4. Możesz go zdenerwować, ale nie pogrzebać.
lesson-last-corridor-detour-walled-out = Zamknięty od strony f2 kafelek odciąłby K4. Pozostałe boki tego pola klucza są już zamurowane.
lesson-last-corridor-detour-too-far = Ładny kafelek, ale nie na jego drodze. Zaraz zbuduje prosto przez e3.
lesson-last-corridor-detour-nowhere = Daleko na wschodzie ten kafelek nikomu nie wadzi. A już na pewno nie Mistrzowi Miecza.

lesson-last-corridor-fits-nowhere-title = Gdy nic nie pasuje
lesson-last-corridor-fits-nowhere =
    Pod koniec gry robi się ciasno. Kafelek, który nie pasuje nigdzie, w żadnym miejscu i obrocie, trafia na spód puli, a ty
    bierzesz następny.

    A jeśli nie pasuje żaden? Wtedy pierwszy leży na stałe **zakryty**. Taki **pusty kafelek** to jeden korytarz, otwarty z
    wszystkich sześciu stron i bez symboli. (Instrukcja tu milczy: tak rozstrzygamy my).

lesson-last-corridor-blank-title = Ostatnia luka
lesson-last-corridor-blank =
    Została jedna luka, c6, i jeden kafelek w puli: rozwidlenie z trzema końcami. Jakkolwiek by leżał, coś by odciął. Tropicielka
    na c5 mimo to buduje, a potem idzie na wschód. Gdzie jest na końcu i ile akcji jej zostało?
lesson-last-corridor-blank-done = Rozwidlenie leży zakryte, więc wejść tam można z każdej strony. Budowa i ruch kosztowały po jednej akcji: nie została żadna.

lesson-last-corridor-taking-away-title = Co może zniknąć
lesson-last-corridor-taking-away =
    Niektóre zdolności obracają albo burzą kafelki. Obowiązuje je ten sam zakaz i żadnego pionka nie mogą uwięzić. Poza tym:

    - zniknąć może tylko pole **zwykłe**,
    - ale nie takie, na którym leży klucz albo stoi pionek.

    Zburzony kafelek trafia na spód puli, a to, co na nim leżało, wraca do swojej puli albo do właściciela.

lesson-last-corridor-demolition-title = Uwaga, dziura
lesson-last-corridor-demolition =
    Dziś jesteś Architektem. Za swoją zdolność, Przebudowę, płaci on Kryształem Losu, który staje się wtedy nieaktywny, i burzy
    pole zwykłe odległe najwyżej o 3 kafelki. Mistrz Miecza stoi z kluczem na c5, a od środka dzieli go tylko d5.
    { $medium ->
        [page] Użyj Przebudowy, potem wskaż kafelek.
       *[notebook] Wpisz `use rebuild`, potem `cell` i miejsce.
    }
lesson-last-corridor-demolition-hint = Kafelek pod jego stopami jest chroniony. Zabierz ten przed nim.
lesson-last-corridor-demolition-done = Dwa kroki przed wygraną jest dziura. Najpierw będzie musiał budować. Kafelek leży teraz na spodzie puli.
lesson-last-corridor-demolition-under-feet = On na nim stoi! Kafelek, na którym stoi pionek, zostaje na miejscu.
lesson-last-corridor-demolition-key = Na b5 leży klucz, a to chroni kafelek.
lesson-last-corridor-demolition-centre = Burzyć można tylko pola zwykłe. Bez środka nie byłoby o co grać.
lesson-last-corridor-demolition-other = Jest dziura, ale nie na tej drodze: Mistrz Miecza idzie przez d5.

lesson-last-corridor-close-it-title = Spróbuj zamknąć
lesson-last-corridor-close-it =
    Pozycja z jednym dozwolonym obrotem, tym razem do zabawy. Buduj i próbuj odciąć K2: na e6, na c5, gdzie chcesz. Czytaj, która
    zasada cię zatrzymuje i jakie miejsce proponuje w zamian. Kafelek z zakrętem, który weźmiesz, pasuje w wielu innych miejscach.

lesson-last-corridor-may-i-title = Czy wolno?
lesson-last-corridor-may-i =
    Pięć zapowiedzi o kładzeniu i burzeniu. Za każdym razem zapytaj: czy z każdego pola klucza da się jeszcze dojść do środka? Puste
    miejsca też są drogą.

lesson-last-corridor-six-turnings-title = Sześć obrotów, dwie odpowiedzi
lesson-last-corridor-six-turnings =
    Jeśli lubisz Pythona: zapytaj o wszystkie sześć obrotów kafelka z zakrętem z ćwiczenia 1. Dozwolony jest jeden: otwarty na północny
    zachód, a drugim końcem nie poza planszę. Pozostałe odpowiedzi podają zasadę.

lesson-last-corridor-done-title = Co już wiesz
lesson-last-corridor-done =
    - Z każdego pola klucza musi zawsze prowadzić droga do środka.
    - Drogą są korytarze, skoki i puste miejsca.
    - Objazdy i ślepe korytarze są w porządku.
    - Co nigdzie nie pasuje, trafia na spód puli; gdy nie pasuje nic, leży pusty kafelek.
    - Zniknąć mogą tylko pola zwykłe bez kluczy i pionków.

    Labirynt stoi. Zobaczmy, co w nim leży. Dalej: **05: Co leży na drodze**.
