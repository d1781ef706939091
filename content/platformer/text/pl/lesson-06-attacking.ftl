### Lesson 06: attacking, loot, and a shove that brings an Enemy within reach.

lesson-attacking-title = Atak i łup
lesson-attacking-about = Ilu mieczy potrzebujesz, co jeszcze się liczy i co zostawia ci pokonany Wróg.

lesson-attacking-cards-title = Ile wart jest Wróg
lesson-attacking-cards =
    Do tej pory wystarczało schodzić Wrogom z drogi. Teraz oddajesz ciosy i to się opłaca. Karta Wroga podaje oprócz
    zdolności, ile Ran trzeba, żeby go pokonać (jego **zdrowie**), ile Ran sam zadaje (obrażenia) i jaki **łup**
    zostawia Bohaterowi, który go pokona.

    | znak | Wróg | zdrowie | obrażenia | łup |
    |---|---|---|---|---|
    | G | Glut | 1 | 1 | moneta |
    | E | Drzewiec | 2 | 1 | moneta i klejnot |
    | W | Wilkołak | 3 | 3 | dwie monety i trzy klejnoty |

    Do czego służą klejnoty, dowiesz się niedługo. Na razie: im więcej, tym lepiej.

lesson-attacking-strike-title = Jeden miecz, jeden Glut
lesson-attacking-strike =
    Możesz zaatakować Wroga na **sąsiednim Polu**, a sąsiedztwo jest takie jak zawsze: bez Ściany pomiędzy, bez
    Platformy, przez którą nie prowadzi Drabina, i nie przez róg. Każdy miecz zadaje 1 Ranę.

    Drzewiec stoi Sweety nad głową, ale po drugiej stronie Platformy: poza zasięgiem. Glut stoi dwa Pola od niej: też za
    daleko. Sweety podchodzi więc do Gluta (podchodzić można bezpiecznie, pamiętasz?) i uderza. Na Gluta wystarcza jedna
    Rana. Glut znika z Mapy, a Sweety bierze jego monetę.

lesson-attacking-almost-title = Prawie robi wielką różnicę
lesson-attacking-almost =
    Wilkołakowi trzeba zadać 3 Rany, i to **w jednym ataku**. Ran nie da się zadawać na raty: jeśli cios jest za słaby,
    nic się nie dzieje, a kości przepadają.

    Sweety ma trzy miecze i gwiazdę, która u niej też jest mieczem. W jednym ataku w zupełności by to wystarczyło.
    Zobacz, jak je marnuje, po dwa naraz.

lesson-attacking-ent-title = Na Drzewca z mieczem
lesson-attacking-ent =
    Twoja kolej. Na Platformie nad Sweety stoi Drzewiec, który ma 2 punkty zdrowia. Sweety ma miecz i gwiazdę (to jej
    drugi miecz), a do tego dwa ruchy, żeby dotrzeć tam, gdzie da się tych mieczy użyć.

    Odpowiedź w
    { $medium ->
        [page] linijce
       *[notebook] komórce
    } dociera na miejsce, a potem powtarza błąd, który Sweety popełniła z Wilkołakiem.
lesson-attacking-ent-hint = Stań obok Drzewca, w tym samym Rzędzie. Potem włóż wszystko w jeden cios: wskaż obie kości (w zapisie po `with`).
lesson-attacking-ent-done = Z boku i oboma mieczami naraz. Po Drzewcu zostały moneta i klejnot: są twoje.
lesson-attacking-ent-ceiling = Na drodze jest Platforma. Którędy nie przejdzie Ruch, tamtędy nie przejdzie i atak.
lesson-attacking-ent-corner = Teraz Drzewiec styka się z tobą tylko rogiem. Jeszcze krok w górę i staniecie twarzą w twarz.
lesson-attacking-ent-twice = Jedna Rana i jeszcze jedna Rana to nie 2 Rany. Po każdym zbyt słabym ataku Drzewiec jest jak nowy.

lesson-attacking-together-title = Wszystko się liczy
lesson-attacking-together =
    W jednym ataku liczy się wszystko, co daje miecze: kości z twojej puli, gwiazdy, jeśli dla twojego Bohatera są
    mieczami, Zespolona para, kość Specjalna. Karty też coś dodają. **Chciwomłot** wzmacnia twój *następny atak* o 1
    Ranę. Najpierw go użyj, potem bij.

    Sweety ma gwiazdę w puli, miecz na kości Specjalnej i młot: 1 + 1 + 1, i po Wilkołaku.

    Dwie drobne uwagi o takiej premii. Potrzebuje ataku z choćby jednym mieczem; sama nic nie zdziała. I przepada po
    najbliższym ataku, udanym czy nie.

lesson-attacking-werewolf-title = Trzy Rany z trzech źródeł
lesson-attacking-werewolf =
    Tym razem bez młota i bez gwiazdy. Jeden miecz w puli, jeden na kości Specjalnej. Skąd wziąć trzeci?
lesson-attacking-werewolf-hint = Dwie monety to tylko dwie monety, chyba że je zespolisz.
lesson-attacking-werewolf-done = Kość, kość Specjalna i Zespolenie w jednym ataku: 3 Rany. A monety znów masz, prosto z kieszeni Wilkołaka.
lesson-attacking-werewolf-short = 2 Rany, a Wilkołak tylko wzruszył ramionami. Mieczy już nie ma. Trzeba jeszcze jednego, w tym samym ataku.
lesson-attacking-werewolf-twice = Trzecia Rana przyszła za późno: po dwóch pierwszych Wilkołak zdążył wydobrzeć.
lesson-attacking-werewolf-coin = Monetą w Wilkołaka nie rzucisz. Ale z dwóch jednakowych kości może powstać miecz.
lesson-attacking-werewolf-spent = Połowa pary trafiła do sakiewki, a drugiej połowy samej nie zespolisz.

lesson-attacking-hammer-title = Jeden młot, dwóch Wrogów
lesson-attacking-hammer =
    Po lewej Glut, po prawej Drzewiec, do tego miecz, gwiazda i młot: razem 3 Rany, i dokładnie tylu trzeba.
    Pokonaj **obu**. W odpowiedzi z
    { $medium ->
        [page] linijki
       *[notebook] komórki
    } wszystko jest dobre prócz kolejności.
lesson-attacking-hammer-hint = Młot pomaga najbliższemu atakowi. Któremu pomoc jest potrzebna?
lesson-attacking-hammer-done = 2 Rany dla Drzewca, 1 dla Gluta, żadna się nie zmarnowała.
lesson-attacking-hammer-both = Drzewca nie ma, ale mieczy też już nie ma. Z młotem wystarczyłby na niego jeden miecz.
lesson-attacking-hammer-wasted = Premia poszła na pierwszy atak: 2 Rany dla Gluta, któremu wystarczy 1. Najpierw uderz Drzewca albo zachowaj młot do czasu, gdy Gluta już nie będzie.
lesson-attacking-hammer-bare = Gluta nie ma, ale jedna Rana to na Drzewca za mało. Młot został w torbie.
lesson-attacking-hammer-greedy = 3 Rany dla Drzewca, któremu wystarczą 2, a na Gluta nie został żaden miecz.

lesson-attacking-twins-title = Potężny cios
lesson-attacking-twins =
    Po lewej Glut, nad głową Glut, a po prawej Etorn, rywal. Sweety wkłada wszystko w jeden atak w lewo: dwa miecze
    i gwiazdę, czyli 3 Rany. To by wystarczyło na trzy Gluty…

    Zaznacz, co będzie: gdzie potem znajdzie się każdy z Glutów i ile serc będzie mieć Sweety?
lesson-attacking-twins-done = Jeden atak trafia jednego Wroga, a 2 z 3 Ran się marnują. Glut w górze nic nie poczuł. Nikt też nie oddaje ciosu: atak to nie Ruch.

lesson-attacking-told-off-title = Kogo wolno bić?
lesson-attacking-told-off =
    Wrogowie ze wszystkich stron, a pośrodku Etorn. Atakuj wszystkich! Przez Platformę, przez róg, z odległości dwóch
    Pól. Spróbuj uderzyć Etorna. (Patrzy na ciebie. Bohaterowie nigdy nie atakują się nawzajem, choćby korciło). Spróbuj
    też bez ani jednego miecza.

    Przeczytaj, która zasada mówi „nie” i dlaczego. Potem zobacz, kogo da się pokonać tym, co zostało.

lesson-attacking-closer-title = Chodź no tu!
lesson-attacking-closer =
    Gdy nie masz ruchów, niech Wróg przyjdzie do ciebie. **Przesunięcie** przenosi Wroga o 1 Pole, z dowolnej
    odległości, a Sweety przesuwa o 1 Pole dalej: tak mówi jej karta. Dłuższe przesunięcie wykonuje się Pole po Polu.
    { $medium ->
        [page] Najpierw wskaż Wroga i Pole obok niego, potem
       *[notebook] Najpierw `shove d1 left`, potem
    } następne Pole (`step left`) albo „Zatrzymaj się” (`stop`), jeśli Wróg stoi tam,
    gdzie chcesz.

    Każdy krok prowadzi na wolne Pole, w dowolną stronę. Wszystkie przenoszą *tego samego* Wroga. A Wróg przesunięty na
    Pole obok ciebie wcale cię za to nie uderzy.

lesson-attacking-fetch-title = Dostawa na miejsce
lesson-attacking-fetch =
    Ani jednego ruchu. Drzewiec stoi na swojej półce i styka się z tobą tylko rogiem. Przysuń go tak, żeby był w twoim
    zasięgu, i pokonaj: masz jedno przesunięcie, miecz i gwiazdę.

    Sweety może przesunąć o 2 Pola. A czy musi?
lesson-attacking-fetch-hint = Na którym z najbliższych Pól Drzewiec byłby twoim sąsiadem? Przesunięcie można skończyć wcześniej.
lesson-attacking-fetch-done = Drzewiec przyszedł do ciebie i uniku już nie zrobi. Liczy się tylko to, że jesteście sąsiadami, w powietrzu czy na ziemi.
lesson-attacking-fetch-split = Możesz przesuwać dalej tego samego Wroga albo skończyć. Przesunięcia nie da się podzielić między dwóch.
lesson-attacking-fetch-going-on = Przesunięcie jeszcze trwa: zostało mu jedno Pole. Najpierw wybierz „Zatrzymaj się” (`stop`).
lesson-attacking-fetch-far = Teraz Drzewiec znów styka się z tobą tylko rogiem, tym razem z lewej. Można było skończyć o jedno Pole wcześniej. A może znasz coś, co sprowadzi go na dół?
lesson-attacking-fetch-twice = Drzewiec na miejscu! Ale 1 i 1 to nie 2. Uderz raz, oboma mieczami.

lesson-attacking-belt-title = Pełno to pełno
lesson-attacking-belt =
    Sweety nosi **Pas Trofeów**: za każdego pokonanego Wroga odzyskuje serca. Ma ich teraz 3, a jej karta Bohatera
    pokazuje 4. Po lewej ma Gluta, po prawej też, i pokonuje oba, jeden po drugim.

    Ile serc będzie mieć?
lesson-attacking-belt-done = Pierwszy Glut dał Sweety czwarte serce, drugi już żadnego: nigdy nie masz więcej serc, niż pokazuje twoja karta Bohatera. Monet takie ograniczenie nie dotyczy: wzięła obie.

lesson-attacking-way-out-title = Wyjście z opresji
lesson-attacking-way-out =
    Teraz wszystko razem. Sweety stoi między Glutem a Wilkołakiem. Ma miecz, gwiazdę, jeden ruch, miecz na kości
    Specjalnej i Chciwomłot. Nad Sweety leży klejnot.

    Chce wejść **na b2**, po ten klejnot, tak żeby nikt jej po drodze nie skrzywdził. Z poprzedniej lekcji wiesz, co
    spotyka tych, którzy odchodzą od Wroga.
lesson-attacking-way-out-hint = Ilu Wrogów może jeszcze stać obok Sweety, gdy rusza? Policz, ilu Ran potrzebujesz, a potem, ile możesz zadać.
lesson-attacking-way-out-done = Gdy obok nie ma już nikogo, można bezpiecznie odejść. 3 Rany i jeszcze 1, a każda była potrzebna. Klejnot na b2 to wisienka na torcie.
lesson-attacking-way-out-half = Gluta nie ma, ale przy kroku w górę Wilkołak jeszcze stał obok: 3 Rany.
lesson-attacking-way-out-gloop = Klejnot jest, ale Glut dał ci klapsa na odchodne. Młot się lenił?
lesson-attacking-way-out-wasted = Młot spadł na Gluta, więc dla Wilkołaka zostały tylko 2 Rany. Uważaj na kolejność.
lesson-attacking-way-out-greedy = 4 Rany dla Wilkołaka, któremu wystarczą 3, a na Gluta nic nie zostało.
lesson-attacking-way-out-stay = Nikt cię już nie zatrzyma. W górę!

lesson-attacking-swords-title = Raz, dwa, trzy
lesson-attacking-swords =
    Dla ciekawych: Python rozgrywa ostatnie ćwiczenie trzy razy, z jednym, dwoma i trzema mieczami na Wilkołaka. Zobacz,
    co daje każdy atak i ile kosztuje.

lesson-attacking-done-title = Co już wiesz
lesson-attacking-done =
    - Atakujesz Wroga na sąsiednim Polu. Jeden atak, jeden Wróg.
    - Trzeba tylu Ran, ile Wróg ma zdrowia, i to w jednym ciosie. Mniej nic nie daje, a nadmiar się marnuje.
    - Miecze wszelkiego rodzaju się sumują, a karty je wzmacniają.
    - Łup jest twój. Serc nigdy nie masz więcej, niż pokazuje twoja karta.
    - Dłuższe przesunięcie dotyczy jednego Wroga i możesz je skończyć wcześniej.

    Wrogów można bić i przesuwać. Można ich też pchać, dla samej zabawy. Czas na **07: Pchanie i przesuwanie**.
