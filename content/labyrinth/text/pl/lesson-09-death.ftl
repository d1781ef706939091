### Słowa lekcji 09: życia, śmierć i droga powrotna.

lesson-death-title = Życia, śmierć i droga powrotna
lesson-death-about = Śmierć to nie koniec. To tylko dość szorstki sposób na powrót do domu.

lesson-death-four-lives-title = Cztery życia
lesson-death-four-lives =
    Każdy ma **4 żetony życia**, na początku wszystkie aktywne. Za każde stracone życie odwraca się jeden. A gdy odwróci się
    ostatni? Wtedy postać ginie, ale nikt nie odpada: zaczyna znowu od domu. Zostaje po niej tylko coś, co niosła.

lesson-death-home-again-title = Znowu w domu
lesson-death-home-again =
    Mistrz Miecza (A) ma 1 życie, klucz i lampę. Atakuje, rzuca 3 przeciw 9 i ginie. **Upuszcza 1 klucz** tam, gdzie stoi, wraca na
    swoje pole startowe i znów ma 4 życia. Lampę zachowuje.

    To była jego kolejka, więc trwa dalej: została jedna akcja, a na polu startowym zaczyna się od ruchu.

lesson-death-what-falls-title = Co spadnie na dół
lesson-death-what-falls =
    Linoskoczek (A) ma 1 życie, klucz, lampę i linę. Próbuje ryzykownego skoku w dół i skok się nie udaje: upadek
    kosztuje **2 życia**.

    Do stracenia ma tylko jedno. Gdzie jest potem i co ma?
lesson-death-what-falls-done =
    Życia, którego nie ma, nie da się stracić: jest w domu z 4, a nie z 3. Jeden klucz leży pod mostem, lampa i lina mu zostały, a
    Kryształowi Losu śmierć nic nie robi. Jest też oszołomiony: upadek tego nie daruje.

lesson-death-changing-hands-title = Z rąk do rąk
lesson-death-changing-hands =
    Linoskoczek (B) na b2a ma klucz i jedno życie. Jesteś Mistrzem Miecza (A) na c3 i została ci jedna akcja. Zdobądź ten
    klucz!
lesson-death-changing-hands-hint = Postać upuszcza klucz, gdy ginie. Jak walczyć, gdy nie starcza akcji na atak?
lesson-death-changing-hands-done = Wejście, darmowa walka i klucz leżał u twoich stóp akurat na ostatni krok eksploracji.
lesson-death-changing-hands-not-lying = Klucz jest w jego kieszeni, na innym korytarzu.
lesson-death-changing-hands-from-afar = On stoi na b2a. Najpierw tam idź.
lesson-death-changing-hands-pickpocket = Kluczy nie wyciąga się z kieszeni. Najpierw musi leżeć na ziemi.
lesson-death-changing-hands-forgotten = Klucz leży przed tobą. Weź go albo zostaw, dopiero potem zakończ kolejkę.
lesson-death-changing-hands-left = Klucz został na ziemi. Póki tam stoisz, możesz jeszcze zmienić zdanie.

lesson-death-quick-way-home-title = Najszybsza droga do domu
lesson-death-quick-way-home =
    Linoskoczek (A) na c1 ma 1 życie, lampę i sztylet, a chce być na a4, swoim polu klucza, **jeszcze w tej kolejce**. Pieszo jest
    dużo za daleko. Obok stoi silny Mistrz Miecza (B), którego kostki dziś kochają.

    Kto ginie bez klucza, upuszcza 1 przedmiot, który sam wybierze. Zachowaj sztylet!
    { $medium ->
        [page] Gdy zginie, naciśnij przedmiot, który upuszcza.
       *[notebook] Wpisz `drop` i nazwę przedmiotu: `drop lamp`.
    }
lesson-death-quick-way-home-hint = Jeden przegrany atak i od razu jesteś w domu. Bez którego przedmiotu się obejdziesz?
lesson-death-quick-way-home-done = Porażka, śmierć, pobudka w domu z 4 życiami i wyjście za drzwi. Nie mów Mistrzowi Miecza, że to było celowe.
lesson-death-quick-way-home-dagger = Na ziemi leży sztylet, a właśnie on miał zostać.
lesson-death-quick-way-home-no-rope = Upuszcza się to, co się niesie, a liny nie niesiesz.
lesson-death-quick-way-home-drop-first = Najpierw wskaż, co upuszczasz, potem kolejka trwa dalej.
lesson-death-quick-way-home-on-foot = Miły spacer, ale do a4 wciąż daleko.

lesson-death-a-sip-title = Łyk w porę
lesson-death-a-sip =
    Na b2a, wśród wirujących ostrzy, leży klucz: trzy rzuty, trudność 7. Kostki nie będą łaskawe, dwa rzuty się nie udadzą. Masz 2
    życia i **leczniczy flakon**. Kto go użyje, leczy 1 życie i odkłada flakon do puli.
    { $medium ->
        [page] Żeby użyć flakonu, naciśnij jego przycisk.
       *[notebook] Zapis: `use flask`.
    }
lesson-death-a-sip-hint = Stracisz dwa życia, a jedno musi zostać. Kiedy flakon się przyda?
lesson-death-a-sip-done = Trzy życia minus dwa to jedno. Z kluczem w ręku w zupełności wystarczy.
lesson-death-a-sip-thirsty = Obu żyć już nie ma, jesteś w domu, a pełny flakon leży wśród ostrzy.
lesson-death-a-sip-empty = Jeden łyk i po flakonie. Drugiego nie niesiesz.
lesson-death-a-sip-too-far = Klucz leży na b2a. Stoisz na c3.
lesson-death-a-sip-other-way = Życie wyleczone, a potem w drugą stronę. Ostrzom zrobiło się przykro.

lesson-death-plague-title = Teraz wszyscy razem
lesson-death-plague =
    Zdarzenie „Zaraza” odbiera każdemu życie, a cała trójka ma już tylko po jednym. Śmierci rozpatruje się **zgodnie z ruchem
    wskazówek zegara, od aktywnego gracza**.

    Każdy wraca do domu z 4 życiami. Goniec (C) ginie na samym polu startowym: to, co upuszcza, trafia na pole klucza obok.

lesson-death-play-title = Wypróbuj
lesson-death-play =
    Dwa życia, klucz, flakon i pas, który upuszcza się zamiast klucza. Obok słaby przeciwnik z kluczem, a za rogiem głaz. Kto
    pierwszy wróci do domu?

lesson-death-count-title = Cała historia
lesson-death-count =
    Jeśli lubisz Pythona: rozegraj pierwszą planszę krok po kroku i czytaj, co się dzieje. Nic się nie zepsuje.

lesson-death-may-i-title = Wolno?
lesson-death-may-i = Ktoś coś zapowiada. Czy to dozwolone? Odpowiedz tak albo nie, a potem zasada sama się wytłumaczy.

lesson-death-done-title = Co już wiesz
lesson-death-done =
    - 4 życia. Wyleczyć ponad to się nie da, a straty ponad ostatnie życie przepadają.
    - Kto ginie, upuszcza 1 klucz, a bez klucza 1 przedmiot, i jest w domu z 4 życiami. Resztę zachowuje.
    - Własna kolejka trwa potem dalej, od ruchu.

    Jest ktoś, kto odsyła do domu, nie odbierając życia. Jest wielki i właśnie nadchodzi: **10: Golem**.
