### The words of the page and its parts. Within a section the keys are sorted.

## The page as a whole

page-about = Зійди на вежу, Рівнів якої ще ніхто не бачив, повз Ворогів до Боса на вершині. Що ти можеш, вирішують кубики: рухатися, атакувати, зсувати Ворогів за край, збирати монети для Крамниці. Перемагає той, хто здолає Боса. Від одного до чотирьох гравців.
page-title = Платформер
window-title = Сходження на вежу

## The page before the game is there

starting = Будуємо вежу…

## A new game

form-bot-greedy = Жадібний бот
form-bot-search = Вдумливий бот
form-intro = За одним екраном грають до чотирьох гравців; будь-яке місце може зайняти бот.
form-players-1 = З одним гравцем це соло-режим: кожен хід приносить подію, а після дванадцяти ходів сходження програно.
form-seed-help = Той самий код дає ту саму вежу й ті самі кидки. Залиш поле порожнім, якщо любиш несподіванки.
form-start = Почати сходження
option-artifacts = З артефактами
option-artifacts-help = Два артефакти лежать посередині. Хто виконає умову артефакту, той його бере.
option-boss = Бос
option-dungeon = Підземелля
option-heroes = Герой
option-heroes-any = будь-який Герой
option-heroes-of = Герой гравця { $seat }
option-heroes-same = Гравці { $one } і { $other } обрали того самого Героя: { $choice }. Кожен Герой лише один.
option-levels = Довша Мапа
option-levels-help = Ще один Рівень перед Босом.
option-rulings = Правила, про які варто домовитися
option-rulings-help = Де правила можна прочитати по-різному, вирішує ваша компанія.

## Buttons and the menu

buy = Купити
buy-sure = Натисни «{ $what }» ще раз, щоб купити. Покупку не скасувати.
clear = Покласти кубики назад
help-dice = Обрати кубик або скасувати вибір
help-special = Обрати Спеціальний кубик
use = Використати

## Parts of the table

ability = Здібність
artifact-middle = посередині
artifacts = Артефакти
coins = Монети
dice-pool = Запас Кубів
dungeon-forest = Лісове Підземелля
dungeon-void = Підземелля Порожнечі
enemies = Вороги
enemy-die = Кубик Ворога
gems = Самоцвіти
hearts = Здоров’я
map = Мапа
shop = Крамниця
shop-closed = Герой може купувати лише на Клітинці Крамниці, якщо картка не дозволяє іншого.
shop-gap = немає картки
shop-jump = Крамниця: можна купити { $n }
shop-open = Крамниця для тебе відчинена.
special-die = Спеціальний кубик
special-die-blank = Спеціальний кубик порожній.

## Dice: names and states

boost = Самоцвіти на кубику
boost-less = Менше самоцвітів
boost-more = Більше самоцвітів
die-used = використано
forge = Фабрикувати
forge-into = Сфабрикувати: { $symbol }
forged = Сфабриковано: { $symbol }

## Cards and Heroes

card-exhausted = використано
coin-count = { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
    [none] монет немає
   *[other] { $n } монети
  }
damage = Пошкодження: { $n }
gem-count = { $n ->
    [one] { $n } самоцвіт
    [few] { $n } самоцвіти
    [many] { $n } самоцвітів
    [none] самоцвітів немає
   *[other] { $n } самоцвіту
  }
health = Запас здоров’я: { $n }
loot = Трофеї: { $loot }
loot-nothing = нічого

## Levels, Rows and Spaces

cell-boss-spawn = Клітинка появи Боса
cell-coin = монета
cell-empty = порожньо
cell-floor-ladder = Платформа з Драбиною крізь неї
cell-floor-oneway = одностороння Платформа
cell-floor-platform = Платформа
cell-gem = самоцвіт
cell-hero = { $hero } (здоров’я: { $n } з { $most })
cell-icon = Спеціальний значок
cell-icon-of = Спеціальний значок: { $token }
cell-label = { $space }: { $what }
cell-ladder = Драбина
cell-portal = Портал Порожнечі
cell-shop = Крамниця
cell-spawn = Клітинка появи Ворогів
cell-trap = Пастка
cell-wall-left = Стіна ліворуч
cell-wall-right = Стіна праворуч
level-boss = Фінальний Рівень
level-hidden = закритий
level-label = Рівень { $level }

## Whose turn, and what to do

aim-boss = Мета: здолати Боса. { $boss }, здоров’я: { $health }.
aim-climb = Закритих Рівнів: { $n }. На вершині: { $boss }, здоров’я: { $health }.
aim-level = { $level ->
    [0] Герой поза Мапою. Вежа має { $levels ->
        [one] { $levels } Рівень
        [few] { $levels } Рівні
        [many] { $levels } Рівнів
       *[other] { $levels } Рівня
      }.
   *[other] Рівень { $level } з { $levels }.
  }
asked-ladder = { $player }: тримаєшся за Драбину?
asked-mirror = { $player }: віддаєш { $token-id ->
    [torch] Смолоскип
   *[other] Дзеркало
  }?
choice-ability = Здібність Героя
choice-gravity = Гравітація
prompt-actions = Обери кубики, а тоді підсвічену Клітинку або кнопку.
prompt-boss-place = Обери, де з’явиться Бос.
prompt-blink = Обери Клітинку, де опиниться твій Герой. Вона має бути на відстані до { $n ->
    [one] { $n } Клітинки звідси
    [few] { $n } Клітинок звідси
    [many] { $n } Клітинок звідси
   *[other] { $n } Клітинки звідси
  }.
prompt-chance = Вирішують кубики й картки…
prompt-ladder = Діє Гравітація. { $hero } тримається за Драбину чи відпускає її?
prompt-end = Більше нічого зробити не можна: заверши дії.
prompt-leave-empty = Жетонів Ворогів не вистачає. Обери Клітинку появи, що лишиться порожньою.
prompt-mirror = { $token-id ->
    [torch] { $boss } таврує залізним поглядом усіх Героїв у межах Дальності. Віддаси Смолоскип?
   *[other] { $boss } обертає на камінь усіх Героїв у межах Дальності. Віддаси Дзеркало?
  }
prompt-pick = Обери, якого Ворога пересунути.
prompt-push = Обери, куди штовхнути { $figure-acc } з { $at-gen }, або натисни { $at } ще раз, щоб передумати.
prompt-shove = Обери, куди зсунути { $figure-acc } з { $at-gen }, або натисни { $at } ще раз, щоб передумати.
prompt-slide = Обери наступну Клітинку для Ворога або зупинися.
prompt-spawn = Обери кубик, а тоді підсвічену Клітинку, щоб з’явитися.
prompt-spawn-on = Обери підсвічену Клітинку, щоб з’явитися.
prompt-spawn-pays = Обери кубик, а тоді підсвічену Клітинку, щоб з’явитися; без вибраного кубика платить { $symbol }.
prompt-special = Обери, що Спеціальний кубик збереже на потім: невикористаний кубик або символ пари, яку сфабрикуєш.
prompt-steps = Обери наступну Клітинку або зупинися. Залишилося кроків: { $n }
prompt-stone = Тебе обернуто на камінь. Обери два кубики, щоб вирватися.
prompt-summon = Обери Клітинку появи для союзника Боса.
prompt-swap = Обери, хто поміняється місцями з твоїм Героєм.
prompt-throw = Обери у своєму Ряду Ворога, у якого треба влучити.
prompt-turn = Обери, який кубик повернути і на який символ.
step-actions = дії
    .gen = дій
    .dat = діям
    .acc = дії
    .inst = діями
    .loc = діях
    .gender = plural
step-boss = Хід Боса
    .gen = Ходу Боса
    .dat = Ходу Боса
    .acc = Хід Боса
    .inst = Ходом Боса
    .loc = Ході Боса
    .gender = masculine
step-end = кінець ходу
    .gen = кінця ходу
    .dat = кінцю ходу
    .acc = кінець ходу
    .inst = кінцем ходу
    .loc = кінці ходу
    .gender = masculine
step-enemy = кубик Ворога
    .gen = кубика Ворога
    .dat = кубику Ворога
    .acc = кубик Ворога
    .inst = кубиком Ворога
    .loc = кубику Ворога
    .gender = masculine
step-gravity = Гравітація
    .gen = Гравітації
    .dat = Гравітації
    .acc = Гравітацію
    .inst = Гравітацією
    .loc = Гравітації
    .gender = feminine
step-refresh = оновлення карток
    .gen = оновлення карток
    .dat = оновленню карток
    .acc = оновлення карток
    .inst = оновленням карток
    .loc = оновленні карток
    .gender = neuter
step-remove = вилучення Рівня
    .gen = вилучення Рівня
    .dat = вилученню Рівня
    .acc = вилучення Рівня
    .inst = вилученням Рівня
    .loc = вилученні Рівня
    .gender = neuter
step-roll = кидок
    .gen = кидка
    .dat = кидку
    .acc = кидок
    .inst = кидком
    .loc = кидку
    .gender = masculine
step-setup = підготовка
    .gen = підготовки
    .dat = підготовці
    .acc = підготовку
    .inst = підготовкою
    .loc = підготовці
    .gender = feminine
step-special = Спеціальний кубик
    .gen = Спеціального кубика
    .dat = Спеціальному кубику
    .acc = Спеціальний кубик
    .inst = Спеціальним кубиком
    .loc = Спеціальному кубику
    .gender = masculine
turn-title = Ходить { $player } ({ $hero })

## What a click will do

target-push = Штовхнути { $figure-acc } з { $at-gen }: обери, куди
target-shove = Зсунути { $figure-acc } з { $at-gen }: обери, куди
armed = обрано: натисни ще раз, щоб передумати

## The Boss beside the board

boss-discarded = Зараз не випаде: її вже витягнуто. Повернеться, коли колода скінчиться.
boss-if-die = Якщо на кубику Ворога — { $face }
boss-if-rolled = { $symbol }: на твоїх кубиках цього ходу — { $n }
boss-next = Наступна атака: { $share }
boss-rarer = Зараз не спрацює: символ кожної іншої картки випав частіше.
boss-title = Бос
