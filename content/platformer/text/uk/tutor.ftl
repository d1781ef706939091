### The tutor: progress, questions for referees, what can go wrong with them.

## Predict

lesson-word-off = поза Мапою
predict-where = Де опиниться { $figure } (зараз на { $from-loc })?
predict-hearts = Скільки здоров’я матиме { $hero }?
predict-off = поза Мапою
error-predict-nobody = там ніхто не стоїть
error-predict-nobody-mend = Питай про Клітинку, на якій стоїть фігурка
error-predict-seat = на цьому місці немає Героя
error-predict-seat-mend = Питай про Героя з цієї позиції

## Goals

goal-gone = { $figure } поза Мапою
goal-happened-turn-began = Почався наступний хід
goal-this-turn = Цього ходу: { $goal }
goal-happened-level-removed = Один із Рівнів вилучено
goal-not-gone = { $figure } досі на Мапі
goal-happened-wounded = Хтось отримує Поранення
goal-not-happened-wounded = Ніхто не отримує Поранень
goal-happened-fainted = Хтось знепритомнів
goal-not-happened-fainted = Ніхто не знепритомнів
goal-owns = { $hero } має цю картку: { $card }

## Chapters of the rulebook

chapter-SET = Підготовка
chapter-MAP = Мапа
chapter-ADJ = Суміжні Клітинки
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

tutor-word-window = Навчися підкорювати вежу

## The aim of the game, in pictures

tutor-aim-up = Вилазь на вежу. Над тобою з’являються нові Рівні, а найнижчі кришаться.
tutor-aim-gather = Збирай монети й самоцвіти: за монети купиш спорядження, самоцвіти посилять кубики.
tutor-aim-boss = Здолай Боса на вершині. Хто це зробить, той переміг.
