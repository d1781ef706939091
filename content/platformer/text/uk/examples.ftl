### What is true of a position after an example (`platformer-nb rules`), and the game an example sets up.

## On the map

seen-at = На { $to-loc }: { $figure }.
seen-empty = { $n ->
    [one] На { $to-loc } порожньо.
    [few] На { $to-loc } порожньо.
    [many] На { $to-loc } порожньо.
   *[other] На { $to-loc } порожньо.
  }
seen-holds = { $n ->
    [1] На { $to-loc } лежить { $token }.
    [one] На { $to-loc } лежить по { $token-dat }.
    [few] На { $to-loc } лежить по { $token-dat }.
    [many] На { $to-loc } лежить по { $token-dat }.
   *[other] На { $to-loc } лежить по { $token-dat }.
  }
seen-level = На Мапі лише Рівень { $low }.
seen-levels = На Мапі Рівні від { $low } до { $high }.

## What a Hero has

seen-is = Герой гравця { $seat }: { $card }.
seen-hearts = { $hero } має { $n ->
    [one] { $n } жетон здоров’я
    [few] { $n } жетони здоров’я
    [many] { $n } жетонів здоров’я
   *[other] { $n } жетона здоров’я
  }.
seen-coins = { $hero } { $n ->
    [0] не має монет
    [one] має { $n } монету
    [few] має { $n } монети
    [many] має { $n } монет
   *[other] має { $n } монети
  }.
seen-gems = { $hero } { $n ->
    [0] не має самоцвітів
    [one] має { $n } самоцвіт
    [few] має { $n } самоцвіти
    [many] має { $n } самоцвітів
   *[other] має { $n } самоцвіту
  }.
seen-special = На Спеціальному кубику { $hero-gen } — { $symbol }.
seen-special-blank = Спеціальний кубик { $hero-gen } порожній.
seen-ready = { $hero } має готову картку: { $card }.
seen-used = { $hero } має використану картку: { $card }.
seen-card = { $hero } має картку: { $card }.
seen-token = { $hero } має жетон: { $token }.
seen-ability = Здібність { $hero-gen } готова.
seen-no-ward = { $hero } більше не має захисту від Поранень.
seen-won = { $hero } перемагає в грі.

## The turn

seen-turn = Триває хід { $number }.
seen-active = Ходить { $hero }.
seen-step = Крок: { $step }.
seen-nothing-pending = Зараз вирішувати нема чого.
seen-lost = Гру програно.

## Dice

seen-pool = У запасі: { $dice }.
seen-no-pool = Запас порожній.
seen-enemy-die = На кубику Ворога — { $face }.
seen-sides = Граней кубика Дій, де «{ $symbol }»: { $n } з { $of }.
seen-enemy-sides = Граней кубика Ворога, де «{ $face }»: { $n } з { $of }.
seen-no-bonus = Наступна атака не завдасть додаткових Поранень.

## The Shop, the decks and the middle of the table

seen-shop = У Крамниці лежить картка: { $card }.
seen-gaps = Порожніх місць у Крамниці: { $n }.
seen-no-gaps = Порожніх місць у Крамниці немає.
seen-bottom = Унизу колоди зіль: { $card }.
seen-no-bottom = Жодне зілля не повернулося до колоди.
seen-boss-deck = У колоді Боса { $n ->
    [one] { $n } картка
    [few] { $n } картки
    [many] { $n } карток
   *[other] { $n } картки
  }.
seen-discarded = Серед скинутих карток Боса: { $card }.
seen-events = У колоді подій { $n ->
    [one] { $n } картка
    [few] { $n } картки
    [many] { $n } карток
   *[other] { $n } картки
  }.
seen-no-event = Жодна подія не діє.

seen-deck-items = У колоді предметів: { $cards }.
seen-deck-potions = У колоді зіль: { $cards }.
seen-deck-bottom = Унизу колоди зіль: { $cards }.
seen-deck-boss = У колоді Боса: { $cards }.
seen-deck-discards = Серед скинутих карток Боса: { $cards }.
seen-deck-events = У колоді подій: { $cards }.
seen-deck-none = карток немає

## The score of a solo game

seen-defeated = Переможено Ворогів: { $n }.
seen-surplus = Поранень понад запас здоров’я Боса: { $n }.
seen-score-events = Балів за події, що лишилися: { $n }.
seen-score-enemies = Балів за Ворогів: { $n }.
seen-score-surplus = Балів за Поранення понад запас здоров’я Боса: { $n }.
seen-score-gems = Балів за самоцвіти: { $n }.
seen-score-worth = Балів за статки: { $n }.
seen-score-total = Балів разом: { $n }.

## A game that is set up

seen-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
  }
seen-tower = { $n ->
    [one] { $n } Рівень
    [few] { $n } Рівні
    [many] { $n } Рівнів
   *[other] { $n } Рівня
  }
