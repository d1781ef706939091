### The static site: what its pages say around the game. A title stands in the browser's tab and in lists of results.

site-title-play = Platformer-nb: graj według zasad
site-title-tutor = Platformer-nb: poznaj zasady
site-about-play = Zagraj w grę planszową w przeglądarce, z botami albo przy jednym ekranie. Każda odmowa jest wyjaśniona zasadą.
site-about-tutor = Poznaj zasady gry planszowej krok po kroku, grając: lekcje, zagadki, egzamin. Bez instalowania.
site-no-script = Ta strona wymaga JavaScriptu: cała gra toczy się w przeglądarce. Zasady można czytać także bez niego.
site-starting = Zasady się wczytują. Możesz się już rozejrzeć.
site-failed = Nie udało się wczytać gry.
site-again = Spróbuj ponownie
site-newer = Jest nowsza wersja. Pojawi się, gdy zamkniesz wszystkie karty z tą stroną.
site-play = Graj
site-learn = Poznaj zasady
site-rules = { $game }: wszystkie zasady
site-rules-lead = Każda zasada ma swój numer i własną stronę. Odmowa w grze podaje ten sam numer.
site-rule = { $rule } · { $game }
site-page = Strona { $page } instrukcji.
site-try = Zobacz to na planszy
site-taught = Poznaj to na lekcji
site-box = { $game }: co jest w pudełku
site-count = W pudełku: { $count }
site-privacy = Co jest zapisywane
site-privacy-lead = Wszystko zostaje w tej przeglądarce. Żadna strona niczego nigdzie nie wysyła; gry, postępy i język są zapisane tutaj i nigdzie indziej.
site-privacy-games = Gry i postępy, żeby wróciły po ponownym wczytaniu strony.
site-privacy-files = Pliki tej strony, żeby otwierała się bez sieci.
site-privacy-erase = Usuń wszystko
site-privacy-sure = Naciśnij jeszcze raz, żeby na zawsze usunąć wszystkie gry i postępy.
site-privacy-done = Wszystko zostało usunięte.
