### Іспит на суддю: запитання, відповіді, підсумок.

place-exam = іспит
error-exam-count = стільки запитань поставити не можна: { $count }
error-exam-count-mend = { $most ->
    [1] Попроси 1 запитання або назви більше правил
   *[other] Укажи кількість запитань від 1 до { $most } або назви більше правил
  }
error-exam-over = на всі запитання вже є відповідь
error-exam-over-mend = Поглянь на report() або почни інший іспит
error-exam-rule = правила { $rule } немає
error-exam-said = уже відомо: на твою думку, так не можна
error-exam-said-mend = Назви правило, яке це забороняє
error-exam-unnamed = не названо жодного правила
error-exam-unnamed-mend = Назви правило, яке вирішує, що стається
error-exam-number = на запитання { $number } ще немає відповіді
error-exam-number-mend = Назви номер запитання, на яке вже є відповідь

exam-title = Іспит на суддю
exam-question = Запитання { $number } з { $count }
exam-which = На твою думку, не можна. Яке правило це забороняє?
exam-right = Правильно!
exam-wrong = Не зовсім.
exam-misjudged = Цього разу неправильно.
exam-too-kind = За твоїм рішенням так можна. А ось що це забороняє:
exam-too-strict = За твоїм рішенням так не можна, але жодне правило цього не забороняє. Ось що це дозволяє:
exam-other-rule = Не можна, це правда. Але вказане правило про інше: { $text } Ось що це забороняє:
exam-done = Зіграно: { $action }. Яке правило це вирішує?
exam-done-happens = Зіграно: { $action }. Що стається: { $told } Яке правило це вирішує?
exam-happens = Стається ось що: { $told } Яке правило це вирішує?
exam-decides-it = Поле показує мить перед цим. Яке це з цих правил?
exam-decided = Це вирішує:
exam-not-decided = Вказане правило про інше: { $text } Це вирішує:
exam-report = Іспит на суддю: підсумок
exam-summary = { $answered ->
    [0] Відповідей ще немає.
    [1] { $right ->
        [0] Поки що одна відповідь, і вона неправильна.
       *[other] Поки що одна відповідь, і вона правильна.
      }
   *[other] { $right ->
        [0] Жодної правильної відповіді з { $answered }.
       *[other] Правильних відповідей: { $right } з { $answered }.
      }
  } Запитань в іспиті: { $count }.
exam-place = { $rule } (сторінка { $page })
exam-line = Правильно: { $right }, хибно: { $wrong }; { $level }.
exam-again = Перечитай: { $rules }.
exam-again-pages = Сторінки правил, які варто перечитати: { $pages }.
exam-none-again = Перечитувати нічого не треба. Свисток твій.
exam-number = Номер цього іспиту: { $seed }.
exam-seed = Той самий іспит ще раз: зерно { $seed }.

## Іспит як компонент і в уроці

lesson-exam = Іспит { $number }
place-lesson-exam = іспит { $number }
exam-so-far = { $answered ->
    [0] Відповідей ще немає.
   *[other] Правильних відповідей: { $right } з { $answered }.
  }
exam-word-anew = Інший іспит
exam-word-back = Назад до іспиту
exam-word-illegal = Не можна
exam-word-legal = Можна
exam-word-mend = Іспит із того, що не вдалося
exam-word-onward = Наступне запитання
exam-word-position = Чого не видно на малюнку
exam-word-print = Надрукувати підсумок
exam-word-printed = Надруковано { $date }
exam-word-report = Підсумок
exam-word-stop = Мій результат
exam-word-verdict = Твоє рішення
