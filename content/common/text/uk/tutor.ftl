### The tutor: progress, questions for referees, what can go wrong with them.

## Progress

error-progress-long = тут понад { $longest } байтів
error-progress-long-mend = Дай файл, який експортувала ця програма
error-progress-damaged = це не вдається прочитати: { $what }
error-progress-damaged-mend = Дай файл, який експортувала ця програма; пошкоджений збережено поруч

## Referee

error-referee-rule = жодна дія в намальованій позиції не може порушити цього правила
error-referee-rule-mend = Візьми одне з таких: { $known }

## What an exercise is worth

lesson-stars = { $earned ->
    [0] Зараз за це можна отримати зірок: { $worth } з { $all }; кожна підказка коштує одну.
   *[other] { $again ->
        [more] Твої зірки за це: { $earned } з { $all }. Якщо зараз розв’язати знову, буде { $worth }.
       *[same] Твої зірки за це: { $earned } з { $all }.
      }
  }

## Predict

lesson-prediction = Передбачення { $number }
lesson-foresee-how = Мовою Python: { $call }
lesson-word-foresee = Познач своє передбачення, а тоді перевір.
lesson-word-point = Вкажи місце на полі.
lesson-word-see = Показати, що буде
place-prediction = передбачення { $number }
predict-right = { $question } { $truth }: правильно.
predict-wrong = { $question } Твоя відповідь: { $mark }. Насправді: { $truth }.
predict-missed = Тут не вийшло.
predict-back = { $count ->
    [one] Це правило повернеться в повторенні:
    [few] Ці правила повернуться в повторенні:
    [many] Ці правила повернуться в повторенні:
   *[other] Ці правила повернуться в повторенні:
  }
predict-n = { $n }
error-predict-ask = такого не питали
error-predict-choice = такої відповіді немає серед запропонованих
error-predict-space = на полі немає такого місця
error-predict-space-mend = Назви місце так, як його названо на полі
error-predict-number = тут потрібне число
error-predict-number-mend = Дай число, наприклад 2

## The command `lessons`

lessons-line = { $languages } · поля: { $boards } · передбачення: { $predictions } · вправи: { $exercises } · іспити: { $exams } · хибні відповіді: { $wrong } · правила: { $rules }
lessons-taught = Уроки навчають правил: { $taught } з { $all }.
lessons-hold = { $count ->
    [one] { $count } вправа справна: взірцева відповідь її розв’язує, а хибні — ні.
    [few] { $count } вправи справні: взірцеві відповіді їх розв’язують, а хибні — ні.
    [many] { $count } вправ справні: взірцеві відповіді їх розв’язують, а хибні — ні.
   *[other] { $count } вправи справні: взірцеві відповіді їх розв’язують, а хибні — ні.
  }
lessons-puzzles = Задачі: { $count }
lessons-played = Випадкові партії: { $plays }, дошки: { $boards } (зерно { $seed }). Дії: { $actions }, позиції з перевіреними твердженнями: { $claims }, партії з утраченою метою: { $lost }, розв’язані: { $solved }. Хибні твердження: { $wrong }.
lessons-track-holds = Нічого не потрібно знати, перш ніж це пояснено, кожне посилання веде до свого правила, а випробувані підказки правдиві (зерно { $seed }).
lessons-puzzles-hold = { $count ->
    [one] { $count } задача справна: перебір усіх можливостей не знаходить кращого шляху, ніж її розв’язок.
    [few] { $count } задачі справні: перебір усіх можливостей не знаходить кращого шляху, ніж їхні розв’язки.
    [many] { $count } задач справні: перебір усіх можливостей не знаходить кращого шляху, ніж їхні розв’язки.
   *[other] { $count } задачі справні: перебір усіх можливостей не знаходить кращого шляху, ніж їхні розв’язки.
  }

## The picture of what is known

level-unmet = ще попереду
level-met = знайоме
level-right = правильно хоч раз
level-known = засвоєне
## The simulated pupils

pupils-seed = Зерно: { $seed }
pupils-row = { $kind }: учнів: { $pupils } · кліків: { $clicks }, на одному кроці щонайбільше { $most } · звірених відгуків: { $feedback } · відповідей: { $answers } · позначено як відоме: { $known } · наприкінці застосовано слушно: { $recall }
pupils-kind-knower = знає все
pupils-kind-guesser = вгадує
pupils-kind-clicker = натискає навмання
pupils-kind-patchy = знає дещо
pupils-kind-misreader = плутає правила
pupils-kind-forgetter = забуває
pupils-stalls = Кроків, із яких хтось не міг вийти: { $count }
pupils-false = Відгуків, що не узгоджуються з правилами: { $count }
pupils-agreement = Рангова кореляція між тим, що учні мали знати, та їхніми оцінками: { $r } (правил із щонайменше трьома відповідями: { $pairs }; потрібно щонайменше 0.90)
pupils-certain = Те саме там, де відповіді варті трьох (та, яку могли спричинити кілька правил, варта частини однієї): { $r } (правил: { $pairs })
pupils-few = Замало правил із трьома відповідями, щоб порівняти оцінки: { $pairs }
pupils-luck = Правил, позначених як відомі в тих, хто лише вгадує: { $luck } (щонайбільше 5%)
pupils-hold = Усіх меж дотримано.
pupils-broken = Межу порушено.
pupils-no-evidence = Це перевіряє оцінювання й темп. Про людей воно нічого не доводить.

progress-title = Скільки правил ти вже знаєш
progress-due = { $count ->
    [0] Зараз нема чого повторювати.
    [one] { $count } правило варто повторити: { $rules }.
    [few] { $count } правила варто повторити: { $rules }.
    [many] { $count } правил варто повторити: { $rules }.
   *[other] { $count } правила варто повторити: { $rules }.
  }
progress-aside = Файл із твоїм поступом не вдалося прочитати. Його відкладено як { $file }, і нічого в ньому не втрачено.
progress-rule = правило

## Goals

goal-scores = Щонайменше { $least ->
    [one] { $least } бал
    [few] { $least } бали
    [many] { $least } балів
   *[other] { $least } бала
  } (зараз { $now })

## The tutor as a page

tutor-word-aim = Уся гра в малюнках
tutor-word-ask-rule = Запитай мене про це правило
tutor-word-back = Назад
tutor-word-begin-anew = Почати спочатку
tutor-word-begin-anew-text = Можна забути урок, відповіді про одне правило або все. Перш ніж щось зникне, сторінка перепитає.
tutor-word-bring-back = Повернути цю копію
tutor-word-codes = Показати номери правил
tutor-word-exam = Іспит на суддю
tutor-word-exam-now = Скласти іспит на суддю зараз
tutor-word-export = Зберегти поступ у файл
tutor-word-file = Твій поступ у файлі
tutor-word-file-text = Твій поступ зберігається в цьому браузері. Збережи його у файл, щоб перенести до іншого браузера або мати копію.
tutor-word-fold = Згорнути
tutor-word-forget = Забути це
tutor-word-forget-it = Так, забути
tutor-word-forget-rule = Забути мої відповіді про це правило
tutor-word-forget-what = Що треба забути?
tutor-word-go-back = Повернутися на попереднє місце
tutor-word-forward = Наступний крок
tutor-word-import = Завантажити поступ із файлу
tutor-word-intro = Вивчай гру по одному правилу за раз. Твій поступ зберігається в цьому браузері.
tutor-word-keep-it = Ні, лишити
tutor-word-kept-copies = Копії, відкладені в цьому браузері, перш ніж усе було забуто:
tutor-word-lessons = Уроки
tutor-word-link = Копіювати посилання на цей крок
tutor-word-lost-progress = Цей браузер не дає сторінці зберегти твій поступ. Перш ніж піти, збережи його у файл.
tutor-word-more-due = Ще правил, які чекають на повторення: { $n }.
tutor-word-next-due = Наступне — { $rule }: { $when }.
tutor-word-next-lesson = Наступний урок
tutor-word-next-puzzle = Наступна задача
tutor-word-no-lesson = Цього правила ще не навчає жоден урок.
tutor-word-picture-help = Кожен знак — одне правило; натисни його, щоб прочитати. Стрілки ведуть від знака до знака.
tutor-word-play = Зіграти
tutor-word-practise = Повправлятися
tutor-word-progress = Мій поступ
tutor-word-puzzles = Задачі
tutor-word-result = Поділитися результатом
tutor-word-review = До повторення
tutor-word-rooms = Частини курсу
tutor-word-show-lesson = Покажи мені
tutor-word-title = Вивчити правила
tutor-word-to-game = Повернутися до гри
tutor-word-to-lessons = Усі уроки
tutor-word-to-progress = Мій поступ
tutor-word-to-puzzles = Усі задачі
tutor-no-place = Це посилання нікуди в курсі не веде.
tutor-word-unfold = Розгорнути текст
tutor-begin = Почати: { $title }
tutor-go-on = Продовжити: { $title }, крок { $step } з { $count }
tutor-go-on-at = Продовжити: крок { $step } з { $count }
tutor-next = Наступний урок: { $title }
tutor-solved = Розв’язано: { $solved } з { $exercises }. Зірки: { $stars } з { $all }.
tutor-step = крок { $step } з { $count }
tutor-puzzle = задача { $number } з { $count }
tutor-puzzles-solved = Розв’язано: { $solved } з { $count }
tutor-needs = Після уроку { $number } · { $title }
tutor-stars = Розв’язано. Зірки: { $stars } з { $all }
tutor-way = { $number } · { $title }, крок { $step } з { $count }
tutor-mark = { $rule }: { $level }
tutor-mark-due = { $rule }: { $level }, час повторити
tutor-known = Це правило: { $level }. Правильних відповідей: { $right }, хибних: { $wrong }.
tutor-due = { $count ->
    [0] Зараз нема чого повторювати.
    [one] { $count } правило варто повторити.
    [few] { $count } правила варто повторити.
    [many] { $count } правил варто повторити.
   *[other] { $count } правила варто повторити.
  }
tutor-due-soon = На повторення: { $count }, приблизно { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
  }
tutor-recall-title = { $count ->
    [one] { $count } питання для закріплення
    [few] { $count } питання для закріплення
    [many] { $count } питань для закріплення
   *[other] { $count } питання для закріплення
  }
tutor-end-stars = { $result ->
    [none] Тут іще нічого не розв’язано, але це може зачекати. Твої зірки за цей урок: { $stars } з { $all }
    [whole] Увесь урок розв’язано. Чудово! Твої зірки за цей урок: { $stars } з { $all }
   *[some] Твої зірки за цей урок: { $stars } з { $all }
  }
tutor-end-drawn = { $beside ->
    [predictions] П’ять зірок рахують вправи й передбачення разом.
    [exams] П’ять зірок рахують вправи та іспит разом.
   *[both] П’ять зірок рахують вправи, передбачення та іспит разом.
  }
tutor-end-sat = Зірки за іспит: { $stars } із { $all }. Кожна хибна відповідь коштує однієї.
tutor-end-predicted = Правильні передбачення: { $right } з { $all }
tutor-end-missed = Тут не вийшло: спробуй іще раз
tutor-end-skipped = { $count ->
    [one] Цей крок пропущено
    [few] Ці кроки пропущено
    [many] Ці кроки пропущено
   *[other] Ці кроки пропущено
  }
tutor-pause = Пів шляху позаду: тут добре зробити перерву. Усе збережено.
tutor-exam-all = Запитання про всі правила. Роздивися позицію й оціни оголошену дію: можна чи ні, а якщо ні, то за яким правилом? А часом: яке правило вирішує, що стається?
tutor-exam-few = Кілька запитань про частину правил. Роздивися позицію й оціни оголошену дію: можна чи ні, а якщо ні, то за яким правилом?
tutor-everything = Усе
tutor-lost-rule = { $answers ->
    [one] Буде забуто { $answers } твою відповідь про { $rule }. Правило знову вважатиметься незнайомим.
    [few] Буде забуто { $answers } твої відповіді про { $rule }. Правило знову вважатиметься незнайомим.
    [many] Буде забуто { $answers } твоїх відповідей про { $rule }. Правило знову вважатиметься незнайомим.
   *[other] Буде забуто { $answers } твоєї відповіді про { $rule }. Правило знову вважатиметься незнайомим.
  }
tutor-lost-lesson = { $title }: буде забуто { $solved ->
    [1] { $solved } розв’язок і його зірки
    [one] { $solved } розв’язок та їхні зірки
    [few] { $solved } розв’язки та їхні зірки
    [many] { $solved } розв’язків та їхні зірки
   *[other] { $solved } розв’язку та їхні зірки
  }. Те, що ти знаєш про правила, лишається.
tutor-lost-all = Буде забуто все. Розв’язків: { $solved }. Відповідей про правила: { $answers }. Спершу буде відкладено копію.
tutor-forgotten = { $what ->
    [all] Усе забуто, а копію того, що було, відкладено.
    [lesson] Забуто: { $title }. Усе там можна розв’язати знову.
   *[rule] Забуто: { $title }. Правило знову вважається незнайомим.
  }
error-tutor-folder = із --page теку не використовують
error-tutor-folder-mend = Прибери --folder або --page
error-tutor-hosting = це є лише в сторінки уроків без коду; JupyterLab завжди питає власний код доступу
mend-tutor-hosting = Прибери цей параметр або додай --page
