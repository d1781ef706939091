### The words a position and an action are typed with, and what each means (docs/notation.md).
### Kinds stand in the order in which they are printed.


## Directions

notation-ways = Напрямки
typed-ways-up = вгору
typed-ways-down = вниз
typed-ways-left = ліворуч
typed-ways-right = праворуч
typed-ways-outside = за край Мапи

## Actions

notation-deeds = Дії
typed-deeds-spawn = з’явитися
typed-deeds-move = переміститися
typed-deeds-portal = пройти крізь Портал Порожнечі
typed-deeds-attack = атакувати Ворога
typed-deeds-shove = зсунути Ворога
typed-deeds-coin = здобути монету
typed-deeds-star = використати зірку
typed-deeds-step = продовжити довге Переміщення або довгий зсув
typed-deeds-stop = зупинитися тут
typed-deeds-hold = триматися за Драбину
typed-deeds-drop = відпустити й падати
typed-deeds-gravity = застосувати Гравітацію
typed-deeds-buy = купити картку
typed-deeds-use = використати картку
typed-deeds-ability = використати здібність Героя
typed-deeds-target = обрати те, що вказано на картці
typed-deeds-slide = пересунути Ворога карткою
typed-deeds-turn = повернути кубик карткою
typed-deeds-discard = позбутися жетона
typed-deeds-mirror = віддати жетон, щоб уникнути атаки
typed-deeds-endure = не віддавати жетона й зазнати атаки
typed-deeds-place = поставити Боса чи союзника на Мапу
typed-deeds-leave = лишити Клітинку появи порожньою
typed-deeds-end = завершити дії
typed-deeds-set = підготувати Спеціальний кубик

## Words within an action

notation-joints = Слова всередині дії
typed-joints-with = сплативши
typed-joints-push = і штовхнути того, хто там стоїть
typed-joints-special = Спеціальний кубик
typed-joints-forge = два однакові кубики: Фабрикування
typed-joints-boss = Бос
typed-joints-summons = союзник
typed-joints-to = на цей символ
typed-joints-none = без змін
typed-joints-blank = порожньо

## Symbols

notation-symbols = Символи
typed-symbols-move = рух
typed-symbols-sword = меч
typed-symbols-coin = монета
typed-symbols-shove = зсув
typed-symbols-star = зірка

## What dice and cards decide

notation-chance = Що вирішують кубики й картки
typed-chance-roll = кидок кубиків
typed-chance-enemy = і кубик Ворога
typed-chance-reroll = кубики, кинуті ще раз
typed-chance-reveal = відкритий Рівень
typed-chance-draw = нова картка в Крамниці
typed-chance-deal = Герой, який дістався гравцеві
typed-chance-first = гравець, який починає
typed-chance-event = подія цього ходу
typed-chance-artifact = артефакт цієї гри
typed-chance-boss-die = кубик у Хід Боса
typed-chance-boss-card = картка Атаки Боса

## Lines of a position

notation-lines = Рядки позиції
typed-lines-game = у що грають
typed-lines-tower = Рівні та їхні Вороги
typed-lines-turn = хід і його крок
typed-lines-map = Мапа
typed-lines-hero = Герой гравця
typed-lines-hearts = здоров’я
typed-lines-coins = монети
typed-lines-gems = самоцвіти
typed-lines-items = предмети
typed-lines-potions = зілля
typed-lines-tokens = жетони
typed-lines-used = використано
typed-lines-roll = що випало на кубиках
typed-lines-pool = невикористані кубики
typed-lines-enemy-die = кубик Ворога
typed-lines-bonus = Поранення, додані до наступної атаки
typed-lines-shop = картки в Крамниці
typed-lines-decks = колоди
typed-lines-boss = картки Боса
typed-lines-artifacts = артефакти в грі
typed-lines-solo = події соло-режиму
typed-lines-pending = рішення, які треба ухвалити
