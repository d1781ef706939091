### Lesson 12: Void Portals, Ladders through Platforms, the one-way Platform of the Boss Level.

lesson-portals-title = Portale, włazy i podłoga w jedną stronę
lesson-portals-about = Skróty przez wieżę: kto może z nich korzystać, a kto nie.

lesson-portals-holes-title = Dziury w całym
lesson-portals-holes =
    Ściany i Platformy znasz jako coś, co cię zatrzymuje. W tej lekcji poznasz trzy rodzaje dziur, przez które da się
    przejść.

    - **Portale Pustki** (@) spotkasz tylko w Podziemiach Pustki. Wchodzisz tu, wychodzisz tam.
    - **Drabina przez Platformę** (`=HH=`) to właz. Wspinać się po niej umiesz; ale kto jeszcze może nią przejść i co
    się dzieje z kimś, kto na właz spadnie?
    - Przez **Platformę jednokierunkową** (`^^^^`) pod Poziomem Bossa też można przejść, ale tylko w jedną stronę i
    tylko w jeden sposób, a udaje się to tylko Bohaterom.

    Każda z tych dziur jest prosta, jeśli zadasz właściwe pytanie: *czy to Ruch?*

lesson-portals-through-title = Tu wejście, tam wyjście
lesson-portals-through =
    Sweety wchodzi na portal na b1. Z portalu **jeszcze jeden symbol ruchu** przenosi Bohatera na **dowolny inny portal
    na tym samym Poziomie**, obojętne, jak daleko leży i co jest po drodze. { $medium ->
        [page] Kliknij portal, z którego chcesz wyjść.
       *[notebook] Wpisujesz `portal` i Pole, na którym chcesz wyjść.
    }

    Komnatę na d3 odcinają Ściana i Platforma. Żaden krok tam nie prowadzi. Portal prowadzi. (Żeby wyjść z powrotem,
    potrzeba kolejnego ruchu).

lesson-portals-cell-title = Klejnot za kratami
lesson-portals-cell =
    Na b3 leży klejnot, a pieszo tam nie dojdziesz. Na tym Poziomie są trzy portale: b1, a3 i c3. Sweety ma trzy ruchy.

    Dwa portale są na górze przy klejnocie, jeden na lewo, drugi na prawo od niego. Zanim wybierzesz, przyjrzyj się
    dobrze. Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } za bardzo się spieszy.
lesson-portals-cell-hint = Najpierw trzeba stanąć na portalu. Potem poszukaj Ściany w Rzędzie 3.
lesson-portals-cell-done = Jeden ruch na portal, drugi przez portal, trzeci do klejnotu. Z a3 drogę zagrodziłaby ci Ściana.
lesson-portals-cell-not-on-it = c1 to nie portal. Żeby przejść przez portal, trzeba na nim stać.
lesson-portals-cell-no-portal = Wychodzi się tylko tam, gdzie jest portal. Ostatni krok trzeba zrobić pieszo.
lesson-portals-cell-wall = Zła strona: między a3 a klejnotem stoi Ściana.
lesson-portals-cell-inside = Sweety jest w środku. Jeszcze krok w lewo!

lesson-portals-farewell-title = Wyjście po angielsku
lesson-portals-farewell =
    Krok, którym odchodzisz od Wroga, kosztuje cios. Odejście **przez portal nie kosztuje ani jednego serca**:
    zanim Wróg podniesie łapę, ty jesteś już gdzie indziej.

    A jeśli na portalu, którym wychodzisz, ktoś stoi? Wtedy go **pchasz**, jak zawsze, gdy wchodzisz na zajęte Pole.
    Tutaj Sweety znika sprzed nosa Wilkołaka (W) i wychodzi na c2, gdzie stoi Avvy. Avvy trafia na Pole po prawej.
    Nikomu nic się nie stało, a Wilkołak zostaje sam ze swoimi myślami.

lesson-portals-knock-title = Proszę pukać
lesson-portals-knock =
    Sweety ma 3 serca, a obok niej stoi Wilkołak, który zadaje 3 Rany. Na portalu na c2 stoi Etorn. Sweety ma trafić
    na **c2**, a Etorn na dół, na **d1**. Masz jeden ruch.

    Pchnięcie zaczyna się na *jego* Polu: Etorn trafia na wolne Pole obok portalu, którym wychodzisz. Ty przychodzisz z
    daleka, więc twoje dawne Pole nie leży obok tego portalu.
lesson-portals-knock-hint = Które Pola obok c2 są wolne? I co sprowadzi Etorna stamtąd na dół?
lesson-portals-knock-done = Etorn został zepchnięty z Platformy, Grawitacja zabrała go na d1, a Wilkołak nawet nie zauważył, że już cię nie ma.
lesson-portals-knock-where = Na c2 ktoś stoi, więc wskaż, dokąd ma trafić (w zapisie: `push` i kierunek).
lesson-portals-knock-far = Zamienić się miejscami nie możecie: b1 nie leży obok c2. Pieszo da się kogoś pchnąć tam, skąd przychodzisz, a przez portal nie.
lesson-portals-knock-wall = Między b2 a c2 stoi Ściana. Pchniętą figurkę też zatrzyma.
lesson-portals-knock-head = Etorn wisi teraz nad twoją głową i to ty go podtrzymujesz. A miał trafić na dół.
lesson-portals-knock-walk = Sweety odeszła od Wilkołaka Ruchem: 3 Rany, a miała 3 serca.

lesson-portals-leap-title = Między dwoma Wilkołakami
lesson-portals-leap =
    Sweety (3 serca) stoi na portalu c1 między dwoma Wilkołakami. Przechodzi na b3, gdzie nie ma podłogi, tuż obok Gluta
    (G), który też wisi w powietrzu, na c3. Potem stosuje Grawitację.

    Trzy pytania: gdzie będzie Sweety, gdzie Glut i ile serc jej zostanie? Pamiętaj, co kogo podtrzymuje i co liczy się
    jako odejście.
lesson-portals-leap-done = Żaden Wilkołak nie uderzył: Sweety odeszła przez portal. Glut też nie: spadanie to nie Ruch. Sweety wylądowała na Platformie pod b2, a Glut spadł aż na portal, z którego przyszła. Samo wylądowanie na portalu nic nie daje, a Wrogowie nigdy z portali nie korzystają.

lesson-portals-ticket-title = Każdy portal na osobny bilet
lesson-portals-ticket =
    Portal wymaga **symbolu ruchu tylko dla siebie**. Może on pochodzić z kości, z kości Specjalnej, z gwiazdy czytanej
    jako ruch albo z Zespolenia. Ale dłuższego Ruchu nie da się prowadzić dalej przez portal, a klejnoty nic tu nie
    dają. (Portal, który jest na swoim Poziomie sam, nie prowadzi donikąd).

    Sweety chce zdobyć klejnot z c2. Do portalu na c1 są dwa Pola. Ma jeden ruch, dwie jednakowe monety, które można
    zespolić, i jeden klejnot. Na koniec znowu ma mieć klejnot.
lesson-portals-ticket-hint = Potrzebne są dwa kroki i jeden bilet, a kości dają dwa ruchy. Gdzie klejnot może wydłużyć Ruch, a gdzie nie?
lesson-portals-ticket-done = Klejnot wydłużył drogę do dwóch Pól, a Zespolony ruch został na portal. Jeden klejnot wydany, jeden znaleziony.
lesson-portals-ticket-half-way = Jesteś w środku dłuższego Ruchu, a portal nie może być jego częścią. Najpierw dokończ Ruch.
lesson-portals-ticket-spent = Sweety stoi na portalu, ale oba ruchy są wydane. Czym jeszcze można było zapłacić za drugi krok?
lesson-portals-ticket-gems = Sweety nie stoi jeszcze na portalu. A w podróży przez portal klejnot i tak nic nie daje.

lesson-portals-hatch-title = Właz
lesson-portals-hatch =
    Teraz druga dziura. Pod b2 jest Platforma, przez którą przechodzi Drabina. **To nadal podłoga**: Glut spada z b3 i
    ląduje na niej.

    Ale gdy ktoś *przenosi* Wroga, na przykład go przesuwa, Wróg **może przejść po Drabinie**: Etorn przesuwa Gluta
    przez właz w dół. Potem sam wchodzi na właz i stosuje Grawitację. Nic się nie dzieje i nikt nie pyta go, czy się
    trzyma: stoi na podłodze. W dół może przejść Ruchem, ale Grawitacja go
    tam nie ściągnie.

lesson-portals-lid-title = Do piwnicy
lesson-portals-lid =
    Sweety wisi w powietrzu na b3, dokładnie nad włazem. W piwnicy, na b1, leży klejnot. Sweety ma tylko jeden ruch.

    W odpowiedzi z
    { $medium ->
        [page] linijki
       *[notebook] komórki
    } są obie części planu, ale w złej kolejności. Co Grawitacja robi za darmo, a czego nie zrobi?
lesson-portals-lid-hint = Grawitacja doprowadzi cię do najbliższej podłogi i ani Pola dalej. Co przeprowadzi cię przez właz?
lesson-portals-lid-done = Grawitacja sprowadziła Sweety na właz, a ruch przeprowadził ją dalej. Spadanie jest za darmo, ale właz sam się nie otworzy.
lesson-portals-lid-held = Sweety stoi na włazie. To podłoga, a przez podłogę Grawitacja nikogo nie przeciągnie.
lesson-portals-lid-drop = Drabinę bez Platformy można puścić. Tu Sweety stoi na Platformie i nie ma czego puszczać.
lesson-portals-lid-spent = Ruch poszedł na drogę, którą Grawitacja pokonuje za darmo. Teraz ruchu już nie ma, a właz trzyma.

lesson-portals-cellar-title = Wilkołak na drodze
lesson-portals-cellar =
    Na włazie siedzi Wilkołak (W), a za nim, na a2, leży klejnot. Etorn ma trzy ruchy i jedno przesunięcie. Zdobądź
    dla niego klejnot tak, żeby nikomu nic się nie stało.

    Jeszcze jedno o włazach: Drabina łączy Pole nad włazem z Polem pod nim, więc **figurki na tych Polach są obok
    siebie**. Wilkołak z piwnicy nadal może ugryźć cię w kostkę.
lesson-portals-cellar-hint = Wyślij Wilkołaka na dół. Potem nie wchodź na żadne Pole obok b1.
lesson-portals-cellar-done = Przesunięty Wilkołak wpadł we właz. Etorn przeszedł górą, nie po Drabinie, i spadł prosto na klejnot.
lesson-portals-cellar-goodbye = Etorn odszedł od Wilkołaka, a ten uderzył od razu. Najpierw to Wilkołak musi zniknąć z drogi.
lesson-portals-cellar-rung = Między b2 a b1 jest Drabina, więc na włazie Etorn był obok Wilkołaka z piwnicy. Oberwał, kiedy odchodził.
lesson-portals-cellar-on-it = Teraz Wilkołak siedzi na twoim klejnocie, a przesunąć go już nie masz czym.

lesson-portals-valve-title = Droga do Bossa
lesson-portals-valve =
    Trzecia dziura. W tej małej wieży Poziom Bossa zaczyna się od Rzędu 4. Jego podłoga to **Platforma
    jednokierunkowa**. Bohater może wejść przez nią **Ruchem w górę**. Niczego więcej nie przepuszcza.

    Sweety wchodzi z b3 na b4 i pcha Etorna, który tam stoi, w lewo. Robi krok na c4, a Grawitacja nie może ściągnąć jej
    w dół. Pchnięcia, przesunięcia i ataki nie przechodzą przez tę podłogę ani w górę, ani w dół. I nikt nigdy tędy nie
    wraca: zanim wejdziesz, pomyśl dwa razy.

lesson-portals-upstairs-title = Przepraszam, ja na górę
lesson-portals-upstairs =
    Etorn jest na c3 i chce wejść na górę, na **c4**. Stoi tam Sweety, między dwiema Ścianami. Obok Etorna czai się
    Glut, który uderzy go przy odejściu. Etorn ma jeden ruch i jedno przesunięcie, a **nikomu nie może się nic stać**.

    Dwa pytania: dokąd może trafić Glut, a dokąd Sweety?
lesson-portals-upstairs-hint = Przez Platformę jednokierunkową nikogo nie przesuniesz ani nie pchniesz. Jakie drogi zostają?
lesson-portals-upstairs-done = Glut odsunął się na bok, a Sweety trafiła nad głowę Etorna. W dół przez Platformę jednokierunkową nie mogła, a po bokach stały Ściany.
lesson-portals-upstairs-shut = Przesunięcie nie przechodzi przez Platformę jednokierunkową. Przechodzi tylko własny Ruch Bohatera, i to w górę.
lesson-portals-upstairs-hit = Etorn jest na górze, ale oberwał: odszedł Ruchem od Gluta, a ten go uderzył.
lesson-portals-upstairs-down = Pchnięta figurka nie przejdzie przez Platformę jednokierunkową, nawet na Pole, z którego przychodzisz.
lesson-portals-upstairs-wall = Po lewej stronie c4 stoi Ściana.

lesson-portals-funfair-title = Wesołe miasteczko
lesson-portals-funfair =
    Masz pięć ruchów. Na tym Poziomie są trzy portale, a o Poziom wyżej jeden. Sweety stoi na a1, czyli na jednym z
    nich. Uda ci się dotrzeć do każdego z pozostałych, także do tego na c5, na Poziomie 2? A co, jeśli dołożysz klejnot?
    Wespnij się po Drabinie po prawej, od włazu do włazu, i sprawdź, gdzie zostawia cię Grawitacja.

    Przed każdą próbą powiedz, czy się uda.

lesson-portals-exits-title = Który portal dokąd prowadzi?
lesson-portals-exits =
    Dla ciekawych: Python pyta na tej samej planszy, czy portal z a1 prowadzi na a3, na b2 i na c5. Przy każdej
    odpowiedzi podana jest zasada, a przy odmowie także to, co możesz zrobić zamiast tego.

lesson-portals-done-title = Co już wiesz
lesson-portals-done =
    - Z Portalu Pustki osobny symbol ruchu przenosi cię na inny portal na tym samym Poziomie.
    - Gdy tak odchodzisz, nikt cię nie uderza. Kto stoi tam, gdzie wychodzisz, zostaje pchnięty. Poza tym to Ruch jak
    każdy: bierzesz, co tam leży, i możesz nim odkryć Poziom.
    - Platforma z Drabiną to podłoga. Przenoszony Wróg może przejść po Drabinie; Bohater też, Ruchem albo
    pchnięty, ale nigdy spadając.
    - Na Poziom Bossa Bohater wchodzi Ruchem w górę. Nic innego nie przechodzi i nikt nie wraca.

    Masz już za sobą grę kilkoma Bohaterami. Czym się od siebie różnią? Czas na **13: Sześcioro Bohaterów, sześć
    charakterów**.
