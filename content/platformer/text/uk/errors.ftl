### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.
### Words in “…” and lists of them (known, near, choices) are typed as they are; they are never translated.

## Where

place-record = запис гри
place-record-action = дія { $number } («{ $text }»)
place-moment = момент { $number }
place-scripted = записаний результат { $number }
place-line = рядок { $line }
place-line-column = рядок { $line }, стовпець { $column }
place-line-of = рядок { $line } («{ $key }»)
place-drawing = рядок { $line } малюнка, стовпець { $column }
place-end = кінець файлу
place-key = ключ «{ $key }»
place-whole-file = увесь файл
place-position = позиція
place-map = Мапа
place-tile = плитка
place-action = дія «{ $text }»
place-file = файл
place-an-action = дія
place-new-game = нова гра
place-players = гравці
place-heroes = Герої
place-boss = Бос
place-dungeon = підземелля
place-levels = Рівні
place-rulings = правила на вибір
place-player-name = гравець { $number }, ім’я
place-seed = зерно
place-lesson = урок «{ $name }»
place-board = поле { $number }
place-exercise = вправа { $number }
place-rule = правило { $rule }
place-tile-named = плитка { $name }
place-dungeon-named = підземелля { $name }
place-actions = дії
place-text-keys = ключі

## How to mend it: what fits many errors

mend-use = Візьми одне з такого: { $known }
mend-such-as = Назви щось на зразок: { $known }
mend-did-you-mean = Може, { $near }?
mend-choose = Обери з такого: { $known }
mend-rename = Перейменуй одне з них
mend-keep-one = Залиш щось одне
mend-leave-out = Прибери це
mend-leave-some-out = Прибери зайве
mend-number = Назви номер
mend-whole-number = Напиши ціле число
mend-value = Виправ значення
mend-put-back = Поверни на місце
mend-one-of-each = Кожна картка є лише в одному примірнику
mend-one-of-these = Вкажи щось одне з цього
mend-saved-game = Дай збережену гру
mend-as-saved = Дай файл таким, яким його збережено

## Files

error-refused = система цього не дозволяє ({ $reason })
mend-refused = Обери інший файл або теку
error-file-missing = у теці { $folder } бракує цього файлу
error-file-unreadable = файл не вдається прочитати ({ $reason })
mend-permissions = Перевір права доступу до файлу
error-folder-missing = у { $folder } бракує цієї теки
error-no-folder = такої теки немає
mend-folder = Назви наявну теку
mend-notebook-folder = Назви теку із зошитами
error-no-notebook = такого зошита немає
mend-no-notebook = Перевір, чи все встановлено
error-not-utf8 = байт { $byte } не в кодуванні UTF-8
mend-utf8 = Збережи файл як текст у кодуванні UTF-8
error-nested = надто глибоке вкладення
mend-nested = Зменш глибину вкладення у файлі
error-not-json = це не JSON ({ $reason })
error-key-twice = такий ключ уже стоїть у рядку { $line }
error-not-toml = це не TOML: { $reason }
mend-not-toml = Виправ файл у цьому місці
error-unreadable-file = не вдається прочитати ({ $reason })
mend-name-file = Назви файл
error-file-large = файл завеликий
mend-file-large = { $most ->
    [one] Читається щонайбільше { $most } байт
    [few] Читається щонайбільше { $most } байти
    [many] Читається щонайбільше { $most } байтів
   *[other] Читається щонайбільше { $most } байта
  }

## Why a file or a text cannot be read

reason-missing = такого файлу немає
reason-folder = це тека
reason-denied = на це немає дозволу
reason-name-long = назва задовга
reason-full = місця не лишилося
reason-not-here = цей комп’ютер не має такої адреси
reason-no-host = комп’ютера з такою назвою немає
reason-system = помилка системи № { $number }
reason-value = значення бракує або його не прочитати
reason-key = тут має стояти ключ
reason-comma = бракує коми або закривної дужки
reason-sign = бракує знака між ключем і значенням
reason-trailing = зайва кома
reason-more = далі стоїть щось зайве
reason-string = текст у лапках не закінчується
reason-bracket = бракує закривної дужки
reason-twice = той самий ключ стоїть двічі
reason-escape = після зворотної скісної риски такий знак стояти не може
reason-control = тут є знак, який не показати
reason-mark = текст починається з позначки BOM
reason-number-long = число задовге
reason-syntax = тут має стояти щось інше

## Saved games

error-record-long = запис довший за { $most ->
    [one] { $most } знак
    [few] { $most } знаки
    [many] { $most } знаків
   *[other] { $most } знака
  }
error-record-object = це не об’єкт JSON
error-record-schema = тут стоїть «{ $schema }»
mend-record-schema = Ця програма читає «{ $known }»
error-record-game = це гра «{ $saved }», а не «{ $wanted }»
mend-record-game = Відкрий її як гру «{ $saved }»
mend-record-content = Відкрий запис тією версією гри, яка його зберегла
notice-record-content = Цю гру збережено з іншими картками або плитками. Її зіграно знову з теперішніми, і вона триває далі.
notice-record-parted = За теперішніх правил, карток і плиток цю гру не можна повторити так, як її збережено. Вони розходяться тут: { $place }: { $reason }. Гра триває далі зі збереженої позиції.
error-record-actions = у записі понад { $most ->
    [one] { $most } дію
    [few] { $most } дії
    [many] { $most } дій
   *[other] { $most } дії
  }
error-record-forbidden = правила це забороняють ({ $rules })
mend-record-forbidden = { $count ->
    [0] Прибери цю дію і всі після неї
    [one] Прибери цю дію і всі після неї; { $count } попередню дію можна лишити
    [few] Прибери цю дію і всі після неї; { $count } попередні дії можна лишити
    [many] Прибери цю дію і всі після неї; { $count } попередніх дій можна лишити
   *[other] Прибери цю дію і всі після неї; { $count } попередньої дії можна лишити
  }
error-record-unreadable = не вдається прочитати: { $reason }
error-no-text = це не текст
mend-text = Тут має бути текст
error-no-list = це не список
mend-list = Тут має бути список
error-moment = { $count ->
    [one] у грі { $count } дія
    [few] у грі { $count } дії
    [many] у грі { $count } дій
   *[other] у грі { $count } дії
  }
mend-moment = { $count ->
    [0] Єдиний момент — 0
   *[other] Назви момент від 0 до { $count }
  }
error-script-ended = записані результати закінчилися
mend-script-ended = Додай іще один
error-scripted = «{ $outcome }» не може тут випасти ({ $rules })
mend-scripted = Запиши результат, який тут можливий
error-forbidden = { $action }: правила це забороняють ({ $rules })

## Actions, as they are typed

error-no-given = { $given } ({ $kind }) — не дія й не її запис
mend-given = Напиши, наприклад, «move up»
error-no-position = { $kind } — не позиція цієї гри
mend-no-position = Дай намальовану позицію, гру або стіл
error-too-long = текст задовгий
mend-one-action = Напиши одну дію
error-no-action = «{ $word }» — це не дія
error-word-missing = бракує слова: { $what }
mend-word-missing = Додай: { $what }
error-not-what = «{ $word }» тут не годиться, потрібно інше: { $what }
error-no-game = «{ $name }» не дає гри з такою назвою
mend-no-game = Надайте об’єкт класу Game, у якого name — { $name }
error-no-part = у ній бракує частини «{ $part }»
mend-no-part = Виберіть іншу гру або додайте до цієї відсутню частину
error-left-over = «{ $word }» тут зайве
mend-left-over = Прибери це або поглянь, як записують дії
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
mend-which = Уточни: { $choices }
error-no-payment = після «with» нічого не стоїть
mend-no-payment = Скажи, чим платиш
error-payment-long = забагато кубиків для оплати
mend-payment-long = Назви щонайбільше п’ять кубиків і Спеціальний кубик
error-no-source = «{ $word }» — цим не заплатиш
mend-source = Візьми { $symbols }, special або пару: forge і символ
error-gems = «+{ $gems }»: такою кількістю самоцвітів символ не посилити — бракує до цілого ступеня (GEM-1)
mend-gems = Напиши «+1», «+3», «+6» або «+10»
error-no-level = «{ $word }» — це не Рівень
error-no-seat = «{ $word }» — це не місце гравця

## What a word should have been, in the sentences error-word-missing and error-not-what

what-action = дія
what-space = Клітинка
what-way = напрямок або Клітинка
what-push = напрямок або Клітинка, куди штовхнути
what-shove = напрямок або Клітинка, куди зсунути
what-slide = напрямок або Клітинка, куди пересунути
what-enemy = Ворог
what-hero = Герой
what-boss = Бос
what-dungeon = підземелля
what-bot = бот
what-game = гра
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
what-seat = місце гравця
what-boss-spawn = Клітинка появи Боса
what-icon = Спеціальний значок

## Positions, line by line

mend-position-long = { $most ->
    [one] У позиції має бути щонайбільше { $most } знак
    [few] У позиції має бути щонайбільше { $most } знаки
    [many] У позиції має бути щонайбільше { $most } знаків
   *[other] У позиції має бути щонайбільше { $most } знака
  }
error-no-line = «{ $text }» — такого рядка в позиції не буває
mend-no-line = Почни рядок із ключа і двокрапки, наприклад «pool: move star»
error-unknown = «{ $word }» — невідоме слово
error-twice = «{ $word }» трапляється двічі
error-no-number = «{ $word }» — це не число від 0 до { $most }
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
error-ruling-twice = «{ $text }»: забагато прочитань одного правила
mend-ruling-twice = Дай кожному правилу одне прочитання
error-no-ruling = «{ $rule }» не з тих правил, які можна обирати
error-no-reading = { $rule } не має прочитання «{ $reading }»
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
error-not-due = «{ $frame }» тут бути не може
error-nobody-decides = «{ $frame }»: вирішувати тут нема кому
mend-nobody-decides = Заверши тим, що треба вирішити далі

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
error-players = { $players ->
    [one] { $players } гравець грати не може ({ $rule })
    [few] { $players } гравці грати не можуть ({ $rule })
    [many] { $players } гравців грати не можуть ({ $rule })
   *[other] { $players } гравця грати не можуть ({ $rule })
  }
mend-players = { $most ->
    [one] Гравців має бути від { $least } до { $most }
    [few] Гравців має бути від { $least } до { $most }
    [many] Гравців має бути від { $least } до { $most }
   *[other] Гравців має бути від { $least } до { $most }
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
mend-name-long = { $most ->
    [one] Щонайбільше { $most } знак
    [few] Щонайбільше { $most } знаки
    [many] Щонайбільше { $most } знаків
   *[other] Щонайбільше { $most } знака
  }
error-character = знак { $number } ({ $character }) не можна показати
mend-character = Прибери цей знак
error-no-bots = ботів тут немає
mend-no-bots = Хай грають люди

## Lessons

error-no-lesson = такого уроку немає
error-lesson-name = назву написано неправильно
mend-lesson-name = Назви на зразок 01-dice-pool.toml
error-then-missing = названо правила, за якими все йде далі, але не сказано, що стається
mend-then-missing = Допиши «then»; порожнє, якщо сама відповідь показує досить
error-then-refused = ця відповідь недозволена, тож нічого з неї не вийде
mend-then-refused = Прибери «then» або «rule»
error-then-unexplained = ця відповідь має розігратися, а про неї нічого не сказано
mend-then-unexplained = Допиши «id», назву її речення, і «by», правила, за якими це стається
error-no-such-number = { $count ->
    [0] їх немає
    [one] їх усього { $count }
    [few] їх усього { $count }
    [many] їх усього { $count }
   *[other] їх усього { $count }
  }
mend-number-to = { $count ->
    [0] Пропусти номер: вибирати нема з чого
    [1] Єдиний номер — 1
   *[other] Назви номер від 1 до { $count }
  }
mend-quote-each = Кожну дію візьми в окремі лапки: "move up", "coin"
error-step-twice = назву «{ $name }» вже має інший крок
error-nobody-called = нікого з назвою «{ $name }» немає
mend-nobody-called = Назви Героя або Ворога

## Files of content: shapes

error-int-type = тут потрібне ціле число
mend-int-type = Напиши число, наприклад 1, без лапок
error-bool-type = тут потрібне true або false
mend-bool-type = Напиши true або false без лапок
error-string-type = тут потрібен текст
mend-string-type = Напиши текст у лапках, наприклад "move"
error-list-type = тут потрібен список
mend-list-type = Напиши список у квадратних дужках
error-table-type = тут потрібна таблиця
mend-table-type = Напиши таблицю у фігурних дужках
error-tag-missing = бракує ключа «effect»
mend-tag-missing = Додай ключ, наприклад effect = "gain"
error-tag-unknown = немає такого: { $key } { $tag }
error-key-missing = бракує цього ключа
mend-key-missing = Додай його
error-key-unknown = такого ключа немає
mend-remove-key = Прибери його або виправ написання
error-value-unknown = { $value } — невідоме значення
error-pattern = { $value } написано неправильно
mend-pattern = Має відповідати шаблону { $pattern }
error-at-least = { $value } — замало: має бути { $limit } або більше
error-more-than = { $value } — замало: має бути більше ніж { $limit }
error-at-most = { $value } — забагато: має бути { $limit } або менше
error-less-than = { $value } — забагато: має бути менше ніж { $limit }
error-few-items = { $limit ->
    [one] потрібен щонайменше { $limit } елемент
    [few] потрібно щонайменше { $limit } елементи
    [many] потрібно щонайменше { $limit } елементів
   *[other] потрібно щонайменше { $limit } елемента
  }
error-many-items = { $limit ->
    [one] може бути щонайбільше { $limit } елемент
    [few] може бути щонайбільше { $limit } елементи
    [many] може бути щонайбільше { $limit } елементів
   *[other] може бути щонайбільше { $limit } елемента
  }
error-short-text = { $limit ->
    [one] { $value } — закоротко: потрібен щонайменше { $limit } знак
    [few] { $value } — закоротко: потрібно щонайменше { $limit } знаки
    [many] { $value } — закоротко: потрібно щонайменше { $limit } знаків
   *[other] { $value } — закоротко: потрібно щонайменше { $limit } знака
  }
error-long-text = { $limit ->
    [one] { $value } — задовго: може бути щонайбільше { $limit } знак
    [few] { $value } — задовго: може бути щонайбільше { $limit } знаки
    [many] { $value } — задовго: може бути щонайбільше { $limit } знаків
   *[other] { $value } — задовго: може бути щонайбільше { $limit } знака
  }
error-value = { $value } не годиться

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
mend-write-so-many = Напиши стільки: { $needed }
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
error-no-rule = правила { $rule } немає
error-circle = ці правила потребують одне одного: { $rules }
mend-circle = Розірви коло

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

## Files of content: examples of the rules

error-example-twice = назву «{ $name }» вже має інший приклад
error-example-start = приклад має з чогось починатися
mend-example-start = Дай позицію або гру
error-example-refusal = відмова стосується однієї дії, і нічого далі не стається
mend-example-refusal = Решту перенеси в `before`
error-example-do = жодної дії не вказано
mend-example-do = Скажи, що пробують зробити
error-example-facts = факти бувають лише у відмови
mend-example-facts = Скористайся `after`
error-example-expects = нічого не очікується
mend-example-expects = Додай refused, allowed, events або after

## Files of words

error-no-words = слів тут немає
error-not-fluent = це не Fluent
mend-not-fluent = Виправ повідомлення в цьому місці
error-words-twice = ключ { $key } уже стоїть у { $file }, рядок { $line }
error-same-reason = причини не вказано
mend-same-reason = Напиши ключ = "чому"
error-no-form = ключ { $key } має атрибут { $form }, а це не відмінок і не рід
error-no-gender = рід ключа { $key } — «{ $gender }»

## Servers

error-no-port = такого порту немає
mend-no-port = Порт — це число від 0 до 65535
error-port-taken = цей порт зайняла інша програма
mend-port-taken = Назви інший порт або прибери --port, і вільний знайдеться сам
error-listen = слухати там не вдається ({ $reason })
mend-listen = Назви адресу цього комп’ютера, наприклад 127.0.0.1, і порт понад 1023

## Simulations

mend-report = Запиши звіт іще раз: platformer-nb simulate --out
error-dask-silent = планувальник Dask там не відповідає
mend-dask-silent = Запусти його (dask scheduler) і дай його адресу, наприклад tcp://127.0.0.1:8786
error-dask-absent = пакунок Dask не встановлено
mend-dask-absent = Установи його: pip install "platformer-nb[dask]", або прибери --dask
error-dask-content = виконавець має інші картки або плитки, ніж цей комп’ютер
mend-dask-content = Установи той самий platformer-nb на кожному виконавці
error-dask-lacks = виконавцеві бракує { $module }
mend-dask-lacks = Установи platformer-nb на кожному виконавці

## Commands

error-no-actions = жодної дії не дано
mend-no-actions = Додай дії або --legal, щоб їх перелічити
error-not-there = нічого з такою назвою немає
error-from-1 = «{ $number }» — це не номер: потрібен не менший за 1
mend-from-1 = Дай номер, не менший за 1
error-simulate-players = «{ $given }»: стільки гравців грати не може
mend-simulate-players = Дай числа від 1 до 4, кілька через кому, або «all»
error-no-parent = теки { $folder } немає
mend-no-parent = Спершу створи її
