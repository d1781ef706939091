### The static site: what its pages say around the game. A title stands in the browser's tab and in lists of results.

site-title-play = Platformer-nb: play by the rules
site-title-tutor = Platformer-nb: learn the rules
site-about-play = Play a board game in the browser, against bots or at one screen. Every refused action is explained by its rule.
site-about-tutor = Learn the rules of a board game step by step, by playing: lessons, puzzles, an exam. Nothing to install.
site-no-script = This page needs JavaScript: the whole game is played in your browser. The rules can be read without it.
site-starting = The rules are loading. You can look around already.
site-failed = The game could not be loaded.
site-again = Try again
site-newer = A newer version is here. You get it when all tabs of this page are closed.
site-play = Play
site-learn = Learn the rules
site-rules = { $game }: all rules
site-rules-lead = Every rule has an id and a page of its own. A refusal in the game names the same id.
site-rule = { $rule } · { $game }
site-page = Page { $page } of the rulebook.
site-try = Look at it on the board
site-taught = Learn it in a lesson
site-box = { $game }: what is in the box
site-count = In the box: { $count }
site-privacy = What is stored
site-privacy-lead = Everything stays in this browser. No page of this site sends anything anywhere; your games, your progress and your language are stored here and nowhere else.
site-privacy-games = Your games and your progress, so that you find them again after a reload.
site-privacy-files = The files of this site, so that it opens without a network.
site-privacy-erase = Erase all of it
site-privacy-sure = Press once more to erase all games and all progress for good.
site-privacy-done = Everything has been erased.
