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

lesson-stars = { $earned ->
    [0] Зараз за це дають зірок: { $worth } з { $all }; кожна сходинка допомоги коштує одну.
   *[other] Твої зірки за це: { $earned } з { $all }. Якщо розв’язати знову, зараз буде { $worth }.
  }

## Predict

lesson-prediction = Передбачення { $number }
lesson-foresee-how = Мовою Python: { $call }
lesson-word-foresee = Познач на Мапі, що буде. А тоді хай станеться.
lesson-word-off = поза Мапою
lesson-word-see = Хай станеться
place-prediction = передбачення { $number }
predict-where = Де опиниться { $figure } (зараз на { $from-loc })?
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

## The picture of what is known

level-unseen = ще невідоме
level-shaky = хитке
level-known = засвоєне
progress-title = Правила, і скільки з них уже твої
progress-due = { $count ->
    [0] Повторювати зараз нічого.
    [one] { $count } правило варто повторити: { $rules }.
    [few] { $count } правила варто повторити: { $rules }.
    [many] { $count } правил варто повторити: { $rules }.
   *[other] { $count } правила варто повторити: { $rules }.
  }
progress-aside = Файл із твоїм поступом не вдалося прочитати. Його відкладено як { $file }, і нічого в ньому не втрачено.
progress-rule = правило

## Goals

goal-gone = { $figure } поза Мапою
goal-happened-turn-began = Почався наступний хід
goal-happened-level-removed = Один із Рівнів зник
goal-not-gone = { $figure } досі на Мапі
goal-happened-wounded = Хтось отримує Поранення
goal-not-happened-wounded = Ніхто не отримує Поранень
goal-scores = Щонайменше { $least ->
    [one] { $least } очко
    [few] { $least } очки
    [many] { $least } очок
   *[other] { $least } очка
  } (зараз { $now })
goal-owns = { $hero } має цю картку: { $card }

## Chapters of the rulebook

chapter-SET = Підготовка
chapter-MAP = Мапа
chapter-ADJ = Сусідні Клітинки
chapter-DIE = Кубики
chapter-TRN = Хід
chapter-SYM = Символи
chapter-FRG = Фабрикування
chapter-SPN = Поява
chapter-ACT = Дії
chapter-CRD = Картки
chapter-MOV = Переміщення
chapter-GRA = Гравітація
chapter-LAD = Драбини
chapter-PRT = Портали Порожнечі
chapter-ZOC = Поруч із Ворогом
chapter-PSH = Поштовхи
chapter-ENM = Вороги
chapter-LVL = Рівні
chapter-ATK = Атака
chapter-WND = Поранення
chapter-FNT = Непритомність
chapter-GEM = Самоцвіти
chapter-BOS = Бос
chapter-MED = Медуза
chapter-IKE = Ікі
chapter-BLV = Фінальний Рівень
chapter-ART = Артефакти
chapter-LNG = Довша Мапа
chapter-SOL = Соло-режим

## The tutor as a page

tutor-word-back = Назад
tutor-word-contents = Усі уроки
tutor-word-export = Зберегти поступ у файл
tutor-word-forget = Забути мій поступ
tutor-word-forget-sure = Справді забути все?
tutor-word-forward = Далі
tutor-word-import = Узяти поступ із файла
tutor-word-intro = Вивчай гру крок за кроком, по одному правилу за раз. Твій поступ зберігається в цьому браузері.
tutor-word-lost-progress = Цей браузер не дає сторінці зберегти твій поступ. Перш ніж піти, збережи його у файл.
tutor-word-next-lesson = Наступний урок
tutor-word-no-lesson = Цього правила ще не навчає жоден урок.
tutor-word-play = Зіграти
tutor-word-title = Вивчити правила
tutor-word-window = Навчися підкорювати вежу
tutor-solved = Розв’язано: { $solved } з { $exercises }. Зірки: { $stars } з { $all }.
tutor-step = крок { $step } з { $count }
error-tutor-folder = сторінка не має теки
error-tutor-folder-mend = Прибери --folder або --page
