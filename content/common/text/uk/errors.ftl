### Errors that a person can mend: place-* says where, error-* what is wrong, mend-* how to mend it.
### One is told as “place, place: error. mend”. So an error begins small and neither ends in a full stop.
### Words in “…” and lists of them (known, near, choices) are typed as they are; they are never translated.

## Where

check-word-missing = «{ $what }» не має тексту за ключем { $key }
place-record = запис гри
place-record-action = дія { $number } («{ $text }»)
place-moment = момент { $number }
place-scripted = записаний результат { $number }
place-line = рядок { $line }
place-line-column = рядок { $line }, стовпець { $column }
place-line-of = рядок { $line } («{ $key }»)
place-end = кінець файлу
place-key = ключ «{ $key }»
place-whole-file = увесь файл
place-position = позиція
place-shared = надіслана позиція
place-action = дія «{ $text }»
place-file = файл
place-an-action = дія
place-new-game = нова гра
place-players = гравці
place-rulings = правила на вибір
place-player-name = гравець { $number }, ім’я
place-seed = зерно
place-game = гра «{ $name }»
place-bot = бот «{ $name }»
place-lesson = урок «{ $name }»
place-board = поле { $number }
place-exercise = вправа { $number }
place-rule = правило { $rule }
place-actions = дії
place-text-keys = ключі

## How to mend it: what fits many errors

mend-use = Візьми одне з такого: { $known }
mend-use-only = Візьми це: { $known }
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
error-record-foreign = це не збережена гра
error-record-object = це не об’єкт JSON
error-record-schema = тут стоїть «{ $schema }»
mend-record-schema = Ця програма читає «{ $known }»
mend-record-content = Відкрий запис тією версією гри, яка його зберегла
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
mend-simulate-players = Дай число від { $least } до { $most }, кілька чисел через кому або «all»
error-forbidden = { $action }: правила це забороняють ({ $rules })

## Actions, as they are typed

error-no-given = { $given } ({ $kind }) — не дія й не її запис
error-no-position = { $kind } — не позиція цієї гри
mend-no-position = Дай намальовану позицію, гру або стіл
error-other-game = малює позиції гри «{ $only }», а ця — з гри «{ $game }»
mend-other-game = Дай позицію гри «{ $only }» або покажи цю в PlayTable, що малює будь-яку гру
error-too-long = текст задовгий
mend-one-action = Напиши одну дію
error-no-action = «{ $word }» — це не дія
error-word-missing = бракує слова: { $what }
mend-word-missing = Додай: { $what }
error-not-what = «{ $word }» тут не годиться, потрібно інше: { $what }
error-no-such-game = такої гри немає
error-no-such-bot = такого бота немає
error-no-game = «{ $name }» не дає гри з такою назвою
mend-no-game = Подай об’єкт класу Game, у якого name — { $name }
error-no-content = у неї нема вмісту, який можна перевірити
error-no-drawings = у неї немає частин, які можна намалювати
mend-no-content = Назви іншу гру
error-left-over = «{ $word }» тут зайве
mend-left-over = Прибери це або поглянь, як записують дії
mend-lesson-name = Дай йому назву з двох цифр і слів, наприклад 01-first-turn.toml
mend-which = Уточни: { $choices }
error-no-seat = «{ $word }» — це не місце гравця

## What a word should have been, in the sentences error-word-missing and error-not-what

what-action = дія
what-seat = місце гравця

## Positions, line by line

mend-position-long = { $most ->
    [one] У позиції має бути щонайбільше { $most } знак
    [few] У позиції має бути щонайбільше { $most } знаки
    [many] У позиції має бути щонайбільше { $most } знаків
   *[other] У позиції має бути щонайбільше { $most } знака
  }
error-no-line = «{ $text }» — такого рядка в позиції не буває
error-unknown = «{ $word }» — невідоме слово
error-twice = «{ $word }» трапляється двічі
error-no-number = «{ $word }» — це не число від 0 до { $most }
error-ruling-twice = «{ $text }»: забагато прочитань одного правила
mend-ruling-twice = Дай кожному правилу одне прочитання
error-no-ruling = «{ $rule }» не з тих правил, які можна обирати
error-no-reading = { $rule } не має прочитання «{ $reading }»

## Positions that cannot be

error-not-due = «{ $frame }» тут бути не може
error-nobody-decides = «{ $frame }»: вирішувати тут нема кому
mend-nobody-decides = Заверши тим, що треба вирішити далі

## Setting up a game

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
error-then-missing = названо правила, за якими все йде далі, але не сказано, що стається
mend-then-missing = Допиши «then»; порожнє, якщо сама відповідь показує досить
error-then-refused = ця відповідь недозволена, тож нічого з неї не вийде
mend-then-refused = Прибери «then» або «rule»
error-then-unexplained = ця відповідь має розігратися, а про неї нічого не сказано
mend-then-unexplained = Допиши «id», назву її речення, і «by», правила, за якими це стається
error-no-name = такого імені немає
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

mend-write-so-many = Напиши стільки: { $needed }
error-no-rule = правила { $rule } немає
error-circle = ці правила потребують одне одного: { $rules }
mend-circle = Розірви коло

## Files of content: examples of the rules

error-exam-rule-mend = Назви одне із запропонованих правил
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
mend-dask-absent = Установи його: pip install platformer-nb[dask]", або прибери --dask
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
error-from-0 = «{ $number }» — це не число від 0
mend-from-0 = Дай число від 0
error-simulate-players = «{ $given }»: стільки гравців грати не може
error-no-parent = теки { $folder } немає
mend-no-parent = Спершу створи її

## Records, and games

error-record-game = це гра «{ $saved }», а не «{ $wanted }»
mend-record-game = Відкрий її як гру «{ $saved }»
notice-record-content = Цю гру збережено з іншими картками або плитками. Її відтворено з теперішніми, і вона триває далі.
notice-record-parted = Цю збережену гру вже не можна відтворити до кінця. Перешкода: { $place }: { $reason }. Гра триває далі зі збереженої позиції.
error-no-part = у ній бракує частини «{ $part }»
mend-no-part = Вибери іншу гру або додай до цієї відсутню частину
what-option = параметр
error-wrong-type = { $name } — це { $given } ({ $kind }); має бути: { $expected }
type-game = назва гри, наприклад «platformer», або гра
type-number = ціле число
type-text = текст
type-truth = True або False
type-seed = ціле число або текст
type-each-seat = список з одним текстом для кожного місця, None для випадкового
type-switches = словник текстів
error-no-simulation = гру { $name } не можна симулювати
mend-no-simulation = Вибери гру, яка має частину «simulation»
mend-no-such-key = Знайди правильний ключ у текстах гри

## A shared position

error-shared-none = це не надіслана позиція
error-shared-damaged = її пошкоджено або скопійовано не повністю
error-shared-version = її створено новішою версією програми
error-shared-large = вона більша за будь-яку позицію
error-shared-long = вона задовга
error-shared-game = це позиція гри «{ $shared }», а не «{ $wanted }»
error-shared-handover = екран саме передають іншому гравцеві
mend-shared = Скопіюй ціле посилання ще раз
mend-shared-version = Онови програму
mend-shared-long = Збережи гру у файл і надішли його
mend-shared-game = Відкрий її у грі «{ $shared }»
mend-shared-handover = Поділися нею, коли гравець візьме екран

error-no-extra = { $module } не встановлено
mend-no-extra = Встановіть те, що потрібно цій команді: pip install platformer-nb[{ $extra }]

## Building the site

error-site-engine = тут немає Pyodide { $version }
mend-site-engine = Запусти «make site» або «npm install pyodide@{ $version }» і вкажи теку через --pyodide
error-site-wheel = тут немає { $name }
mend-site-wheel = Запусти «make site» або завантаж його через pip, як показує docs/site.md, і вкажи теку через --wheels
error-site-lab = тут немає придатного JupyterLite
mend-site-lab = Запусти «make site» або наповни теку, як показує docs/site.md
error-site-node = програму не встановлено, а вона компілює сайт
mend-site-node = Встанови Node.js
error-site-folder = у теці є щось, що не є сайтом
mend-site-folder = Вкажи порожню теку або таку, якої ще немає
