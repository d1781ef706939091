### Дії, події, позиції.

moth = міль { $moth }

do-lay = Покласти крило { $wing }
do-rest = Відпочити
do-shed = Скинути крило { $wing }
do-draw = Узяти крило { $wing }
do-roll = Запалити лампу: сяйво { $glow }, жар { $heat }

event-lit = Лампа світить: сяйво { $glow }, жар { $heat }.
event-drew = Міль { $moth } бере крило.
event-laid = Міль { $moth } вибрала.
event-shed = Міль { $moth } скидає крило { $n }.
event-revealed = Вибір відкрито: { $choices }.
event-choice = { $wing ->
    [0] міль { $moth } відпочиває
   *[other] міль { $moth } кладе { $wing }
  }
event-won = Міль { $moth } забирає пилок: { $n }.

over-race = { $count ->
    [one] Перемагає { $moths }. Пилок: { $dust }.
    [few] Перемагають { $moths }. Пилок кожної: { $dust }.
    [many] Перемагають { $moths }. Пилок кожної: { $dust }.
   *[other] Перемагають { $moths }. Пилок кожної: { $dust }.
  }
over-swarm = Рій перемагає. Пилок: { $dust }.
over-lost = Рій програє. Пилок: лише { $dust }.

outlook-chance = Далі вирішує випадок.
outlook-moth = Вирішує міль { $moth }.

position-night = Ніч { $night } з { $nights }.
position-swarm = Усі молі — один рій.
position-race = Кожна міль сама за себе.
position-dark = Лампа не горить.
position-moth = Міль { $moth }: пилок { $dust }, { $count ->
    [0] без крил
   *[other] крила { $wings }
  }.
position-rested = Міль { $moth } відпочивала минулої ночі.
position-deck = Крил у колоді: { $count }.

position-dust = Пилок: { $dust }

prompt-choose = Поклади крило або відпочинь. Поки що цього більше ніхто не бачить.
position-choice = Цієї ночі: { $choice }.

series-dust = Пилок
