### The lessons. A step has a title and a text (Markdown); an exercise also has a nudge (hint), what is
### said when it is solved (done), and a sentence for each wrong answer that has a name.

## What every lesson says

lesson-contents = { $title } ({ $boards ->
    [one] { $boards } поле
    [few] { $boards } поля
    [many] { $boards } полів
   *[other] { $boards } поля
  }, { $exercises ->
    [one] { $exercises } вправа
    [few] { $exercises } вправи
    [many] { $exercises } вправ
   *[other] { $exercises } вправи
  })
lesson-how = lesson.show(1) показує поле, щоб дивитися чи гратися, lesson.exercise(1) — завдання. Решту перелічить help(lesson).
lesson-board = Поле { $number }
lesson-exercise = Вправа { $number }
lesson-ideas = Спробуй: { $actions }
lesson-page = сторінка
lesson-instead = Натомість можна:
lesson-solved = Розв’язано!
lesson-going = Далі:
lesson-not-yet = Ще ні.
lesson-unreadable = Цього не вдалося прочитати: { $action }
lesson-nothing = Нічого не стається.
lesson-hint = Підказка { $rung } з { $top }
lesson-hint-anew = Це стосується початку вправи. { $hint }
lesson-hint-left =
    { $count ->
        [one] Звідси вистачить { $count } дії. Яка буде першою?
        [few] Звідси вистачить { $count } дій. Яка буде першою?
        [many] Звідси вистачить { $count } дій. Яка буде першою?
       *[other] Звідси вистачить { $count } дії. Яка буде першою?
    }
lesson-hint-next = Звідси далі веде така дія: { $action }.
lesson-solution = Один зі способів:
lesson-solution-anew = Один зі способів, якщо почати спочатку:
lesson-solution-on = Як можна діяти далі звідси:
lesson-solution-back = Розв’язання було показане, тож це повернеться в повторенні.
lesson-consequence = Що з цього виходить
lesson-rewind = Скасувати це
lesson-lost = Звідси мети вже не досягти.
lesson-lost-by = Звідси мети вже не досягти. Шанс перекреслив вибір «{ $action }».
lesson-lost-turn = { $over ->
        [yes] { term-turn } закінчився, а мети не досягнуто.
       *[no] Цього { term-turn.gen } мети вже не досягти.
    }
lesson-lost-turn-by = { $over ->
        [yes] { term-turn } закінчився, а мети не досягнуто. Шанс перекреслив вибір «{ $action }».
       *[no] Цього { term-turn.gen } мети вже не досягти. Шанс перекреслив вибір «{ $action }».
    }
lesson-lost-back = Повернутися туди, звідки ще можна
lesson-taken-back = Повернуто до миті перед вибором «{ $action }». Що ще можна зробити?
lesson-wait = Подивись, що з цього вийшло. Потім скасуй.

## What the component says

lesson-word-again = Зіграти ще раз
lesson-word-goals = Твоє завдання
lesson-word-hint = Дай підказку
lesson-word-line = Відповісти текстом
lesson-word-line-help = Грати можна й письмово: зміни рядок і випробуй його. Між діями став кому.
lesson-word-mark-guess = Твоє передбачення
lesson-word-mark-hint = Підказка: поглянь сюди
lesson-word-mark-refused = Про що йдеться у відмові
lesson-word-next = Показати
lesson-word-pause = Пауза
lesson-word-play = Зіграй за мене
lesson-word-play-on = Відтворити
lesson-word-reset = Почати спочатку
lesson-word-rules-rest = Інші правила, що тут спрацювали
lesson-word-run = Випробувати
lesson-word-step-back = Дія назад
lesson-word-task-done = виконано
lesson-word-try = Спробуй:
lesson-word-watch = Дивися, що відбувається, дія за дією.
predict-nothing = нічого

## Goals

goal-within = { $n ->
    [1] За 1 дію
    [one] Не більше ніж за { $n } дію
    [few] Не більше ніж за { $n } дії
    [many] Не більше ніж за { $n } дій
   *[other] Не більше ніж за { $n } дії
  } (зараз { $now })
goal-not = Щоб не було так: { $goal }
goal-any = Щось одне: { $goals }
goal-or = { " / " }

## The notebook START

start-title = Почни тут
start-text =
    Це курс гри { $game }: окремий зошит на кожен урок, один за одним. Грають на полях мишею, пальцем або клавішами. Знати
    Python не треба.

    ### Як працює зошит

    Зошит складається з тексту, як оцей, і сірих комірок. Вибери сіру комірку внизу, натисни й тримай
    Shift, а тоді натисни Enter: комірка запуститься, і під нею з’явиться те, що вона показує. Так само, комірка за коміркою,
    згори донизу з’являються й поля.

    Без миші: стрілки ведуть від комірки до комірки, Shift + Enter запускає комірку й переходить до наступної, Tab веде на поле,
    а Esc — назад.
start-then =
    Вибери назву у списку: урок відкриється в окремій вкладці. Повертайся коли завгодно й запускай комірку знову, щоб побачити,
    скільки вже пройдено. Твої успіхи зберігаються на цьому комп’ютері.

    А хочеш почати відразу — ось: { $link }.
start-first = Почни з уроку { $link }
start-next = Наступний урок: { $link }
start-all-done = Усі уроки пройдено.
start-solved = Розв’язано: { $solved } з { $exercises }
