### Іспит на суддю: запитання, відповіді, підсумок.

place-exam = іспит
error-exam-count = стільки запитань поставити не можна: { $count }
error-exam-count-mend = Попроси від 1 до { $most } запитань або назви більше правил
error-exam-over = на всі запитання вже є відповідь
error-exam-over-mend = Поглянь на report() або почни інший іспит
error-exam-rule = правила { $rule } немає
error-exam-rule-mend = Назви одне із запропонованих правил, наприклад MAP-3
error-exam-said = уже відомо: на твою думку, так не можна
error-exam-said-mend = Назви правило, яке це забороняє
error-exam-number = на запитання { $number } ще немає відповіді
error-exam-number-mend = Назви номер запитання, на яке вже є відповідь

exam-question = Запитання { $number } з { $count }
exam-asked = { $hero } оголошує: { $action }. Можна чи не можна?
exam-which = На твою думку, не можна. Яке правило це забороняє?
exam-right = Правильно!
exam-wrong = Не зовсім.
exam-too-kind = У тебе це пройшло б. А ось що цьому перешкоджає:
exam-too-strict = Ти забороняєш, але жодне правило цьому не перешкоджає. Ось що це дозволяє:
exam-other-rule = Не можна, це правда. Але { $rule } (сторінка { $page }) про інше: { $text } Тут вирішує ось що:
exam-report = Іспит на суддю: підсумок
exam-summary = Правильних відповідей: { $right } з { $answered }. Запитань в іспиті: { $count }.
exam-place = { $rule } (сторінка { $page })
exam-line = правильно { $right }, неправильно { $wrong }; тепер: { $level }
exam-again = Перечитай: { $rules }.
exam-none-again = Перечитувати нічого не треба. Свисток твій.
exam-seed = Той самий іспит ще раз: зерно { $seed }.
