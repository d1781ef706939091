### The tutor: progress, questions for referees, what can go wrong with them.

## Progress

error-progress-long = тут більше байтів, ніж { $longest }
error-progress-long-mend = Дай файл, який експортувала ця програма
error-progress-damaged = це не вдається прочитати: { $what }
error-progress-damaged-mend = Дай файл, який експортувала ця програма; пошкоджений збережено поруч

## Referee

error-referee-rule = жодна намальована позиція не може порушити цього правила
error-referee-rule-mend = Візьми одне з таких: { $known }

## What an exercise is worth

## Predict

lesson-prediction = Передбачення { $number }
lesson-word-foresee = Познач на Мапі, що буде. А тоді хай станеться.
lesson-word-off = поза Мапою
lesson-word-see = Хай станеться
place-prediction = передбачення { $number }
predict-where = Де опиниться { $figure }, якщо зараз на { $from-loc }?
predict-hearts = Скільки здоров’я матиме { $hero }?
predict-right = { $question } { $truth }: правильно.
predict-wrong = { $question } Твоя відповідь: { $mark }. Насправді: { $truth }.
predict-nothing = нічого
predict-off = поза Мапою
predict-n = { $n }
error-predict-ask = такого не питали
error-predict-number = тут потрібне число
error-predict-number-mend = Дай число, наприклад 2
error-predict-space = такої Клітинки немає
error-predict-space-mend = Назви Клітинку Мапи, наприклад b3, або скажи off
error-predict-nobody = там ніхто не стоїть
error-predict-nobody-mend = Питай про Клітинку, на якій стоїть фігурка
error-predict-seat = на цьому місці немає Героя
error-predict-seat-mend = Питай про Героя з цієї позиції

## The command `lessons`

lessons-line = { $languages } · поля: { $boards } · передбачення: { $predictions } · вправи: { $exercises } · хибні відповіді: { $wrong } · правила: { $rules }
lessons-taught = Уроки навчають правил: { $taught } з { $all }.
lessons-hold = { $count ->
    [one] { $count } вправа справна: взірцевий розв’язок її розв’язує, а хибні відповіді — ні.
    [few] { $count } вправи справні: взірцеві розв’язки їх розв’язують, а хибні відповіді — ні.
    [many] { $count } вправ справні: взірцеві розв’язки їх розв’язують, а хибні відповіді — ні.
   *[other] { $count } вправи справні: взірцеві розв’язки їх розв’язують, а хибні відповіді — ні.
  }
