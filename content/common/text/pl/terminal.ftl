## A game in a terminal

terminal-welcome = Wpisz numer wyboru albo akcję w notacji. „{ $help }” pokaże, co jeszcze można wpisać.
terminal-turn = Decyduje { $player }.
terminal-group = { $verb }: { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
terminal-left = { $count ->
    [one] Jeszcze { $count } możliwość: „{ $more }”
    [few] Jeszcze { $count } możliwości: „{ $more }”
    [many] Jeszcze { $count } możliwości: „{ $more }”
   *[other] Jeszcze { $count } możliwości: „{ $more }”
}
terminal-no-number = Nie ma wyboru o numerze { $number }.
terminal-no-rule = Nie ma zasady { $rule }.
terminal-take = Naciśnij Enter, gdy terminal jest u ciebie.
terminal-saved = Gra jest zapisana: { $file }. Aby grać dalej: platformer-nb play --terminal --resume
terminal-help = Oprócz numerów i akcji można wpisać:
terminal-word-help = pomoc
terminal-help-help = ta lista
terminal-word-list = lista
terminal-help-list = wybory od początku; to samo robi pusty wiersz
terminal-word-more = dalej
terminal-help-more = następne wybory
terminal-word-look = widok
terminal-help-look = pozycja, narysowana i opisana
terminal-word-why = czemu
terminal-help-why = z akcją: co mówią o niej zasady, bez wykonywania
terminal-word-rule = zasada
terminal-help-rule = z oznaczeniem zasady: jej treść
terminal-word-log = dziennik
terminal-help-log = co się ostatnio wydarzyło
terminal-word-undo = cofnij
terminal-help-undo = cofnij ostatnią akcję
terminal-word-redo = ponów
terminal-help-redo = wykonaj znów to, co cofnięto
terminal-word-save = zapisz
terminal-help-save = zapisz grę, także we wskazanym pliku
terminal-word-quit = koniec
terminal-help-quit = zapisz i wyjdź
