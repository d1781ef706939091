### Strona przed grą i wokół niej.

page-about = Noc po nocy kładźcie skrzydła w tajemnicy i zbierajcie blask lampy jako pył: bierze go najsilniejsze skrzydło, ale równe oślepiają się nawzajem. O świcie wygrywa ćma, która ma najwięcej pyłu. Dwie lub trzy ćmy.
page-title = Ćmy
window-title = Ćmy wokół lampy
starting = Zapalamy lampę…

form-intro = Przy tym ekranie grają dwie lub trzy ćmy; każde miejsce może zająć bot.
form-seed-help = To samo ziarno daje te same rzuty i skrzydła. Zostaw puste, jeśli lubisz niespodzianki.
form-start = Leć
form-bot-bright = Bystry bot
option-nights = Noce
option-nights-3 = trzy noce
option-nights-4 = cztery noce
option-swarm = Wszystkie ćmy to jeden rój
option-swarm-help = Wygrywacie albo przegrywacie razem.

tutor-word-window = Naucz się latać wokół lampy
chapter-LAMP = Lampa
chapter-WING = Kładzenie skrzydeł
chapter-REST = Odpoczynek
chapter-SHED = Odrzucanie
chapter-GLOW = Odkrywanie skrzydeł
chapter-DAWN = Koniec

## Co każda gra mówi własnymi słowami

exam-word-look = Naciśnij coś na planszy, by przeczytać, co to jest.
exam-word-used = Skrzydła już położone
lesson-look-here = Spójrz tutaj:
lesson-word-off = nikt
puzzle-too-dear = To kosztuje więcej, niż trzeba.
