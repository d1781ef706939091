### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.
### Words in “…” and lists of them (known, near, choices) are typed as they are; they are never translated.

## Where

place-drawing = рядок { $line } малюнка, стовпець { $column }
place-map = Мапа
place-tile = плитка
place-heroes = Герої
place-boss = Бос
place-dungeon = підземелля
place-levels = Рівні

## Actions, as they are typed

mend-given = Напиши, наприклад, «move up»
error-no-space = «{ $word }» — це не Клітинка
mend-name-space = Назви Клітинку за стовпцем (від a до { $last }) і Рядом, наприклад c5, або напиши up (вгору), down (вниз), left (ліворуч), right (праворуч)
mend-no-space = Напиши щось на зразок c5
error-not-on-map = «{ $word }» на Мапі немає
mend-enemy-space = Назви Клітинку, де стоїть Ворог
error-several = { $count ->
    [one] може йтися про { $count } Ворога
    [few] може йтися про { $count } Ворогів
    [many] може йтися про { $count } Ворогів
   *[other] може йтися про { $count } Ворога
  }
error-no-payment = після «with» нічого не стоїть
mend-no-payment = Скажи, чим платиш
error-payment-long = забагато кубиків для оплати
mend-payment-long = Назви щонайбільше п’ять кубиків і Спеціальний кубик
error-no-source = «{ $word }» — цим не заплатиш
mend-source = Візьми { $symbols }, special або пару: forge і символ
error-gems = «+{ $gems }»: такою кількістю самоцвітів символ не посилити — бракує до цілого ступеня (GEM-1)
mend-gems = Напиши «+1», «+3», «+6» або «+10»
error-no-level = «{ $word }» — це не Рівень

## What a word should have been, in the sentences error-word-missing and error-not-what

what-space = Клітинка
what-way = напрямок або Клітинка
what-push = напрямок або Клітинка, куди штовхнути
what-shove = напрямок або Клітинка, куди зсунути
what-slide = напрямок або Клітинка, куди пересунути
what-enemy = Ворог
what-hero = Герой
what-boss = Бос
what-dungeon = підземелля
what-card = предмет, зілля або артефакт
what-artifact = артефакт
what-boss-card = картка
what-event = подія
what-token = жетон
what-symbol = символ
what-face = грань кубика Ворога
what-source = чим платити
what-forged = символ пари для Фабрикування
what-level = Рівень
what-left-tile = ліва плитка
what-right-tile = права плитка
what-boss-spawn = Клітинка появи Боса
what-icon = Спеціальний значок

## Positions, line by line

mend-no-line = Почни рядок із ключа і двокрапки, наприклад «pool: move star»
error-map-empty = порожньо
error-no-map = Мапи немає
mend-draw-map = Намалюй її під «map:», з відступом
error-no-edge = Мапа не починається з верхнього краю
mend-no-edge = Почни її з +----+----+
error-map-lines = { $count ->
    [one] у Мапі { $count } рядок
    [few] у Мапі { $count } рядки
    [many] у Мапі { $count } рядків
   *[other] у Мапі { $count } рядка
  }
mend-map-lines = Намалюй верхній край, а тоді для кожного Ряду рядок Клітинок і рядок підлоги
error-map-large = завелика
mend-map-large = Можна намалювати щонайбільше стільки стовпців: { $columns }, і стільки Рядів: { $rows }
error-rows = Ряди пронумеровано не підряд
mend-row = Познач цей Ряд номером { $row }
mend-rows-from-1 = Ряди нумерують від 1
error-line-wide = рядок ширший за верхній край
mend-line-wide = Вирівняй його ширину за верхнім краєм
error-no-sign = знак «{ $sign }» тут невідомий
error-no-floor = «{ $sign }» — це не підлога
error-nobody-drawn = ніхто не має знака «{ $sign }»
error-hero-twice = Герой { $hero } стоїть там двічі
error-seats = { $count ->
    [one] Герої є для { $count } місця
    [few] Герої є для { $count } місць
    [many] Герої є для { $count } місць
   *[other] Герої є для { $count } місця
  }
mend-seats = Збільш кількість гравців
error-levels = { $count ->
    [one] намальовано { $count } Рівень
    [few] намальовано { $count } Рівні
    [many] намальовано { $count } Рівнів
   *[other] намальовано { $count } Рівня
  }
mend-levels = Збільш кількість Рівнів
error-no-hearts = Герой без здоров’я вже знепритомнів би
mend-no-hearts = Дай йому здоров’я
error-dice = { $count ->
    [one] тут { $count } кубик
    [few] тут { $count } кубики
    [many] тут { $count } кубиків
   *[other] тут { $count } кубика
  }
mend-dice = Кидають лише п’ять кубиків Дій (DIE-1)
error-seat-0 = місця гравців нумерують від 1
mend-seat-0 = Напиши «hero 1»
error-display = { $cards ->
    [items] { $count ->
        [one] тут { $count } предмет
        [few] тут { $count } предмети
        [many] тут { $count } предметів
       *[other] тут { $count } предмета
      }
   *[potions] тут { $count ->
        [one] { $count } зілля
        [few] { $count } зілля
        [many] { $count } зіль
       *[other] { $count } зілля
      }
  }
mend-display = { $most ->
    [one] Викладають щонайбільше { $most } (SET-4)
    [few] Викладають щонайбільше { $most } (SET-4)
    [many] Викладають щонайбільше { $most } (SET-4)
   *[other] Викладають щонайбільше { $most } (SET-4)
  }
mend-no-level = Напиши номер, дві плитки й Ворога: «1 f01 f02 gloop»

## Positions that cannot be

error-not-rolled = тут є символ, який не випав
mend-not-rolled = Звір із рядком «roll»
error-artifacts-on = жодного артефакту не названо
mend-artifacts-on = Напиши «artifacts off» або назви артефакти в рядку «artifacts»
error-artifacts-off = артефакти названо
mend-artifacts-off = Напиши «artifacts on» або прибери артефакти
error-one-way-row = односторонні Платформи не утворюють одного цілого Ряду (BLV-1)
mend-one-way-row = Намалюй ^^^^ під кожною Клітинкою найнижчого Ряду Фінального Рівня і більше ніде
error-levels-fit = Рівні, які ще не відкрито, не вміщуються на цій Мапі
error-above-boss = над Фінальним Рівнем нічого немає
mend-say-levels = Напиши «levels { $levels }»
error-box-too-small = у коробці замало плиток або карток Ворогів для стількох Рівнів
mend-box-too-small = Візьми менше Рівнів або іншу вежу
error-tile-twice = та сама плитка лежить там двічі
mend-tile-twice = Назви кожну плитку один раз
error-tower-levels = це не ті Рівні, що на Мапі
mend-tower-levels = Назви кожен Рівень Мапи один раз
error-tower-enemy = «{ $enemy }» — не Ворог Рівня { $level } (SET-2)
mend-boss-level-enemy = Прибери його: на Фінальному Рівні Ворогів немає
error-no-hero = Героя немає
mend-no-hero = Назви Героя
error-hero-played-twice = { $hero } є у двох гравців (SET-6)
mend-another-hero = Візьми іншого Героя
error-not-fallen = «fell on boss level» тут бути не може
error-no-must = зараз нікому не треба з’являтися (TRN-12)
mend-no-must = Прибери «must spawn»
error-enemy-tokens = «{ $enemy }»: таких тут забагато ({ $count })
mend-enemy-tokens = { $tokens ->
    [one] Є лише { $tokens } такий жетон (SET-5)
    [few] Є лише { $tokens } такі жетони (SET-5)
    [many] Є лише { $tokens } таких жетонів (SET-5)
   *[other] Є лише { $tokens } такого жетона (SET-5)
  }
error-token-twice = той самий жетон тут двічі (BOS-9)
error-tokens-off-map = поза Мапою жетонів не буває (FNT-1)
error-too-many-tokens = стількох жетонів немає (SET-5)
error-card-places = { $count ->
    [one] «{ $card }»: ця картка лежить в { $count } місці
    [few] «{ $card }»: ця картка лежить у { $count } місцях
    [many] «{ $card }»: ця картка лежить у { $count } місцях
   *[other] «{ $card }»: ця картка лежить у { $count } місця
  }
error-artifacts = { $count ->
    [one] тут { $count } артефакт
    [few] тут { $count } артефакти
    [many] тут { $count } артефактів
   *[other] тут { $count } артефакту
  }
mend-artifacts = { $most ->
    [one] У грі лише { $most } (ART-1)
    [few] У грі лише { $most } (ART-1)
    [many] У грі лише { $most } (ART-1)
   *[other] У грі лише { $most } (ART-1)
  }
error-boss-cards = це не картки Боса
mend-boss-cards = Назви один раз кожну з таких: { $known }
error-boss-deck = колода порожня
mend-boss-deck = Колоду тасують заново, щойно вона закінчиться: поверни до неї картки
error-not-lost = програють лише в соло-режимі (SOL-3)
mend-not-lost = Прибери «lost» або додай рядок «solo»
error-not-solo = гравців кілька
mend-not-solo = Прибери цей рядок або намалюй одного Героя (SOL-1)
error-event-twice = та сама подія тут двічі
error-step = на кроці «{ $step }» ніхто нічого не вирішує
mend-step = Почни з кроку roll, actions або special

## Setting up a game

error-tower = { $levels ->
    [one] вежу з { $levels } Рівня з цієї коробки не збудувати
    [few] вежу з { $levels } Рівнів із цієї коробки не збудувати
    [many] вежу з { $levels } Рівнів із цієї коробки не збудувати
   *[other] вежу з { $levels } Рівня з цієї коробки не збудувати
  }
mend-tower = { $standard ->
    [one] Візьми { $standard } Рівень
    [few] Візьми { $standard } Рівні
    [many] Візьми { $standard } Рівнів
   *[other] Візьми { $standard } Рівня
  }
error-tower-size = { $levels ->
    [one] вежі з { $levels } Рівня не буває ({ $rule })
    [few] вежі з { $levels } Рівнів не буває ({ $rule })
    [many] вежі з { $levels } Рівнів не буває ({ $rule })
   *[other] вежі з { $levels } Рівня не буває ({ $rule })
  }
mend-tower-size = { $standard ->
    [one] Візьми { $standard } Рівень, а для довшої вежі { $longer }
    [few] Візьми { $standard } Рівні, а для довшої вежі { $longer }
    [many] Візьми { $standard } Рівнів, а для довшої вежі { $longer }
   *[other] Візьми { $standard } Рівня, а для довшої вежі { $longer }
  }
error-hero-chosen-twice = одного Героя обрано двічі
mend-hero-chosen-twice = Хай кожен гравець візьме іншого Героя
error-solo-levels = { $levels ->
    [one] у соло-режимі піднімаються звичайною вежею, а не вежею з { $levels } Рівня ({ $rule })
    [few] у соло-режимі піднімаються звичайною вежею, а не вежею з { $levels } Рівнів ({ $rule })
    [many] у соло-режимі піднімаються звичайною вежею, а не вежею з { $levels } Рівнів ({ $rule })
   *[other] у соло-режимі піднімаються звичайною вежею, а не вежею з { $levels } Рівня ({ $rule })
  }
mend-solo-levels = { $standard ->
    [one] Візьми { $standard } Рівень або більше гравців
    [few] Візьми { $standard } Рівні або більше гравців
    [many] Візьми { $standard } Рівнів або більше гравців
   *[other] Візьми { $standard } Рівня або більше гравців
  }

## Lessons

error-nobody-called = нікого з назвою «{ $name }» немає
mend-nobody-called = Назви Героя або Ворога

## Files of content: what one part demands of another

error-letter-twice = літера { $letter } вже позначає іншу картку: { $card }
mend-letter-twice = Обери літеру, якої не має жоден інший Ворог чи Бос
error-card-name-twice = { $file } вже має картку з такою назвою
error-grade = { $count ->
    [one] тут { $count } Ворог рангу { $grade }, а потрібно { $needed }
    [few] тут { $count } Вороги рангу { $grade }, а потрібно { $needed }
    [many] тут { $count } Ворогів рангу { $grade }, а потрібно { $needed }
   *[other] тут { $count } Ворога рангу { $grade }, а потрібно { $needed }
  }
mend-grade = Додай одного
error-token-supply = жетона { $token } немає в запасі
mend-token-supply = Візьми один із таких: { $known }, або додай його до { $boss }.tokens
error-boss-sign = «{ $sign }» — не знак для Боса, який обирає картки за «{ $draws }»
error-no-summons = { $enemy } не з союзників Боса { $boss }
mend-no-summons = Додай цього Ворога до союзників Боса { $boss }
error-face-missing = жодна картка не має грані { $face }
mend-face-missing = Дай її одній із карток
error-star-star = зірка, яка рахується як зірка, нічого не означає
mend-star-star = Назви інший символ або ефекти
error-item-either = предмет має щось одне: «passive», «trigger» або «effects»
error-artifact-either = артефакт має щось одне: «passive», «trigger» або «effects»
error-pay-nothing = тут не просять ні монет, ні здоров’я
mend-pay-nothing = Скажи, скільки віддати
error-artifact-count = { $count ->
    [one] тут { $count } артефакт, а не { $needed } (ART-1)
    [few] тут { $count } артефакти, а не { $needed } (ART-1)
    [many] тут { $count } артефактів, а не { $needed } (ART-1)
   *[other] тут { $count } артефакту, а не { $needed } (ART-1)
  }
error-potion-passive = зілля має «effects», але не «passive» і не «trigger»
mend-potion-passive = Скажи, що стається, коли його вип’ють
error-event-empty = ця подія нічого не робить
mend-event-empty = Скажи, що вона змінює
error-event-count = { $count ->
    [one] тут { $count } подія, а не { $needed } (SOL-1)
    [few] тут { $count } події, а не { $needed } (SOL-1)
    [many] тут { $count } подій, а не { $needed } (SOL-1)
   *[other] тут { $count } події, а не { $needed } (SOL-1)
  }
error-few-tiles = { $count ->
    [one] { $count } плитка — замало
    [few] { $count } плитки — замало
    [many] { $count } плиток — замало
   *[other] { $count } плитки — замало
  }
mend-few-tiles = Намалюй щонайменше стільки: { $needed }
error-tile-name-twice = таку назву вже має інша плитка
error-no-tiles = файлу з плитками немає
mend-no-tiles = Додай файл, наприклад forest.toml

## Files of content: tiles

error-tile-lines = { $count ->
    [one] у малюнку { $count } рядок замість { $wanted }
    [few] у малюнку { $count } рядки замість { $wanted }
    [many] у малюнку { $count } рядків замість { $wanted }
   *[other] у малюнку { $count } рядка замість { $wanted }
  }
mend-tile-lines = { $rows ->
    [one] Намалюй верхній край, а тоді { $rows } Ряд із підлогою під ним
    [few] Намалюй верхній край, а тоді { $rows } Ряди, кожен із підлогою під ним
    [many] Намалюй верхній край, а тоді { $rows } Рядів, кожен із підлогою під ним
   *[other] Намалюй верхній край, а тоді { $rows } Ряду з підлогою під ними
  }
error-tile-width = { $count ->
    [one] у рядку { $count } знак замість { $wanted }
    [few] у рядку { $count } знаки замість { $wanted }
    [many] у рядку { $count } знаків замість { $wanted }
   *[other] у рядку { $count } знака замість { $wanted }
  }
mend-tile-width = { $spaces ->
    [one] Намалюй { $spaces } Клітинку завширшки чотири знаки між краями
    [few] Намалюй { $spaces } Клітинки завширшки чотири знаки кожна, з краями між ними й обабіч
    [many] Намалюй { $spaces } Клітинок завширшки чотири знаки кожна, з краями між ними й обабіч
   *[other] Намалюй { $spaces } Клітинки завширшки чотири знаки кожна, з краями між ними й обабіч
  }
error-no-edge-sign = «{ $sign }» — це не край
error-sign-place = «{ $sign }» нічого не означає на { $number }-му місці Клітинки
mend-sign-or-blank = Візьми один із таких знаків: { $known }, або пробіл
mend-blank = Залиш порожнім
error-ladder-passes = Драбина проходить тут крізь Платформу, але не крізь Клітинку
mend-ladder-passes = Напиши H на 1-му місці Клітинки
error-tower-tile-has = на плитці вежі не буває такого: { $what }
mend-to-boss-tile = Перенеси на плитку Боса
error-enemy-spawns = { $count ->
    [one] тут { $count } Клітинка появи Ворогів
    [few] тут { $count } Клітинки появи Ворогів
    [many] тут { $count } Клітинок появи Ворогів
   *[other] тут { $count } Клітинки появи Ворогів
  }
mend-enemy-spawns = Намалюй 1 або 2: Рівень — це дві плитки, а вид Ворогів має чотири жетони
error-ways-in = { $count ->
    [0] знизу не веде жоден шлях
    [one] знизу веде лише { $count } шлях
    [few] знизу ведуть лише { $count } шляхи
    [many] знизу веде лише { $count } шляхів
   *[other] знизу веде лише { $count } шляху
  }
mend-ways-in = Залиш щонайменше два проміжки в підлозі найнижчого Ряду або намалюй крізь неї Драбини
error-one-way-tower = одностороння Платформа на плитці вежі
mend-one-way-tower = Візьми Платформу або Драбину
error-one-way-boss = односторонні Платформи мають бути під найнижчим Рядом плитки Боса і більше ніде
mend-one-way-boss = Напиши ^^^^ під найнижчим Рядом, а вище — іншу підлогу
error-boss-spawns = { $count ->
    [one] тут { $count } Клітинка появи Боса
    [few] тут { $count } Клітинки появи Боса
    [many] тут { $count } Клітинок появи Боса
   *[other] тут { $count } Клітинки появи Боса
  }
error-shops = { $count ->
    [one] тут { $count } Крамниця
    [few] тут { $count } Крамниці
    [many] тут { $count } Крамниць
   *[other] тут { $count } Крамниці
  }
error-icons = { $count ->
    [one] тут { $count } Спеціальний значок
    [few] тут { $count } Спеціальні значки
    [many] тут { $count } Спеціальних значків
   *[other] тут { $count } Спеціального значка
  }
mend-draw-1 = Намалюй 1
mend-draw-1-or-2 = Намалюй 1 або 2
error-boss-tile-spawn = на плитці Боса є Клітинка появи Ворогів
mend-to-tower-tile = Перенеси на плитку вежі
error-spawn-in-air = Клітинка появи висить у повітрі
mend-spawn-in-air = Намалюй під нею Платформу
error-shut-off = від низу плитки до цієї Клітинки не дістатися
mend-shut-off = Прибери Стіну чи Платформу або намалюй Драбину крізь Платформу

## Commands

## Setting up a position

error-no-piece = тут немає «{ $word }»
mend-no-piece = Обери щось із показаного
error-no-more-levels = усі Рівні вже на Мапі
error-last-level = один Рівень має лишитися
