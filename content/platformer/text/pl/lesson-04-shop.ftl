### Lesson 04: coins, and what they buy.

lesson-shop-title = Monety i co można za nie kupić
lesson-shop-about = Sklep, przedmioty, mikstury i to, co potrafi karta, a czego nie potrafi kość.

lesson-shop-coins-title = Sakiewka bez dna
lesson-shop-coins =
    Monety bierzesz z kości, z podłogi i od Wrogów, którym już nie są potrzebne. Wydajesz je w **Sklepie** na dwa
    rodzaje kart:

    - **Przedmiot** zostaje u ciebie na dobre. Jeśli ma napis *Zużyj*, działa raz, gdy go użyjesz, a potem leży obrócony
    i czeka na twoją następną turę. Jeśli ma napis *Pasywna*, działa cały czas i nie trzeba go używać.
    - **Miksturę** wypija się raz i już jej nie ma.

    Kart, monet i klejnotów możesz mieć tyle, ile zdołasz zdobyć. Świeżo kupiona karta jest od razu naładowana.

lesson-shop-counter-title = Sklep to miejsce
lesson-shop-counter =
    { $medium ->
        [page] Pole ze straganem to
       *[notebook] Pole ze znakiem `$` to
    } Pole Sklepu, a kupować można tylko wtedy, gdy jest się *na* takim Polu. Nieważne, ile Sklepów
    jest na Mapie: wszystkie sprzedają te same sześć kart, trzy przedmioty i trzy mikstury.

    Sweety wchodzi na b1 i bierze monety z dwóch kości. Z dwiema własnymi ma ich 4: akurat tyle kosztują Buty Szybkości.
    Sam zakup nie kosztuje żadnej kości. Spójrz na lukę na półce: od razu wypełnia ją następna karta z talii.

lesson-shop-purchase-title = Kup Kotwiczkę
lesson-shop-purchase =
    Sweety ma 3 monety i chce Kotwiczkę, która kosztuje 5. Sklep jest na c1, dwa kroki stąd, a na b1 ktoś zgubił monetę.

    { $medium ->
        [page] Wypróbuj przygotowaną linijkę.
       *[notebook] Uruchom przygotowaną linijkę.
    } Jest prawie dobra; w sakiewce czegoś jeszcze brakuje.
lesson-shop-purchase-hint = 3 w sakiewce, 1 na podłodze. Gdzie jest piąta?
lesson-shop-purchase-done = Trzy monety z domu, jedna z podłogi, jedna z kości. Kiedy użyjesz kości, to twoja sprawa, byle przy kasie suma się zgadzała.
lesson-shop-purchase-beside = b1 leży obok Sklepu, a „obok” to nie „w środku”. Jeszcze jeden krok.
lesson-shop-purchase-short = Cztery monety w sakiewce, a na metce pięć. Na kredyt tu nie sprzedają.
lesson-shop-purchase-not-here = Na Chciwomłot może by i starczyło, ale dziś nie ma go na półce. Kupić można tylko to, co wyłożone.
lesson-shop-purchase-boots = Ładne buty! Ale Sweety przyszła po Kotwiczkę, a na nią już jej nie stać.

lesson-shop-exhaust-title = Raz na turę
lesson-shop-exhaust =
    Na Butach Szybkości stoi: *Zużyj: wykonaj Ruch o 1 Pole.* To krok, który nie kosztuje żadnej kości. Sweety ma pustą
    pulę i 4 monety. Kupuje buty i od razu ich używa: { $medium ->
        [page] najpierw karta, potem
       *[notebook] najpierw `use boots-of-haste`, potem
    } sam krok.

    Teraz są zużyte. Sweety kończy turę, a na początku następnej wszystkie jej zużyte karty ładują się na nowo (krok 2 z
    8). I znów w drogę. Taki przedmiot jest jak kość, na której zawsze wypada to samo.

    W jednej turze możesz użyć kilku takich przedmiotów, ale każdego tylko raz.

lesson-shop-haste-title = Biegiem po klejnot
lesson-shop-haste =
    Klejnot leży na c1, dwa kroki stąd, a w twojej puli jest jeden ruch. Ale stoisz w Sklepie i masz 4 monety.

    W przygotowanej linijce jest tylko połowa tego, czego trzeba, i to w złej kolejności.
lesson-shop-haste-hint = Jeden krok kością, drugi butami. Czego nie da się już zrobić po wyjściu ze Sklepu?
lesson-shop-haste-done = Najpierw zakupy, potem bieg. A który krok robisz w butach, to już wszystko jedno.
lesson-shop-haste-left = Sklep został za tobą, a pieniądze dalej masz w ręce. Kup, zanim wyjdziesz.
lesson-shop-haste-twice = Buty są zużyte. Naładują się w następnej turze, nie wcześniej.
lesson-shop-haste-not-yours = Nie możesz użyć butów, które jeszcze nie są twoje. Najpierw zapłać.
lesson-shop-haste-half = Jeden krok masz za sobą. Na drugi nie ma już kości, ale spójrz na swoje stopy.

lesson-shop-potion-title = Na zdrowie!
lesson-shop-potion =
    Użycie mikstury też nie kosztuje żadnej kości, a w jednej turze możesz wypić ich, ile zechcesz. Pusta butelka trafia
    na spód talii mikstur. Dobra mikstura może więc kiedyś wrócić do Sklepu.

    Tutaj to „kiedyś” jest dzisiaj. Leśny Miód przywraca 2 serca, a Sweety zostało 1. Talia mikstur jest *pusta*, więc
    na półce jest luka, której nic nie mogło wypełnić. Sweety wypija miód, a butelka wraca prosto na półkę. Sweety
    kupuje ją za swoje 2 monety i pije jeszcze raz. Z drugiej porcji liczy się tylko 1 serce: teraz ma wszystkie 4, a
    więcej mieć nie może.

lesson-shop-thirst-title = Jedno serce, trzy monety
lesson-shop-thirst =
    Ze Sweety jest krucho: ma 1 serce z 4 i 3 monety. Chce wyjść ze Sklepu w pełni zdrowia.

    Na półce: Leśny Miód (2 monety, 2 serca), Klejnotowa Nalewka (3 monety, 2 klejnoty), Sole Oczyszczające (1 moneta, 1
    serce).
lesson-shop-thirst-hint = Brakuje trzech serc, a masz trzy monety. Które butelki dają razem trzy serca i kosztują razem trzy monety?
lesson-shop-thirst-done = Trzy monety, trzy serca, dwie mikstury w jednej turze. Kolejność nie miała znaczenia i żadna kość nie była potrzebna.
lesson-shop-thirst-empty = Butelka jest pusta. Mikstura działa raz, a potem trafia na spód swojej talii.
lesson-shop-thirst-broke = Pyszne, ale poszły na to wszystkie pieniądze, a klejnotami się nie wyleczysz.
lesson-shop-thirst-shelf = Ta butelka wciąż należy do Sklepu.
lesson-shop-thirst-one-more = Trzy serca. W torbie masz jeszcze jedną butelkę.

lesson-shop-bargain-title = Okazja dnia
lesson-shop-bargain =
    Teraz przedmiot *pasywny*. Waga Kutwy kosztuje 3 monety i odtąd każda karta kosztuje cię o 1 monetę mniej (ale nigdy
    mniej niż 1). Chcesz też Buty Szybkości za 4. Razem 7, a masz 6. Beznadziejna sprawa?
lesson-shop-bargain-hint = Pasywna karta działa od chwili, gdy jest twoja.
lesson-shop-bargain-done = 3 za wagę, a potem już tylko 3 za buty: 6 monet, co do jednej. A samej wagi nawet nie trzeba było używać.
lesson-shop-bargain-order = Najpierw buty, i na wagę jest już za późno: zostały 2 monety, a trzeba 3. Może w innej kolejności?
lesson-shop-bargain-passive = Tu nie ma czego używać. Waga jest pasywna: działa od chwili zakupu. Spójrz na metki!
lesson-shop-bargain-half = Dobry początek. Wiesz już, ile teraz kosztują buty?

lesson-shop-in-the-air-title = Sklep w chmurach
lesson-shop-in-the-air =
    Pole Sklepu nie potrzebuje podłogi. b3 wisi w powietrzu, a z lekcji 03 pamiętasz: nic nie spada, póki nie zadziała
    Grawitacja. Możesz więc wskoczyć do Sklepu, rozejrzeć się i kupić.

    Sweety chce się dostać na Platformę na c3. Ma dwa ruchy, kość z monetą i 3 monety. (Drugi Sklep jest na d1.
    Sprzedaje dokładnie to samo).
lesson-shop-in-the-air-hint = Dwa ruchy wystarczą, żeby wejść do Sklepu. Trzeci krok można tam kupić.
lesson-shop-in-the-air-done = Skok, zapłata, bieg: Sweety kupiła buty, wisząc w powietrzu, i weszła w nich na Platformę. Teraz Grawitacja jej niestraszna.
lesson-shop-in-the-air-dropped = Grawitacja w samym Sklepie? No i Sweety jest na dole. Kupuj, póki wisisz; spaść zawsze zdążysz.
lesson-shop-in-the-air-short = Masz 3 monety, a buty kosztują 4. Jedna z kości może pomóc.
lesson-shop-in-the-air-ground = Buty są, ale to nie ten koniec wieży. Wyżej sprzedają takie same.

lesson-shop-grapnel-title = Ruch albo postawienie na Polu
lesson-shop-grapnel =
    Niektóre karty pozwalają ci wykonać **Ruch**. To prawdziwy Ruch, Pole po Polu, ze wszystkim, co do niego należy:
    zatrzymują cię Ściany, możesz kogoś pchnąć i tak dalej. Taką kartą są buty. Inne karty **stawiają** cię na Polu.
    Wtedy nieważne, co jest po drodze, ale samo Pole musi być wolne: kto zostaje gdzieś postawiony, nikogo nie pcha.

    Kotwiczka wciąga cię prosto w górę i stawia na Polu pod pierwszą Platformą nad tobą. Masz obie te karty i ani
    jednego ruchu. Zdobądź klejnot z b3. Etorn (2) podziwia widoki na a3.
lesson-shop-grapnel-hint = Dokąd sięgnie lina rzucona z a1? A z b1?
lesson-shop-grapnel-done = Najpierw krok w butach, czyli prawdziwy Ruch; potem dwa Pola w górę za jednym zamachem, a to już nie był Ruch. Kotwiczka postawiła cię na Polu z klejnotem, więc klejnot jest twój.
lesson-shop-grapnel-taken = Lina kończy się na a3, a tam stoi Etorn. Karta, która cię gdzieś stawia, potrzebuje wolnego Pola.
lesson-shop-grapnel-tired = Buty są zużyte. Ale masz jeszcze jeden przedmiot.
lesson-shop-grapnel-up = O Pole wyżej, a klejnotu nad tobą dalej nie ma. W której jest kolumnie?
lesson-shop-grapnel-below = Klejnot jest dokładnie nad tobą, dwa Pola wyżej. Masz na to linę.

lesson-shop-gust-title = Świeże powietrze dla Wrogów
lesson-shop-gust =
    Niektóre mikstury robią to samo co kość, tylko mocniej. Oto kość, która dotąd leżała bezczynnie. **Przesunięcie**
    przenosi jednego Wroga o jedno Pole, w dowolną stronę, nawet poza jego Platformę, a Wróg ci za to nie odda. Angelo
    przesuwa Gluta z d2 na e2, za krawędź. Wiatr w Butelce przenosi jednego Wroga nawet o *dwa* Pola: tutaj z c2 na c3 i
    dalej na d3.

    Teraz oba Gluty wiszą w powietrzu. Resztę robi Grawitacja. Wszystkiego o przesuwaniu dowiesz się w lekcji 07.

lesson-shop-closing-title = Zamykamy
lesson-shop-closing =
    Nie odkładaj zakupów w nieskończoność. Wieża się zmienia: jeśli twój Bohater zaczyna turę **co najmniej dwa Poziomy
    nad najniższym**, ten najniższy znika, razem ze Sklepem, monetami i każdym, kto tam jeszcze jest. (Poziom jest
    wysoki na trzy Rzędy).

    Sweety wspięła się na a7, czyli na Poziom 3. Etorn jest na Poziomie 2, a Sklepu na Poziomie 1 pilnuje Glut. Etorn
    kończy turę i zaczyna się tura Sweety. Kto gdzie będzie? Jeśli ktoś ma zniknąć, wybierz „poza Mapą”.
lesson-shop-closing-done = Poziom 1 zniknął, a z nim Glut. Etorn był o Poziom wyżej i niczego nie zauważył, ale jego 4 monety muszą teraz poczekać na Sklep gdzieś wyżej. Gdyby stał na Poziomie 1, zemdlałby i musiałby się teraz znów odrodzić.

lesson-shop-market-title = Dzień targowy
lesson-shop-market =
    Dziewięć monet, cztery ruchy i pełna półka. Na c4 leży klejnot, a Sklep wisi w powietrzu. Zadania tu nie ma, ale
    czy uda ci się dotrzeć do klejnotu w tej turze? Które karty są warte swojej ceny? Dasz radę wydać wszystko? A potem
    spróbuj kupić coś już po wyjściu ze Sklepu albo użyć butów dwa razy i przeczytaj, co na to plansza.

    Tym, co karty mówią o Wrogach i Ranach, na razie się nie przejmuj.

lesson-shop-prices-title = Dwie kolejności, dwa rachunki
lesson-shop-prices =
    Dla tych, którzy znają Pythona: ta komórka kupuje buty i wagę w obu kolejnościach. Umiesz sprawić, żeby wypisała,
    ile monet zostało? (Tę liczbę zna `board.session.state.hero.coins`).

lesson-shop-done-title = Co masz teraz w torbie
lesson-shop-done =
    - Kupujesz na Polu Sklepu, w powietrzu też; każdy Sklep sprzedaje te same sześć kart.
    - Przedmioty z napisem „Zużyj” działają raz na turę, pasywne zawsze, mikstury tylko raz.
    - Kupowanie i używanie kart nie kosztuje kości.
    - Ruch z karty to prawdziwy Ruch. Gdy karta cię gdzieś stawia, Pole musi być wolne.
    - Jeśli zaczynasz turę co najmniej dwa Poziomy nad najniższym, ten najniższy znika.

    Dość zakupów, sąsiedzi czekają. Dalej: **05: Wrogowie i jak schodzić im z drogi**.
