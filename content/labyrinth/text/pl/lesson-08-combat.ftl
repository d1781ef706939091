### Słowa lekcji 08: walka i darmowa walka.

lesson-combat-title = Walka
lesson-combat-about = Dwie postacie, dwa rzuty, jedno życie mniej. A najlepsze walki nie kosztują nic.

lesson-combat-two-ways-to-fight-title = Dwa sposoby na zaczepkę
lesson-combat-two-ways-to-fight =
    Prędzej czy później ktoś stanie tam, gdzie chcesz stać ty. Można to omówić na dwa sposoby:

    - **Atak**: 1 akcja, na postać na twoim korytarzu.
    - **Darmowa walka**: bez akcji, ale tylko wtedy, gdy ktoś właśnie wszedł.

    Tak czy inaczej walczą dokładnie dwie postacie, choćby pięć innych patrzyło.

lesson-combat-en-garde-title = Broń się!
lesson-combat-en-garde =
    Mistrz Miecza (A) i Linoskoczek (B) stoją razem na c3. **Atak** kosztuje 1 akcję. Najpierw dwiema kostkami rzuca
    atakujący, potem atakowany: 9 przeciw 6. Wygrywa wyższa suma, a przegrany traci **1 życie**.

    To wszystko. Nikt nie musi odejść, a zwycięzca zyskuje tylko szacunek.
    { $medium ->
        [page] Naciskasz przycisk, który go atakuje.
       *[notebook] Zapis: `attack B`.
    }

lesson-combat-eight-all-title = Po osiem
lesson-combat-eight-all =
    Znowu ci sami, każdy ma 4 życia. Mistrz Miecza atakuje i rzuca 8, Linoskoczek też rzuca 8. Przy **remisie** obaj rzucają
    jeszcze raz: teraz 5 przeciw 9.

    Ile żyć ma potem każdy z nich?
lesson-combat-eight-all-done =
    Remis nikogo nic nie kosztuje, rozstrzyga druga runda. 9 wygrywa z 5, więc życie traci atakujący. Atak nie gwarantuje
    wygranej: szanse są równe.

lesson-combat-within-reach-title = W zasięgu ręki
lesson-combat-within-reach =
    Jesteś Mistrzem Miecza (A) na c3 i została ci **jedna** akcja. Linoskoczek (B) stoi na d3a, a Goniec (C) na d3b, pod mostem.
    Odbierz Linoskoczkowi życie.

    Kto wchodzi na korytarz, może w czwartym kroku eksploracji walczyć z tymi, którzy tam są, bez wydawania akcji.
    { $medium ->
        [page] Pojawią się wtedy przyciski: po jednym na przeciwnika i jeden, żeby z nikim nie walczyć.
       *[notebook] Zapis: `fight B`, a `stop`, żeby z nikim nie walczyć.
    }
lesson-combat-within-reach-hint = Atak sięga tylko twojego korytarza, a dojście kosztuje ostatnią akcję. Co dzieje się, gdy wchodzisz?
lesson-combat-within-reach-done = Jedna akcja na ruch, a walka była w cenie wejścia. 9 przeciw 5!
lesson-combat-within-reach-not-here = Linoskoczek jest obok, na d3a. Do ataku musicie stać na tym samym korytarzu.
lesson-combat-within-reach-under-the-bridge = Goniec jest na d3b, pod mostem. Kafelek ten sam, ale korytarz inny.
lesson-combat-within-reach-wrong-way = Na polu centralnym nie ma nikogo. Wyjątkowo spokojne miejsce.
lesson-combat-within-reach-shy = Zbyt grzecznie! Jeśli zostawisz Linoskoczka w spokoju, to on może zaatakować ciebie.

lesson-combat-both-of-them-title = Jeden po drugim
lesson-combat-both-of-them =
    Mistrz Miecza wchodzi na b2a, gdzie Linoskoczek i Goniec ucinają sobie pogawędkę. Może walczyć, z iloma chce, ale **z jednym
    po drugim**: każdą walkę kończy się, zanim wskaże się następnego przeciwnika.

    9 przeciw 5, 10 przeciw 5. Co za dzień!

lesson-combat-left-alone-title = Ten zostawiony w spokoju
lesson-combat-left-alone =
    To samo wejście, ale teraz Mistrz Miecza walczy tylko z Linoskoczkiem (9 przeciw 5) i kończy. Ci, których **zostawił w
    spokoju**, mogą go teraz zaatakować za darmo. Goniec atakuje: rzuca 11, a Mistrz Miecza 6.

    Trzy postacie, każda ma 4 życia. Co z nich zostanie?
lesson-combat-left-alone-done =
    Linoskoczek przegrał pierwszą walkę, Mistrz Miecza drugą. Linoskoczek nie może oddać, bo z nim już walczono. A ci,
    którzy byli tam wcześniej, nigdy nie walczą między sobą.

lesson-combat-twice-title = I jeszcze raz
lesson-combat-twice =
    Linoskoczek (B) na b2a ma 4 życia. Odbierz mu w tej kolejce **dwa**. Goniec (C) obok niego widzi gwiazdy: jest oszołomiony i
    się nie wtrąci.

    Jedno wejście daje najwyżej jedną darmową walkę z tym samym przeciwnikiem.
lesson-combat-twice-hint = Pierwsza walka jest za darmo. Co jeszcze możesz zrobić komuś na swoim korytarzu, gdy eksploracja się skończy?
lesson-combat-twice-done = Darmowa walka na wejście, potem płatny atak. Jedno z drugim nie ma nic wspólnego.
lesson-combat-twice-once-only = Darmową walkę z nim masz już za sobą. Walcz z Gońcem albo zakończ, a potem możesz zapłacić za atak.
lesson-combat-twice-from-afar = On stoi na b2a, a ty na c3.
lesson-combat-twice-too-soon = Jedno życie mniej, a została ci akcja, żeby odebrać drugie.
lesson-combat-twice-first-free = Eksploracja jeszcze trwa. Najpierw to, co za darmo, atak dopiero potem.

lesson-combat-seeing-stars-title = Gwiazdy przed oczami
lesson-combat-seeing-stars =
    Linoskoczek skądś spadł i jest **oszołomiony**. W walce z oszołomioną postacią nikt nie rzuca, nie powtarza i niczego nie
    dodaje: druga strona od razu wygrywa.
    Gdyby musiały walczyć dwie oszołomione, żadna nie straciłaby życia.

    Mistrz Miecza atakuje i po sprawie. Nieuczciwe? Trzeba było odpocząć!

lesson-combat-one-each-title = Każdemu po jednym
lesson-combat-one-each =
    Linoskoczek (B) stoi z tobą na c3, a Goniec (C) na b2a. Masz dwie akcje i obaj mają stracić po życiu.

    Pierwszy pomysł poniżej trafia na mur. W jakiej kolejności się uda?
lesson-combat-one-each-hint = Z którym z nich możesz walczyć tylko, póki tu stoisz?
lesson-combat-one-each-done = Najpierw ten, który stoi obok ciebie, za akcję. Potem ruch i drugi za darmo.
lesson-combat-one-each-left-behind = Linoskoczek został na c3, a ty stoisz już na b2a.
lesson-combat-one-each-next-door = Gońca jeszcze nie ma na twoim korytarzu. Ostatnia akcja może to zmienić.
lesson-combat-one-each-straight-away = Goniec stoi obok, na b2a.
lesson-combat-one-each-greedy = Linoskoczek stracił dwa życia, a Goniec się śmieje. Każdemu po jednym, proszę.

lesson-combat-parry-title = Klinga na drodze
lesson-combat-parry =
    Teraz Linoskoczek (A) atakuje Mistrza Miecza (B), a ten ma zdolność o nazwie Zasłona: **+2 do testu, gdy to jego
    atakują**.

    7 przeciw 6, wygrana? Nie: 6 i 2 to 8. Premie dodaje się do sumy oczek, także w każdej rundzie po remisie.

lesson-combat-small-print-title = Drobnym drukiem
lesson-combat-small-print =
    - Postaci na jej polu startowym nikt nie zaatakuje, a z Golemem nie walczy nikt.
    - Jeśli chce cię zaatakować kilku zostawionych w spokoju, ich kolejność ustala los.
    - Postać *przeniesiona* w cudzej kolejce też wybiera pierwsza.
    - Oszołomiony przybysz nikogo nie atakuje. Ci, którzy tam są, mogą go zaatakować i wygrywają.

lesson-combat-play-title = Wypróbuj
lesson-combat-play =
    Jeden przeciwnik obok ciebie, i to oszołomiony, drugi za rogiem, a kostki padają, jak chcą. Atakuj, wchodź i wychodź, przerywaj
    wcześniej i patrz, kto odpowiada. Za innych też decydujesz.
    { $medium ->
        [page] Naciśnij, że atakują za darmo albo że zostawiają w spokoju.
       *[notebook] Zapis: `answer yes` albo `answer no`.
    }

lesson-combat-whom-title = Kogo mogę zaatakować?
lesson-combat-whom =
    Jeśli lubisz Pythona: zapytaj o każdy cel z ćwiczenia 1, także o siebie. Nic się przy tym nie rozgrywa.

lesson-combat-may-i-title = Wolno?
lesson-combat-may-i = Ktoś coś zapowiada. Czy to dozwolone? Odpowiedz tak albo nie, a potem zasada sama się wytłumaczy.

lesson-combat-done-title = Co już wiesz
lesson-combat-done =
    - Atak: 1 akcja, jeden przeciwnik, na twoim korytarzu.
    - Kto wchodzi, może walczyć za darmo z każdym na miejscu, po jednym razie. Potem mogą zaatakować ci zostawieni w spokoju.
    - Po dwie kostki, wygrywa wyższa suma, przy remisie rzuca się znowu. Przegrany traci 1 życie.
    - Oszołomiona postać przegrywa bez rzutu.

    A gdy nie ma już życia do stracenia? **09: Życia, śmierć i droga powrotna**.
