### Lekcja 1: o co chodzi w grze.

lesson-goal-title = Klucz i środek
lesson-goal-about = Jak się wygrywa.

lesson-goal-welcome-title = Labirynt, który rośnie
lesson-goal-welcome =
    Od dwóch do sześciu postaci chodzi po labiryncie, którego jeszcze nie ma: budujecie go sami, kafelek po kafelku.
    Wygrywa ten, kto w swojej kolejce stoi na polu centralnym **z kluczem** i jest tam sam.

lesson-goal-win-title = Tak to się kończy
lesson-goal-win = Mistrz Miecza (A) ma klucz. Krok na południowy zachód leży pole centralne i nikogo tam nie ma. Patrz.

lesson-goal-empty-handed-title = A bez klucza?
lesson-goal-empty-handed = To samo miejsce, ten sam krok, ale Mistrz Miecza nie ma klucza. Co się stanie?
lesson-goal-empty-handed-done = Krok jest dozwolony, ale bez klucza nikt nie wygrywa. Gra toczy się dalej.

lesson-goal-own-key-title = Nie własny
lesson-goal-own-key =
    Przy każdym polu startowym leży pole klucza, a na nim klucz. Mistrz Miecza stoi na własnym. Weź klucz, jeśli potrafisz.

lesson-goal-first-win-title = Twoja pierwsza wygrana
lesson-goal-first-win = Tam, gdzie stoi Mistrz Miecza, leży klucz: ktoś go upuścił. Zostały dwie akcje. Wygraj!
lesson-goal-first-win-hint = Podnoszenie nie kosztuje akcji, chodzenie tak.
lesson-goal-first-win-done = Z kluczem, bez towarzystwa, na polu centralnym, w swojej kolejce: wygrana.
lesson-goal-first-win-empty = Jesteś na miejscu, ale klucz został tam, gdzie leżał.
lesson-goal-first-win-wall = Tam nie leży żaden kafelek, więc nie ma drogi.
lesson-goal-first-win-early = Kolejka się skończyła i jedna akcja przepadła. Brakował jeden krok.
