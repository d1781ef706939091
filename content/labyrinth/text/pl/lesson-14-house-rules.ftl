### Słowa lekcji 14: zasady domowe.

lesson-house-rules-title = Zasady domowe
lesson-house-rules-about = Co instrukcja zostawia otwarte, o tym decyduje wasza grupa: każda możliwość w obu wersjach.

lesson-house-rules-switches-title = Jedenaście ustaleń
lesson-house-rules-switches =
    W jedenastu miejscach instrukcję można czytać na dwa sposoby i różne stoły tak robią. Tu widzisz każde z nich, w tej samej pozycji,
    a mianowicie **najpierw tak jak zwykle, potem według zasady domowej**.
    { $medium ->
        [page] W formularzu nowej gry są pod nagłówkiem „Zasady do uzgodnienia”.
       *[notebook] Pozycja ma je w wierszu `rulings`, nowa gra w opcji o tej samej nazwie.
    }

lesson-house-rules-first-move-title = Najpierw z domu
lesson-house-rules-first-move =
    Linoskoczek (A) niedawno zginął i znów jest na S1. **Zwykle** pionek na swoim polu startowym musi w każdej kolejce zacząć od ruchu.
lesson-house-rules-first-move-done = Przed ruchem nie wolno budować. Po nim wolno wszystko.

lesson-house-rules-only-the-first-turn-title = Tylko za pierwszym razem
lesson-house-rules-only-the-first-turn =
    Oto **zasada domowa**: pionek musi zacząć od ruchu tylko w swojej pierwszej kolejce. Linoskoczek (A), w późniejszej kolejce na S1, niesie lampę górniczą.
lesson-house-rules-only-the-first-turn-done = Może zostać w domu i budować albo obejrzeć z lampą następny kafelek.

lesson-house-rules-face-up-title = Odkryte
lesson-house-rules-face-up =
    Przedmiot na nowym kafelku **zwykle** leży odkryty. Linoskoczek (A) buduje na e4 i wszyscy widzą, co się trafiło: kościany gwizdek.

lesson-house-rules-hidden-title = Zakryte
lesson-house-rules-hidden =
    Oto **zasada domowa**, ukryty Labirynt: przedmioty na nowych kafelkach leżą zakryte, dopóki ktoś ich nie podniesie. Linoskoczek (A) stoi na jednym z nich.
    Co wolno zapowiedzieć?
lesson-house-rules-hidden-done = Nie da się nazwać tego, czego nikt nie widział. Podnosi to, co leży, a jest to kościany gwizdek.

lesson-house-rules-two-free-hands-title = Wolna ręka
lesson-house-rules-two-free-hands =
    Linoskoczek (A) niesie konopną linę, a leży tu lampa górnicza. **Zwykle** wymienia tylko ten, kto ma komplet przedmiotów.
lesson-house-rules-two-free-hands-done = Ma jeden przedmiot, więc drugą rękę ma wolną: podnosi lampę i niesie obie rzeczy.

lesson-house-rules-any-hand-title = Każda ręka
lesson-house-rules-any-hand =
    Oto **zasada domowa**: kto niesie przedmiot, może go wymienić. Linoskoczek (A) chętnie pozbyłby się liny.
lesson-house-rules-any-hand-done = Lina leży teraz na c3, a lampa jest u niego. Jeden przedmiot przedtem, jeden potem.

lesson-house-rules-each-of-them-title = Każdy z nich
lesson-house-rules-each-of-them =
    Linoskoczek (A) wchodzi na b2a, gdzie są Goniec (B) i Domokrążca (C). **Zwykle** może raz walczyć z każdym. Walczy z Gońcem, a Domokrążcę
    zostawia w spokoju. Domokrążca więc go atakuje, 7 do 5.

lesson-house-rules-one-of-them-title = Jeden z nich
lesson-house-rules-one-of-them =
    Oto **zasada domowa**: kto wchodzi na korytarz, może walczyć za darmo z jedną postacią. Linoskoczek (A) walczył już z Gońcem (B).
lesson-house-rules-one-of-them-done = Jedna darmowa walka i koniec darmowych walk: Domokrążca też swojej nie dostaje. Atak, za akcję, nadal jest możliwy.

lesson-house-rules-peaceful-title = Dla spokojnych
lesson-house-rules-peaceful =
    Oto **inna zasada domowa**: pozostawieni w spokoju mogą zaatakować tylko wtedy, gdy ten, kto wszedł, z nikim nie walczył. Linoskoczek (A) walczy z Gońcem
    (B), a Domokrążcę (C) zostawia w spokoju.
lesson-house-rules-peaceful-done = Walczył, więc Domokrążca nie może go zaatakować. Gdyby nie walczył z nikim, mogliby obaj.

lesson-house-rules-died-in-a-jump-title = Zły dzień
lesson-house-rules-died-in-a-jump =
    Linoskoczek (A), 1 życie, skacze z d2b w górę i skok się nie udaje: śmierć. **Zwykle** i tak dostaje żeton oszołomienia, a jego kolejka trwa dalej:
    odpoczywa na S1.

lesson-house-rules-spared-title = Bez oszołomienia
lesson-house-rules-spared =
    Oto **zasada domowa**: kto ginie od upadku, nie dostaje żetonu oszołomienia. Ten sam skok, te same kostki.
lesson-house-rules-spared-done = W domu, w pełni sił i z 1 akcją, by znów wyruszyć.

lesson-house-rules-turn-over-title = Na dziś dosyć
lesson-house-rules-turn-over =
    Oto **inna zasada domowa**: kolejka kończy się ze śmiercią własnej postaci. Ten sam skok raz jeszcze.
lesson-house-rules-turn-over-done = Żeton oszołomienia znów dostał, ale odpocząć teraz nie może: trwa już kolejka Gońca.

lesson-house-rules-caught-title = Przyłapany na dole
lesson-house-rules-caught =
    Goniec (B) spada z d2a, wprost pod nogi Linoskoczka (A). **Zwykle** ci na dole mogą z nim walczyć za darmo. Jest oszołomiony, więc przegrywa bez
    rzutu: jeszcze 1 życie mniej.

lesson-house-rules-left-alone-title = Niech leży
lesson-house-rules-left-alone =
    Oto **zasada domowa**: po upadku nie ma darmowej walki. Goniec (B), 4 życia, spada tak samo jak przedtem.
lesson-house-rules-left-alone-done = Dwa życia za upadek i to wszystko. Jego kolejka trwa, z 1 akcją: wystarczy na odpoczynek.

lesson-house-rules-into-the-middle-title = Gość honorowy
lesson-house-rules-into-the-middle =
    Goniec (B) czeka z kluczem na polu centralnym. Linoskoczek (A) odkrywa kartę „Pole centralne”. **Zwykle** ci, którzy stoją na polu centralnym,
    wykonują test Golema: 10 i Goniec jest w domu.

lesson-house-rules-in-passing-title = Uprzejmy Golem
lesson-house-rules-in-passing =
    Oto **zasada domowa**: gdy karta stawia Golema na polu centralnym, stojący tam nie wykonują testu. Gdzie jest wtedy Goniec (B)?
lesson-house-rules-in-passing-done = Nadal tam, ramię w ramię z Golemem, i bez ani jednego rzutu.

lesson-house-rules-to-the-end-title = Zapłacone to zapłacone
lesson-house-rules-to-the-end =
    Siostra Wojny (A) atakuje Gońca (B), 6 przeciw 8, i płaci 1 życie za Furię: +2, remis. **Zwykle** opłacona premia liczy się do końca walki: 7 + 2
    przeciw 8, a jej Rozszarpanie zabiera mu wszystkie życia.

lesson-house-rules-one-round-title = Na jedną rundę
lesson-house-rules-one-round =
    Oto **zasada domowa**: opłacona premia liczy się tylko w swojej rundzie. Oboje mają 4 życia, a kostki padają jak przedtem: 6 przeciw 8, Furia, potem
    7 przeciw 8.
lesson-house-rules-one-round-done = Jedno życie za Furię, jedno za walkę. Po remisie +2 przepadło.

lesson-house-rules-nobody-title = Cisza
lesson-house-rules-nobody =
    Działa Terror. Dzwonnik (A) atakuje Mistrza Miecza (B), 7 przeciw 6. **Zwykle** ustają też zdolności, które działają same, więc Zasłona
    niczego nie dodaje.

lesson-house-rules-by-itself-title = Z nawyku
lesson-house-rules-by-itself =
    Oto **zasada domowa**: zdolności, które działają same, działają dalej. Obaj mają 4 życia, a kostki padają jak przedtem.
lesson-house-rules-by-itself-done = Zasłona dodaje 2, czy Mistrz Miecza o nim myśli, czy nie: 7 przeciw 8.

lesson-house-rules-in-and-out-title = Po kolei
lesson-house-rules-in-and-out =
    Jesteś Linoskoczkiem (A), masz 1 akcję i jedno życie. Na b2a są Goniec (B) i Domokrążca (C). W tej grze pozostawieni w spokoju mogą zaatakować tylko
    wtedy, gdy z nikim nie walczysz. Wejdź na b2a tak, by nic nie czekało już na rozstrzygnięcie!
    { $medium ->
        [page] Decydujesz za całą trójkę.
       *[notebook] `move NW`, potem `fight` i litera albo `stop`.
    }
lesson-house-rules-in-and-out-hint = Jedna walka sprawia, że drugi jest niegroźny.
lesson-house-rules-in-and-out-done = Jedna walka wygrana, drugiej nie było. Według zwykłej zasady teraz decydowałby ten drugi.
lesson-house-rules-in-and-out-not-there = Oni są na b2a, a ty na c3.
lesson-house-rules-in-and-out-not-settled = Najpierw trzeba rozpatrzyć to, co przyniosło wejście.
lesson-house-rules-in-and-out-too-peaceful = Nie było żadnej walki, więc teraz oni mogą zaatakować ciebie.

lesson-house-rules-trade-in-title = Coś za coś
lesson-house-rules-trade-in =
    Jesteś Linoskoczkiem (A), masz linę i wolną rękę. Tutaj kto niesie przedmiot, może go wymienić. Weź lampę, a linę zostaw na c3!
    { $medium ->
        [page] Przyciski są obok planszy.
       *[notebook] `swap`, co odkładasz, co bierzesz: `swap rope lamp`.
    }
lesson-house-rules-trade-in-hint = Podnoszenie zajmuje drugą rękę. A co zwalnia pierwszą?
lesson-house-rules-trade-in-done = Zwykle trzeba do tego mieć zajęte obie ręce.
lesson-house-rules-trade-in-both = Teraz niesiesz obie rzeczy, a na c3 nie leży nic.
lesson-house-rules-trade-in-in-hand = Linę masz już w ręce.
lesson-house-rules-trade-in-other-way = Najpierw to, co odkładasz, potem to, co bierzesz.

lesson-house-rules-play-title = Wypróbuj
lesson-house-rules-play =
    Obowiązują trzy zasady domowe: od ruchu zaczyna się tylko w pierwszej kolejce, każdy przedmiot można wymienić, a karta „Pole centralne” oszczędza
    stojących na polu centralnym. Skorzystaj z nich!

lesson-house-rules-may-i-title = Wolno?
lesson-house-rules-may-i = Ktoś coś zapowiada, według zwykłych zasad. Czy to dozwolone? Odpowiedz tak albo nie, a potem zasada sama się wytłumaczy.

lesson-house-rules-set-the-table-title = Jeśli masz pudełko
lesson-house-rules-set-the-table =
    - **Karty:** 15 postaci, 15 przedmiotów, 12 zdarzeń, 12 ruchu Golema
    - **Żetony:** 60 pułapek, 24 życia, 21 zdolności, 15 przedmiotów, 14 oszołomień, 8 Kryształów, 6 kluczy
    - **A także:** 15 pionków, Golem, 7 podstawek, 2 kostki, Tabela Labiryntu

    Potasuj talię ruchu Golema, a osobno zdarzenia, z „Unicestwieniem” na spodzie. Żetony oszołomienia i Tabela leżą pod ręką.
lesson-house-rules-set-the-table-board = Rozłożone dla trojga: pola startowe 1, 3 i 5, na każdym polu klucza klucz, na polu centralnym Golem.

lesson-house-rules-for-two-title = Tylko we dwoje?
lesson-house-rules-for-two =
    We dwie osoby zajmujecie pola startowe 1 i 3, a pole centralne leży o jedno miejsce od środka planszy, w stronę pola startowego 5:
    na d3. Dzięki temu droga jest dla obojga tak samo długa. Pani Golemów i Arcykapłanka zostają w pudełku. Reszta się nie zmienia.
lesson-house-rules-for-two-board = Rozłożone dla dwojga: pola startowe 1 i 3.
lesson-house-rules-for-two-middle = Pole centralne leży na d3, a d4 jest puste.

lesson-house-rules-your-table-title = Twój stół
lesson-house-rules-your-table =
    Jeśli lubisz Pythona: rozłóż grę według własnych zasad domowych.

lesson-house-rules-done-title = A teraz graj!
lesson-house-rules-done =
    - Uzgodnijcie to przed grą: jedenaście pytań, na każde dwie odpowiedzi.
    - Wybór należy do gry: plansza według niego rozstrzyga, a zapisana gra go pamięta.

    To była ostatnia lekcja. Labirynt czeka, a na polu centralnym ktoś już stoi.
