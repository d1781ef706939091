### Słowa lekcji 11: Kryształ Losu, zdolności, zdarzenia.

lesson-powers-title = Kryształy, zdarzenia, zdolności
lesson-powers-about = Drugi rzut, gdy naprawdę trzeba, własna sztuczka i karta, która zmienia zasady wszystkim.

lesson-powers-one-crystal-title = Każdy ma jeden Kryształ
lesson-powers-one-crystal =
    Każdy gracz ma **Kryształ Losu**, na początku aktywny. Możesz go użyć w każdej chwili, nawet w cudzej kolejce, bez wydawania akcji.
    Potem gaśnie.

    Najczęściej powtarza jeden z twoich testów. Nie marnuj go: ponowna aktywacja jest droga.

lesson-powers-again-title = Jeszcze raz, proszę
lesson-powers-again =
    Architekt (A) próbuje ryzykownego skoku i rzuca 3. To byłby upadek! Ale nic jeszcze z tego nie wynikło: wynik jest znany i właśnie teraz
    można powtórzyć **cały test**. Rzuca 9 i ląduje bezpiecznie.

    Liczy się tylko nowy wynik, nawet jeśli jest gorszy.

lesson-powers-all-over-again-title = Wszystko od nowa
lesson-powers-all-over-again =
    Znowu wirujące ostrza: trzy rzuty, trudność 7. Kostki pokazują 12, 3, 4. Dwa rzuty nieudane, więc Architekt (4 życia) używa Kryształu.
    Test pułapki powtarza się od **pierwszego** rzutu. Teraz jest 6, 9, 9.

    Ile żyć mu zostanie?
lesson-powers-all-over-again-done = Piękna dwunastka też przepadła. Z nowych rzutów nie udał się jeden, 6, więc kosztuje to jedno życie zamiast dwóch.

lesson-powers-second-chance-title = Druga szansa
lesson-powers-second-chance =
    Architekt (A) ma jedną akcję, świecący Kryształ i Linoskoczka (B) przed sobą. Kostki pokażą 5 przeciw 9.

    W walce decyduje się **po obu testach**, najpierw atakujący. Odbierz Linoskoczkowi życie i nie strać własnego!
    { $medium ->
        [page] Po rzucie są dwa przyciski: jeden powtarza test, drugi zostawia wynik.
       *[notebook] Wpisz `repeat`, żeby powtórzyć test, albo `keep`, żeby wynik zostawić.
    }
lesson-powers-second-chance-hint = Zaatakuj, zobacz, co mówią kostki, i się z tym nie pogódź.
lesson-powers-second-chance-done = 11 wygrywa z 9. Kryształ zgasł, ale było warto.
lesson-powers-second-chance-kept = Twoje 5 zostało przeciw 9: to kosztuje życie.
lesson-powers-second-chance-already = Twój Kryształ już świeci.
lesson-powers-second-chance-elsewhere = Goniec jest daleko.
lesson-powers-second-chance-nothing-rolled = Nikt jeszcze nie rzucał, nie ma więc czego powtarzać.

lesson-powers-light-it-title = Niech znów zaświeci
lesson-powers-light-it =
    Kryształ Architekta zgasł. **Aktywacja Kryształu Losu** kosztuje 2 akcje, czyli całą kolejkę. Zrób to.
    { $medium ->
        [page] Naciśnij przycisk, który go aktywuje.
       *[notebook] Zapis: `activate crystal`.
    }
lesson-powers-light-it-hint = Obie akcje naraz, a przedtem nic innego.
lesson-powers-light-it-done = Świeci. Kolejka minęła, ale w zanadrzu jest drugi rzut.
lesson-powers-light-it-one-left = Po ruchu została ci jedna akcja. Potrzeba dwóch, za jednym razem.
lesson-powers-light-it-dark = Nikt nie rzucał, a Kryształ jest nieaktywny.
lesson-powers-light-it-tomorrow = Obie akcje przepadły, a on dalej nie świeci.

lesson-powers-fury-title = Furia
lesson-powers-fury =
    Siostra Wojny (A) walczy z Mistrzem Miecza (B), który ma klucz: 7 przeciw 6 i 2 za jego Zasłonę. Gdy znane są oba wyniki, oddaje 1 życie
    za **Furię**: +2, więc 9 wygrywa z 8. A po Furii przegrany traci *wszystkie* życia.

    Upuszcza klucz. Czarnoksiężnik, zostawiony w spokoju, nie atakuje, a ona klucz podnosi. Ostatnim życiem za zdolność się nie płaci.

lesson-powers-smite-title = Grom
lesson-powers-smite =
    Paladyn (A) z 2 życiami atakuje Mistrza Miecza (B). Kostki: 8 przeciw 8 i 2 za Zasłonę. Za Kryształ Paladyn może użyć
    zdolności **Grom**: +3, nawet gdy znane są oba wyniki. A po każdej wygranej walce leczy 1 życie.
    { $medium ->
        [page] Zdolności używa się jej przyciskiem.
       *[notebook] Zdolności używa się po nazwie: `use smite`.
    }
lesson-powers-smite-hint = Drugi rzut może pomoże. Trzy więcej pomogą na pewno.
lesson-powers-smite-done = 8 i 3 wygrywa z 10. Paladyn ma życie więcej, Mistrz Miecza życie mniej.
lesson-powers-smite-repeated = Nowy rzut był gorszy: 2. Kryształ obiecuje nowy rzut, nie lepszy.
lesson-powers-smite-too-early = Zdolność do walki wymaga walki. Najpierw zaatakuj.
lesson-powers-smite-kept = 8 przeciw 10: przegrana, ze świecącym Kryształem w ręku.
lesson-powers-smite-hers = Furia należy do Siostry Wojny. Jesteś Paladynem.

lesson-powers-terror-title = Zapada cisza
lesson-powers-terror =
    Nowe działanie: **wywołanie zdarzenia**, 1 akcja, raz na kolejkę. Karta ma zasadę jednorazową, którą wykonuje aktywny gracz, i zasadę,
    która **trwa dla wszystkich** aż do następnego zdarzenia.

    Mistrz Miecza odkrywa „Terror” i wskazuje Panią Golemów: traci ona 1 życie. Odtąd nikt nie używa zdolności.

lesson-powers-the-truce-title = Rozejm
lesson-powers-the-truce =
    Trwa **„Rozejm”**: ataki są zakazane, darmowe walki nie. Obok ciebie stoi Linoskoczek (B) i szczerzy zęby. Odbierz mu życie jeszcze w tej
    kolejce.

    Nowe zdarzenie kończy zasadę trwającą poprzedniego. Czego nie da się wykonać, to się pomija.
    { $medium ->
        [page] Żeby wywołać zdarzenie, naciśnij jego przycisk: odkryjesz kartę.
       *[notebook] Zapis: `call event`.
    }
lesson-powers-the-truce-hint = Zakończ rozejm albo wejdź jeszcze raz.
lesson-powers-the-truce-done = Albo nowe zdarzenie, a potem atak, albo wyjście i wejście z darmową walką. Linoskoczek już się nie śmieje.
lesson-powers-the-truce-barred = „Rozejm” mówi: nie. Trwa, póki ktoś nie wywoła innego zdarzenia.
lesson-powers-the-truce-one-a-turn = Jedno zdarzenie na kolejkę. Zresztą „Rozejm” już się skończył.
lesson-powers-the-truce-polite = I ten powrót tylko po to, żeby się uśmiechnąć?

lesson-powers-somebody-else-title = Ktoś zupełnie inny
lesson-powers-somebody-else =
    Zdarzenie **„Pech”**: Czarnoksiężnik (A) wskazuje siebie i staje się Domokrążcą. Życia, Kryształ, oszołomienia, klucze, przedmioty i pole startowe
    zostają bez zmian. Nowa postać przynosi własne żetony.

    Klątwa na d3b działa dalej, ale Domokrążca nie ma z niej pożytku. Postać zmieniają tylko karty.

lesson-powers-mirage-title = Dym i lustra
lesson-powers-mirage =
    Iluzjonista (A) kładzie kafelek **zakryty**, bez oglądania. Odkrywa go ten, kto na niego wchodzi, tak aby krawędź, przez którą wszedł,
    była otwarta. Tu wchodzi on sam.

    Jeśli zmieniono go w inną postać, o obrocie też decyduje ten, kto wchodzi albo odkrywa kafelek Golemem.

lesson-powers-small-print-title = Drobnym drukiem
lesson-powers-small-print =
    - Karta zdarzenia może dla pamięci leżeć na polu centralnym.
    - **„Unicestwienie”** to ostatnie zdarzenie: trwa do końca i żadne po nim nie następuje.
    - Zdarzenie, które zakazuje zdolności, wyłącza też premie, które działają same. Żetony na planszy i przedmioty działają dalej.

lesson-powers-play-title = Wypróbuj
lesson-powers-play =
    Paladyn, Dzwonnik, Czarnoksiężnik i u wszystkich świecą Kryształy. Atakuj, używaj Gromu, powtarzaj, wywołaj zdarzenie. Za innych też
    decydujesz.

lesson-powers-what-can-i-use-title = Czego mogę użyć?
lesson-powers-what-can-i-use =
    Jeśli lubisz Pythona: zapytaj w ćwiczeniu 3, jeszcze przed walką, o cztery zdolności.

lesson-powers-may-i-title = Wolno?
lesson-powers-may-i = Ktoś coś zapowiada. Czy to dozwolone? Odpowiedz tak albo nie, a potem zasada sama się wytłumaczy.

lesson-powers-done-title = Co już wiesz
lesson-powers-done =
    - Kryształ Losu powtarza cały twój test albo płaci za zdolność. Aktywacja kosztuje 2 akcje.
    - W walce powtarza się i dodaje, gdy rzuciły obie strony.
    - Zdarzenie: coś jednorazowego, a potem zasada dla wszystkich aż do następnego.

    Zostało jedno miejsce, to, na którym każdemu zależy: **12: Centrum**.
