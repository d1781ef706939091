### Lesson 09: Forging. How the texts of a lesson are named: lessons.ftl.

lesson-forging-title = Zespolenie po kowalsku
lesson-forging-about = Para kości, garść klejnotów i odrobina przezorności: jak zdobyć symbol, który ci nie wypadł.

lesson-forging-smith-title = Znów przy kowadle
lesson-forging-smith =
    Podstawową sztuczkę już znasz: dwie kości z *tą samą* ścianką dają jeden dowolny symbol, którego używasz od razu.
    Dwie za jedną to kiepski interes? Dobry kowal zadaje najpierw trzy pytania:

    - **Ile ta para jest warta taka, jaka jest?** Dwa miecze, gdy w zasięgu nie ma Wroga, nie są warte nic. Do pieca z
    nimi.
    - **Potrzebuję symbolu teraz czy w następnej turze?** Kość Specjalna przechowa Zespolony symbol.
    - **Czy klejnoty mogą go wzmocnić?** Jeden Zespolony ruch z klejnotami potrafi zanieść cię dalej niż dwa zwykłe.

    Ta lekcja odpowiada na te pytania po kolei. Przyda się to, co już wiesz o kościach, klejnotach i atakach.

lesson-forging-gems-title = Para, gwiazda i trochę klejnotów
lesson-forging-gems =
    Klejnoty wzmacniają *każdy* symbol, skądkolwiek się wziął: 1 klejnot daje +1, 3 klejnoty +2, 6 klejnotów +3, a
    10 klejnotów +4. Gwiazda też się liczy, tak samo jak symbol, który właśnie powstał z Zespolenia.

    Etorn ma 2 klejnoty. Najpierw dokłada jeden do gwiazdy, która jest dla niego monetą: zamiast 1 monety ma 2. Potem
    zespala dwa przesunięcia w ruch i do niego dokłada drugi klejnot: 2 Pola za jeden symbol, { $medium ->
        [page] z a1 na c1.
       *[notebook] z a1 na c1. W zapisie widać to jak na dłoni: `with forge shove+1`.
    }

lesson-forging-long-stride-title = Długi krok
lesson-forging-long-stride =
    Sweety stoi na a1 i chce być na d1, 3 Pola dalej. W rzucie nie ma ani jednego ruchu. Jest za to para, a w
    kieszeni 3 klejnoty.

    Przygotowana odpowiedź prowadzi Sweety przez dwie trzecie drogi. Ile klejnotów kosztuje cała?

    { $medium ->
        [page] Wybierz dwie monety, potem ruch, dołóż klejnoty i klikaj drogę.
       *[notebook] (Pierwsze Pole jest w samej akcji. Każde następne to `step` z kierunkiem. Na planszy: wybierz dwie monety, potem ruch, dołóż klejnoty i wskazuj Pole po Polu).
    }
lesson-forging-long-stride-hint = Jeden symbol ma być wart trzy. Musi więc urosnąć o 2.
lesson-forging-long-stride-done = Dwie monety i 3 klejnoty stały się ruchem o 3 Pola. To cały czas był jeden symbol, więc i cenę płaci się raz.
lesson-forging-long-stride-no-gems = Zespolony ruch przenosi o 1 Pole, jak każdy inny. Klejnoty zostały w kieszeni.
lesson-forging-long-stride-one-gem = Z 1 klejnotem ruch jest wart 2 Pola. Żeby był wart 3 Pola, trzeba w sumie 3 klejnotów.
lesson-forging-long-stride-six = 6 klejnotów dałoby 4 Pola, ale masz tylko 3. Na 3 Pola, których potrzebujesz, wystarczą.
lesson-forging-long-stride-star = Dla Sweety gwiazda to miecz, a nie ruch. Klejnoty wzmacniają symbol, ale go nie zmieniają.

lesson-forging-golem-title = Na Golema trzeba trzech Ran
lesson-forging-golem =
    Kamienny Golem ma 3 punkty zdrowia, a o Ranach, które nie pokonają go od razu, zaraz się zapomina. Etorn potrzebuje
    więc **3 Ran w jednym ataku**. Ma jeden miecz, dwa ruchy, które nie są mu do niczego potrzebne, i 1 klejnot.

    W ataku możesz użyć dowolnie wielu symboli: wymień je jeden po drugim. Poniżej są wymienione dwa, a Golem ziewa.
lesson-forging-golem-hint = Miecz i Zespolenie to razem dwie Rany. Skąd wziąć trzecią?
lesson-forging-golem-done = Miecz, Zespolony miecz i klejnot. Wszystko jedno, do którego z mieczy go dołożysz: +1 to +1.
lesson-forging-golem-two = Dwie Rany, a na Golema trzeba trzech. Kości przepadły, Golem jest jak nowy, a klejnot leży nieużyty.
lesson-forging-golem-star = Dla Etorna gwiazda to moneta. Nikogo się tym nie uderzy.
lesson-forging-golem-three = Pomysł jest dobry: 3 klejnoty zrobiłyby z jednego miecza trzy Rany. Ale masz tylko 1.
lesson-forging-golem-shove = Przesunięcie jest tylko jedno. Parę tworzą inne kości.

lesson-forging-smithy-title = W kuźni
lesson-forging-smithy =
    Dla Avvy’ego gwiazda znaczy: zapłać 1 monetę, weź 1 klejnot. To nie jest żaden zwykły symbol. A jednak to taka
    sama *ścianka* jak inne i wynikają z tego dwie rzeczy:

    - Możesz zespolić coś **w gwiazdę**. { $medium ->
        [page] Avvy zespala dwa ruchy w gwiazdę i wymienia monetę na klejnot.
       *[notebook] `star with forge move` zespala dwa ruchy w gwiazdę, a Avvy wymienia monetę na klejnot.
    }
    - Możesz zespolić coś **z gwiazd**. Dwie gwiazdy dają dowolny symbol. Ale gwiazda tworzy parę tylko z gwiazdą,
    cokolwiek znaczy dla twojego Bohatera.

    Pobaw się, a potem spróbuj oszukać: Zespolonego symbolu używa się od razu. Nigdy nie trafia do puli, więc nie da się
    go zespolić jeszcze raz.

lesson-forging-twins-title = Fałszywi bliźniacy
lesson-forging-twins =
    Dla Angela gwiazda to ruch. Ma więc tutaj coś jakby *trzy* ruchy i dwa z nich to na pewno para… tylko które?

    Chce mieć monetę i chce być na b1. Przygotowana odpowiedź wydaje coś cennego, zanim przyjdzie na to pora.
lesson-forging-twins-hint = „Takie same” znaczy: z tym samym obrazkiem, a nie o tym samym znaczeniu. Których obrazków są po dwa?
lesson-forging-twins-done = Bliźniakami są gwiazdy, a ruch jest sam. Ruch służy więc do chodzenia, a gwiazdy się zespala.
lesson-forging-twins-mixed = Dla Angela ruch i gwiazda znaczą to samo, ale to różne ścianki. Samotny ruch nie ma pary.
lesson-forging-twins-spent = Jedna z gwiazd poszła na krok, a druga sama pary nie utworzy.
lesson-forging-twins-wrong-way = Teraz z obu gwiazd powstał jeden krok, a zwykły ruch leży bez pożytku. Odwrotnie byłaby z tego moneta.
lesson-forging-twins-stay = Moneta jest. A krok? Ruch wciąż czeka.

lesson-forging-list-title = Wszystkie Zespolenia na stole
lesson-forging-list =
    To możesz pominąć. Dla tych, którzy lubią listy: oto wszystkie Zespolenia możliwe na planszy z ostatniego ćwiczenia.
    Każde zespala te same dwie kości. Zmień 3 na 2, a zobaczysz to samo dla planszy z Golemem.

lesson-forging-half-title = Pół pary na kości Specjalnej
lesson-forging-half =
    Po akcjach możesz ustawić **kość Specjalną**: ma pustą ściankę i po jednej na każdy symbol. Obracasz ją na
    symbol nieużytej kości albo zespalasz: dwie takie same nieużyte kości obracają ją na dowolny symbol.

    A oto ulubiona sztuczka kowala. Gdy *ustawiasz* tę kość, połową pary może być symbol, który już na niej jest.
    Sweety przechowała monetę z poprzedniej tury i została jej jedna moneta w puli: { $medium ->
        [page] moneta i moneta dają miecz.
       *[notebook] moneta i moneta dają miecz. W zapisie to `set sword with forge special`.
    } Nowy symbol zajmuje miejsce starego.

lesson-forging-swap-title = Z przesunięcia ruch
lesson-forging-swap =
    Na kości Specjalnej Sweety jest przesunięcie, a nie ma kogo przesuwać. Sweety chce teraz stanąć na c1 *i* mieć
    na kości Specjalnej **ruch** na następną turę.

    Wszystko, czego trzeba, jest na miejscu. Przygotowana odpowiedź ładnie ustawia kość, ale Sweety brakuje jednego Pola.
    Która para jest do czego?
lesson-forging-swap-hint = Monety zespól od razu. Dla kości Specjalnej jest w puli przesunięcie, a gdzie jego bliźniak?
lesson-forging-swap-done = Każda para na swoim miejscu: dwie monety stały się krokiem, a dwa przesunięcia, w tym jedno z samej kości Specjalnej, ruchem na następną turę.
lesson-forging-swap-now = W trakcie akcji zespolisz tylko kości z puli. Kość Specjalna dołącza dopiero wtedy, gdy ją ustawiasz.
lesson-forging-swap-too-soon = Kość Specjalna pokazuje ruch, ale Sweety wciąż jest na b1. Monety miały być drugim krokiem.
lesson-forging-swap-no-move = W puli nie ma już ruchu, więc kości Specjalnej nie da się na niego obrócić. Trzeba go zespolić.
lesson-forging-swap-name = Do tego trzeba by dwóch przesunięć w puli, a jest jedno. Drugie leży na kości Specjalnej: dobierz ją do pary (`forge special`).

lesson-forging-evening-title = Co się dzieje na koniec
lesson-forging-evening =
    Koniec tury ma swoją kolejność: najpierw **akcje**, potem **kość Specjalna**, a na końcu **Grawitacja**. Kto wisi w
    powietrzu, może więc spokojnie ustawić kość, zanim spadnie.

    Sweety zespala przesunięcia w ruch, dokłada swój klejnot i idzie w górę, a potem w prawo, na Platformę. Kończy akcje
    i zespala dwa miecze w monetę dla kości Specjalnej. Na d3 unosi się Glut.

    Zanim to się stanie, zaznacz: gdzie będzie Sweety, a gdzie Glut?
lesson-forging-evening-done = Sweety stoi na Platformie na b2, więc Grawitacja nie ma tu nic do powiedzenia. Glut spada tylko o 1 Pole: zatrzymuje go Platforma na d2. A moneta na kości Specjalnej jest bezpieczna.

lesson-forging-two-turns-title = Plan na dwie tury
lesson-forging-two-turns =
    Znów Kamienny Golem: 3 punkty zdrowia, stoi na samym brzegu Mapy, a klejnotów tym razem brak. Etorn ma ruch i dwa
    przesunięcia. Ptaszek ćwierka, co wypadnie Etornowi w następnej turze: **ruch, miecz, moneta, moneta, gwiazda**, a
    kość Wrogów pokaże „w prawo”, więc Golem zostanie na miejscu.

    Pokonaj go w następnej turze. W przygotowanej odpowiedzi Etorn zachowuje przesunięcie, a potem brakuje mu jednej Rany.
lesson-forging-two-turns-hint = W następnej turze będzie miecz i para na drugi. Trzeci trzeba zrobić już dziś.
lesson-forging-two-turns-done = Miecz z poprzedniej tury, miecz z rzutu i miecz Zespolony: trzy Rany naraz. A kość Specjalna znów jest pusta, gotowa na następny plan.
lesson-forging-two-turns-two = Miecz i Zespolenie to dwie Rany, a na Golema trzeba trzech. Przesunięcie na kości Specjalnej nie gryzie.
lesson-forging-two-turns-now = Jedna Rana dziś, a reszta jutro? To nie działa: o Ranach, które nie pokonują, zaraz się zapomina. Lepiej zachowaj symbol.
lesson-forging-two-turns-no-sword = Żadna nieużyta kość nie pokazuje miecza. Ale dwie z nich są takie same…
lesson-forging-two-turns-go-on = Przygotowane bez zarzutu! Jest następna tura, a kości są takie, jak wyćwierkał ptaszek. Uderz wszystkimi trzema mieczami.

lesson-forging-done-title = Co już wiesz
lesson-forging-done =
    - Klejnoty wzmacniają gwiazdy i Zespolone symbole tak jak wszystkie inne.
    - „Takie same” znaczy: z tą samą ścianką. Gwiazda tworzy parę tylko z gwiazdą, ale wynikiem Zespolenia też może być
    gwiazda.
    - Zespolonego symbolu używasz od razu i nigdy nie zespalasz go ponownie.
    - Gdy ustawiasz kość Specjalną, jej własny symbol może być połową pary.
    - Czego nie użyjesz dziś, to zespól, a nowy symbol zachowaj na jutro.

    Jak dotąd nikomu nie stało się nic poważnego. Teraz to się zmieni: **10: Rany, omdlenie i powrót**.
