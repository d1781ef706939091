### Короткі раунди іспиту на суддю: повторення, з чого почати, перевірки.

round-report = { $title }: підсумок
round-summary = Відповідей: { $answered } з { $count }. Правильних: { $right }.

## Review: what is due

round-review-title = Повторення
round-review-about = По одному запитанню про кожне правило, яке час повторити. Після правильної відповіді наступне повторення буде пізніше.
round-review-offer = { $count ->
    [one] { $count } запитання на повторення
    [few] { $count } запитання на повторення
    [many] { $count } запитань на повторення
   *[other] { $count } запитання на повторення
  }, приблизно { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
  }
round-review-begin = Повторити зараз
round-review-more = Ще один раунд ({ $count ->
    [one] { $count } запитання
    [few] { $count } запитання
    [many] { $count } запитань
   *[other] { $count } запитання
  })
round-review-done = Поки що це все.

## Placement: for people who have played

round-placement-title = З чого почати
round-placement-about = Оціни ситуації на полі: { $count }. Доки відповідаєш правильно, вони беруться з дедалі пізніших уроків. Неправильні відповіді тобі не зашкодять.
round-placement-offer = Ситуацій для оцінки: { $count }. Приблизно за 4 хвилини стане ясно, з якого уроку почати.
round-placement-begin = Я вже знаю цю гру
round-placement-result = { $right ->
    [0] Нічого страшного: уроки починаються з самого початку.
   *[other] Те, що вдалося оцінити правильно, вважається знайомим. Решти навчать уроки.
  }
round-placement-way = Почати з уроку { $number }: { $title }

## Checkpoints: a referee’s round after some lessons

round-checkpoint-title = Перевірка після уроку { $number }
round-checkpoint-about = Ти суддя. Запитань про те, чого вже навчили уроки: { $count }. Кожна неправильна відповідь коштує зірку.
round-checkpoint-offer = Запитань про вивчене: { $count }, приблизно { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
  }
round-checkpoint-begin = { $done ->
    [true] Пройти перевірку ще раз
   *[other] Пройти перевірку
  }
round-checkpoint-stars = Зірки: { $stars } з { $all }
round-checkpoint-way = Далі: урок { $number }, { $title }

## A result to share

result-title = { $title }: мій результат у курсі
result-lessons = Пройдено уроків: { $done } з { $all }. Зірки: { $stars } з { $most }.
result-rules = Правил із правильною відповіддю: { $right } з { $all }; засвоєно: { $known }.
result-exam = Іспит на суддю: правильних відповідей { $right } з { $count }.

## Many learners in one table

pupils-head-pupil = учень
pupils-head-rule = правило
pupils-head-level = рівень
pupils-head-right = правильно
pupils-head-wrong = неправильно
pupils-line = { $name }: розв’язано: { $solved }; правил знайомих: { $met }, з правильною відповіддю: { $right }, засвоєних: { $known }.
pupils-legend = Після знака: правильні відповіді/неправильні.
pupils-hardest = Найбільше неправильних відповідей: { $rules }.
