### After a game: how it went, looking through it, its sounds.

## How it went

decided = Що визначило результат
decided-ahead = { $last ->
    [yes] { $player } виходить уперед аж в останньому { term-turn.loc }, { $turn } ({ $series }).
   *[no] Від { term-turn.gen } { $turn } і до кінця попереду { $player } ({ $series }).
  }
decided-gain = Найбільше додав { term-turn } { $turn }. { $series }: { $player } виграє { $n } порівняно з найкращим суперником.
decided-lead = Найбільше додав { term-turn } { $turn }. { $series }: { $player } виграє { $n } порівняно з найкращим суперником і виходить уперед.
standings = Підсумок гри
standings-rank = Місце
timeline = { term-turn } за { term-turn.inst }
timeline-hint = Наведи вказівник на графік, торкнися його або скористайся стрілками: під ним з’являться значення того { term-turn.gen }.
timeline-open = Показати цей момент
timeline-table = Те саме таблицею
timeline-turn = { term-turn }

## Looking through a game

review = Переглянути гру
review-action-next = Наступна дія
review-action-before = Попередня дія
branch-is = Це відгалуження іншої гри.
review-branch = Грати далі звідси
review-branch-hint = Від цього моменту почнеться нова гра. Ця залишиться без змін.
review-branch-over = Тут гра закінчується. Повернися трохи назад, щоб грати далі звідти.
review-first = На початок
review-keys = Клавіші: стрілки — дії, Page Up і Page Down — { term-turns }, пробіл — відтворення.
review-last = У кінець
review-moment = { term-turn } { $turn } · дія { $at } з { $count }
review-of = За столом: { $players }
review-pause = Призупинити
review-play = Відтворити
review-setup = Підготовка
review-slider = Момент гри
review-speed = Темп
review-start = Гра починається.
review-turn = { term-turn } { $n }
review-turn-before = Попередній { term-turn }
review-turn-next = Наступний { term-turn }
saved-review = Переглянути
load-review = Лише переглянути

## Sounds

sound = Звук
sound-loud = гучний
sound-normal = помірний
sound-off = вимкнений
sound-quiet = тихий

## Errors

error-review-handover = екран саме передають іншому гравцеві
error-review-hidden = ця гра ще триває і щось приховує від гравців
mend-review-handover = Переглянь гру, коли гравець візьме екран
mend-review-hidden = Дограй її; тоді її зможе переглянути кожен
place-review = перегляд гри
