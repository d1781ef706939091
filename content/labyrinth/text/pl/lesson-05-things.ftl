### Słowa lekcji 05: co leży w korytarzach.

lesson-things-title = Co leży na drodze
lesson-things-about = Symbole na nowych kafelkach, przedmioty do niesienia i sztuka podnoszenia tego, co trzeba.

lesson-things-symbols-title = Małe obrazki
lesson-things-symbols =
    Na wielu kafelkach są symbole. Gdy kładziesz taki kafelek,

    - **symbol pułapki** sprowadza na ten korytarz pułapkę z puli, zakrytą: podglądać nie wolno nikomu,
    - **symbol przedmiotu** sprowadza przedmiot z puli, odkryty, a jego kartę czyta się na głos.

    Rozpatruje się każdy symbol. Obie pule zakryto i pomieszano przed grą. Z pustej puli nic nie przychodzi.

lesson-things-watch-title = Dwa naraz
lesson-things-watch =
    Tropicielka (A) buduje i wychodzi kafelek z czterema wyjściami i z oboma symbolami. Kładzie go na b4. Zobacz, co się tam
    pojawia: pułapka, której nikt nie zna, i Lampa górnicza, którą każdy by chciał. Szkoda, że leżą w tym samym korytarzu.

lesson-things-hands-title = Do czego jest przedmiot?
lesson-things-hands =
    Przedmiotów jest 15, każdy to żeton i karta. Karta mówi, co przedmiot robi, kiedy i za ile. Jeśli o koszcie milczy, przedmiot
    działa sam, póki go niesiesz: Konopna lina daje +1 do twoich testów skoku.

    Podnosisz w swojej kolejce, za darmo i tyle, ile chcesz. Po wejściu na korytarz jest na to pora na samym końcu.

lesson-things-shopping-title = Zakupy
lesson-things-shopping =
    Na b4 leży Konopna lina, na c4 Lampa górnicza. Tropicielka stoi na swoim polu klucza, ma dwie akcje i puste ręce. Zdobądź
    jedno i drugie.
    { $medium ->
        [page] To, co leży tam, gdzie stoi, ma swój przycisk.
       *[notebook] Przedmiot podnosi się po nazwie: `take rope`.
    }
lesson-things-shopping-hint = Najpierw na b4, tam weź linę; potem na c4. Wystarczą dwa ruchy, bo branie nic nie kosztuje.
lesson-things-shopping-done = Dwa ruchy, dwa przedmioty. Postać niesie najwyżej dwa, więc ręce są teraz pełne.
lesson-things-shopping-from-afar = Podnosisz tylko to, co leży na twoim korytarzu, a to leży na b4.
lesson-things-shopping-skipped = Jeden przedmiot to nie dwa. Lina dalej leży na b4, za plecami Tropicielki.
lesson-things-shopping-rushed = Coś tu leży: najpierw to weź albo zostaw, potem idź dalej.
lesson-things-shopping-room = Na drugi przedmiot jest jeszcze miejsce. Wymienia tylko ten, kto niesie już dwa.

lesson-things-full-hands-title = Pełne ręce
lesson-things-full-hands =
    Postać niesie najwyżej **2 przedmioty** i nie może żadnego wyrzucić. Ale podnosząc inny, może go **wymienić**: to, co odkłada,
    zostaje w tym korytarzu.

    Tropicielka niesie linę i Leczniczy flakon. Lampa leży na c4. Chce mieć linę i lampę.
    { $medium ->
        [page] Zastanów się, którą wymianę nacisnąć.
       *[notebook] Wpisz `swap`, potem to, co oddaje, potem to, co bierze.
    }
lesson-things-full-hands-hint = Najpierw idź na c4. Tam flakon musi ustąpić lampie.
lesson-things-full-hands-done = Flakon zostaje na c4. Może Czarnoksiężnikowi chce się pić.
lesson-things-full-hands-third = Trzeci przedmiot? Ręce są pełne: 2 to granica.
lesson-things-full-hands-too-soon = Nic tu nie leży, na co dałoby się wymienić. A tak po prostu odłożyć przedmiotu nie wolno.
lesson-things-full-hands-wrong-one = Lampa jest, ale na ziemię trafiła lina, a miała zostać.
lesson-things-full-hands-proud = Popatrzyła na lampę i dalej trzyma flakon. Lampa wciąż leży.

lesson-things-what-stays-title = Policz swoje rzeczy
lesson-things-what-stays =
    Tropicielka wykonuje ruch na c4. Leżą tam lampa i klucz. Wymienia flakon na lampę i podnosi klucz. Ile ma wtedy przedmiotów i
    kluczy i ile akcji jej zostało?
lesson-things-what-stays-done = Po wymianie przedmiotów jest tyle, ile było: 2. Klucze nie są przedmiotami i można ich mieć dowolnie wiele, a akcję kosztował tylko ruch.

lesson-things-both-new-title = Wszystko nowe
lesson-things-both-new =
    Na c4 leżą lampa **i** Sztylet. Tropicielka niesie linę i flakon, a żadnego już nie chce. Ale każdy niesiony przedmiot można
    wymienić tylko **raz na kolejkę**: odłożonego i wziętego z powrotem nie wolno odłożyć drugi raz.
lesson-things-both-new-hint = Dwie wymiany, każda z innym starym przedmiotem: lina za jedną nowość, flakon za drugą.
lesson-things-both-new-done = Dwie wymiany, żadnej akcji i korytarz, który wygląda jak lombard.
lesson-things-both-new-round = Sztylet jest, ale lampa znów leży na ziemi. Wymiana objęła nowy przedmiot zamiast starego.
lesson-things-both-new-again = Lina już raz w tej kolejce leżała na ziemi. W tę i z powrotem bez końca: tego zabrania ta zasada.
lesson-things-both-new-third = Ma już dwa przedmioty. Wziąć nie wystarczy, trzeba wymienić.
lesson-things-both-new-not-mine = Oddać można tylko to, co się ma, a pasa nikt tu nie widział.

lesson-things-more-keys-title = Jeszcze o kluczach
lesson-things-more-keys =
    - Kluczy z własnej woli nikt nie odkłada, nie oddaje i nie wymienia. Upuszcza je tylko ten, kto ginie.
    - Klucz, który *zaczął* na twoim polu klucza, jest zakazany tylko **tam**. Jeśli leży już gdzie indziej, bierz.
    - Gdy cudza postać upuści klucz **na twoim polu klucza**, ten możesz wziąć: tyle, ile inni tam upuścili.

lesson-things-left-at-home-title = Prezent na progu
lesson-things-left-at-home =
    Czarnoksiężnik miał wypadek na polu klucza Tropicielki (K1). Leżą tam teraz dwa klucze: ten, którego jej nie wolno, i ten, który
    on upuścił. Weź, co wolno, a na koniec bądź na c4.
lesson-things-left-at-home-hint = Stoi na nim: jeden klucz może wziąć, za darmo. Potem dwa ruchy.
lesson-things-left-at-home-done = Dzięki, Czarnoksiężniku! Klucze wyglądają tak samo, więc liczy się, ile upuścili inni.
lesson-things-left-at-home-both = Jeden tu upuszczono, jeden wolno wziąć. Drugi to ten dawny i pozostaje zakazany.
lesson-things-left-at-home-shy = Jesteś na c4, ale bez klucza. Ten, który upuścił Czarnoksiężnik, można było wziąć.
lesson-things-left-at-home-late = Klucz leży kafelek za tobą. Podnosisz tylko tam, gdzie stoisz.

lesson-things-small-print-title = Drobnym drukiem
lesson-things-small-print =
    - Postacie nie handlują przedmiotami.
    - Użycie przedmiotu za darmo też jest działaniem i nigdy nie da się go powtarzać bez końca.
    - Wszystkiego jest tyle, ile w pudełku: 60 pułapek, 15 przedmiotów, 6 kluczy.
    - Pułapki i przedmioty, które opuszczają planszę, miesza się z resztą ich pul, a kafelki wkłada na spód swojej.

lesson-things-flea-market-title = Pchli targ
lesson-things-flea-market =
    Tropicielka stoi na c4 wśród tych wszystkich rzeczy i ma o jedno życie mniej niż zwykle. Wymieniaj do woli. Czego nie wolno za
    drugim razem? I co będzie, jeśli napije się z flakonu?

lesson-things-may-i-title = Czy wolno?
lesson-things-may-i =
    Pięć zapowiedzi na pchlim targu. Gdzie to leży? Jak pełne są ręce? Co już raz odłożono?

lesson-things-what-now-title = Cztery pytania
lesson-things-what-now =
    Jeśli lubisz Pythona: w ćwiczeniu 2 idź na c4 i zapytaj o cztery sposoby na lampę. Dwa są dozwolone. Każdego z pozostałych
    zabrania inna zasada.

lesson-things-done-title = Co już wiesz
lesson-things-done =
    - Symbole na nowym kafelku sprowadzają pułapki (zakryte) i przedmioty (odkryte).
    - Podniesienie nic nie kosztuje: w swojej kolejce, tam, gdzie stoisz.
    - Najwyżej dwa przedmioty; z pełnymi rękami wymieniasz, każdy przedmiot raz na kolejkę.
    - Klucze nie są przedmiotami. Na własnym polu klucza bierzesz tylko to, co upuścili inni.

    Niektóre korytarze biegną jeden nad drugim. Dalej: **06: Górą i dołem**.
