### Dwie lekcje i łamigłówki.

lesson-lamp-title = Lampa
lesson-lamp-about = Kładzenie skrzydeł, żar i to, kto zabiera blask.

lesson-lamp-welcome-title = Ćmy wokół lampy
lesson-lamp-welcome = Dwie lub trzy ćmy krążą wokół lampy. Każda trzyma trzy skrzydła, których nikt inny nie widzi.

lesson-lamp-night-title = Noc
lesson-lamp-night = Blask lampy to 5, żar to 2. Patrz: obie ćmy wybierają w tajemnicy, potem wszystko się odkrywa.

lesson-lamp-heat-title = Za gorąco
lesson-lamp-heat = Żar wynosi 4. Wypróbuj skrzydło 2, potem skrzydło 4.

lesson-lamp-dazzle-title = Oślepione
lesson-lamp-dazzle = Dwie ćmy kładą skrzydło 6, trzecia skrzydło 2. Ile pyłu będzie mieć pierwsza i trzecia ćma?
lesson-lamp-dazzle-done = Obie szóstki oślepiają się nawzajem. Dwójka jest najsilniejszym skrzydłem bez pary i zabiera blask.

lesson-lamp-just-enough-title = W sam raz
lesson-lamp-just-enough = Ćma 1 położyła skrzydło 4; ten jeden raz je widzisz. Zabierz blask i zachowaj szóstkę na później.
lesson-lamp-just-enough-hint = Które skrzydło jest silniejsze niż 4, ale nie jest twoim najsilniejszym?
lesson-lamp-just-enough-done = Piątka wystarcza, a szóstka wciąż jest w ręce.
lesson-lamp-just-enough-too-strong = To wygrywa, ale szóstki już nie ma.
lesson-lamp-just-enough-burnt = Dwójka by spłonęła: żar wynosi 3.
lesson-lamp-just-enough-slept = Ćma, która odpoczywa, nie bierze nic.

lesson-dusk-title = Do świtu
lesson-dusk-about = Odrzucanie, odpoczynek i koniec.

lesson-dusk-shed-title = Odrzucanie
lesson-dusk-shed = Za jeden pyłek ćma wymienia skrzydło, zanim jakieś położy.

lesson-dusk-rest-title = Nie ma o co grać
lesson-dusk-rest = To ostatnia noc, a ćma 1 położyła skrzydło 6. Masz więcej pyłu, niż ona może zebrać… czy na pewno? Odpocznij i zachowaj skrzydło.
lesson-dusk-rest-hint = Odpoczynek nie wymaga skrzydła.
lesson-dusk-rest-done = Odpoczywasz. Ćma 1 dostaje trzy pyłki i wygrywa o jeden; czwórka nic by nie dała.
lesson-dusk-rest-wasted = Czwórka przegrywa z szóstką i przepada.
lesson-dusk-rest-empty = Nie ma już czego dobrać.

lesson-dusk-swarm-title = Jeden rój
lesson-dusk-swarm = Jako rój wygrywacie albo przegrywacie razem: trzeba po trzy pyłki za każdą noc.

lesson-dusk-ask-title = Pytaj
lesson-dusk-ask = W Pythonie każdą akcję można ocenić, nie wykonując jej.

lesson-dusk-exam-title = Cztery pytania
lesson-dusk-exam = Wolno czy nie? A jeśli nie, która zasada tego zabrania?

goal-dust = Ćma { $moth } ma co najmniej tyle pyłu: { $n }, teraz { $now }
goal-keeps = Ćma { $moth } zachowuje skrzydło { $wing }
goal-used-rest = Któraś ćma odpoczywa

predict-dust = Ile pyłu będzie mieć ćma { $moth }?

exam-asked = Ćma { $moth } zapowiada: { $action }. Wolno czy nie?

puzzle-lamp = Zdobądź lampę tej nocy.
puzzle-m01-title = Lampa tej nocy
puzzle-m02-title = Najpierw skrzydło, potem lampa
puzzle-lamp-hint = Co położyła druga ćma?
puzzle-lamp-done = Blask jest twój.
puzzle-not-there = Lampa jeszcze nie jest twoja.
puzzles-how-text = Widzisz, co położyła druga ćma, czego w grze nigdy nie widać. Znajdź najkrótszą drogę do pyłu.
puzzles-easy-text = Wystarczy jedno skrzydło.
puzzles-medium-text = Właściwego skrzydła jeszcze nie masz w ręce.

lesson-look-nowhere = Porównaj swoje skrzydła z lampą i z tym, co położono.

tutor-aim-glow = Połóż najsilniejsze skrzydło, jakiego nikt inny nie położył, a blask lampy zamieni się w twój pył.
tutor-aim-dust = Po ostatniej nocy wygrywa ćma, która ma najwięcej pyłu.
