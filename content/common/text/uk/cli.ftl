### The help of the command `platformer-nb`, and what it prints besides answers.
### Commands, options and words in “…” are typed as they are. A % has no place here.
### A summary (cli-judge, cli-play, …) begins small and has no full stop: it stands in a list, and opens a sentence.

## Every command

cli-top = Вивчай настільну гру, граючи в неї.
cli-usage = використання:
cli-commands = команди
cli-command = КОМАНДА
cli-options = параметри
cli-arguments = аргументи
cli-help = показати цю довідку й завершити
cli-version = показати версію й завершити
cli-language = мова відповідей (типово: мова цього комп’ютера або англійська)
cli-json = відповісти у форматі JSON
cli-examples = { $count ->
    [one] приклад:
    [few] приклади:
    [many] приклади:
   *[other] приклади:
  }
cli-exit-codes = коди завершення:
cli-exit-0 = виконано; або відповідь «так»
cli-exit-1 = відповідь «ні» (недозволена дія, запис, який не відтворюється)
cli-exit-2 = неправильне використання або непридатні дані; повідомлення підказує, що виправити

## What a value is called in usage and help

cli-value-a-folder = тека
cli-value-action = ДІЯ
cli-value-address = АДРЕСА
cli-value-bots = БОТИ
cli-value-file = ФАЙЛ
cli-value-folder = ТЕКА
cli-value-id = НОМЕР
cli-value-host = АДРЕСА
cli-value-path = ШЛЯХ
cli-value-port = ПОРТ
cli-value-key = КЛЮЧ
cli-value-language = МОВА
cli-value-players = ГРАВЦІ
cli-value-position = позиція
cli-value-record = запис
cli-value-seed = ЗЕРНО
cli-value-shared = ТЕКСТ
cli-value-token = КОД

## Wrong usage

cli-wrong = { $command }: помилка: { $reason }
cli-wrong-argument = аргумент { $name }: { $reason }
cli-wrong-one-value = потрібне одне значення
cli-wrong-some-values = потрібне щонайменше одне значення
cli-wrong-choice = { $value } тут немає (обери з такого: { $choices })
cli-wrong-value = { $value } не годиться: потрібне ціле число
cli-wrong-missing = цього бракує: { $names }
cli-wrong-unknown = невідомі аргументи: { $names }
cli-wrong-ambiguous = { $option } — скорочення для кількох: { $matches }
cli-wrong-flag = тут значення не потрібне, тож { $value } зайве

## play and tutor

cli-play = грати у браузері
cli-play-more = Ctrl-C завершує роботу.
cli-play-terminal = грати тут, у терміналі, без браузера; зручно й для програм екранного читання
cli-play-people = з --terminal: скільки людей грає (типово: 1)
cli-play-bots = з --terminal: види ботів через кому або «none» (типово: найсильніший вид, скільки треба, щонайменше один)
cli-play-seed = з --terminal: зерно випадковості; те саме дає той самий випадок
cli-play-resume = з --terminal: продовжити збережену гру (типово: останню перервану)
cli-play-ready = Гра чекає за адресою { $address }
cli-play-open = Увага: за адресою { $host } тут може грати кожен, хто має доступ до цього комп’ютера, і для кожного запускається процес Python із твоїми правами.
cli-tutor = відкрити уроки в JupyterLab
cli-tutor-more =
    У робочій копії репозиторію відкривається тека гри в notebooks/tutorial. Установлений пакет один раз копіює зошити в ~/.local/share/platformer-nb/tutorial, де оновлення не зачепить твоєї роботи.
    Ctrl-C завершує роботу.
cli-tutor-page = уроки як сторінка без коду, для тих, хто не має Jupyter
cli-tutor-copy = скопіювати зошити в теку й завершити; що там уже є, лишається як було
cli-tutor-folder = відкрити натомість цю теку із зошитами
cli-tutor-notebooks = Зошити: { $folder }
cli-tutor-ready = Уроки відкрито за адресою { $address }
cli-serve-stop = Ctrl-C завершує роботу.
cli-serve-host = адреса, на якій слухати; типову, 127.0.0.1, видно лише з цього комп’ютера
cli-serve-port = порт, на якому слухати (типово: будь-який вільний)
cli-serve-allow-host = дозволити серверу ще й це ім’я, наприклад коли перед ним стоїть проксі; можна повторити
cli-serve-base-url = шлях, під яким сервер показує проксі, наприклад /ihry/
cli-serve-most = скільки сторінок може бути відкрито водночас (типово { $most })
cli-serve-token = хто приходить уперше, має показати цей код; без значення це код із PLATFORMER_TOKEN, якого не видно іншим користувачам цього комп’ютера, або новий
cli-serve-idle = через скільки хвилин без натискань сторінку попередити, а тоді закрити; 0: ніколи (типово { $idle })
cli-serve-site = адреса статичного сайту для тих, кому не стало місця
cli-serve-log-json = вести журнал рядками JSON, без нічого особистого
cli-serve-no-browser = лише показати адресу
cli-serve-verbose = записувати, що робить сервер

## judge

cli-judge = сказати, чи дозволено дії в намальованій позиції, і пояснити чому
cli-judge-more = Дозволену дію виконують, і наступну розглядають уже після неї; недозволена або незрозуміла нічого не змінює.
cli-judge-actions = дії так, як їх записують
cli-judge-position = файл із намальованою позицією (див. docs/notation.md), - для стандартного вводу
cli-judge-each = розглядати кожну дію в позиції, яку намальовано
cli-judge-explain = сказати, що станеться, чому і що ще не вирішено
cli-judge-legal = натомість перелічити дозволені дії
cli-judge-link = надіслана позиція або посилання замість файлу; розглядається її власна дія або ті, що вказано

## share

cli-share = надрукувати позицію коротким текстом, для посилання чи чату
cli-share-more = Текст містить позицію з домовленостями та, якщо її вказано, дію, яку слід розглянути. Його читає і сторінка гри: встав його там, де відкривають збережену гру.
cli-share-position = файл із намальованою позицією (див. docs/notation.md), - для стандартного вводу
cli-share-action = дія, яку слід розглянути, так, як її записують

## rules

cli-rules = показати правила за їхніми номерами
cli-rules-more = Приклад показує позицію, дії (так, як їх записують), що вони означають і що з цього виходить.
cli-rules-ids = номери правил; без них — усі правила
cli-rules-words = слова, якими записують позиції та дії
cli-notation = позиції так, як їх записують (docs/notation.md)
cli-rules-coverage = для кожного правила його функції, тести, приклади й уроки, а також приклад, який на нього посилається; код завершення 1, якщо чогось бракує

cli-rule = { $rule } (с. { $page }) { $text }
cli-kind-functions = функції
cli-kind-tests = тести
cli-kind-examples = приклади
cli-kind-lessons = уроки
cli-kind-proof = доказ
cli-proven = доводить приклад { $number }
cli-counted = { $kind }: { $count }
cli-to-come = { $kind }: ще попереду
cli-kind-citation = посилання
cli-cited = приклади, що посилаються на це правило: { $count }
cli-cited-nowhere = посилань немає, і пояснено чому

## replay

cli-replay = відтворити й перевірити збережену гру
cli-replay-more = Код завершення 1: запис можна прочитати, але правила щось у ньому забороняють.
cli-replay-record = збережена гра (JSON), - для стандартного вводу
cli-replay-to = зупинитися після N дій

## content, tiles, check-content

cli-content = перелічити вміст коробки з кількістю за видами
cli-tiles = показати намальовані частини поля
cli-tiles-more = Знаки пояснено в docs/notation.md.
cli-tiles-ids = номери частин; без них — усі
cli-check-content = перевірити вміст гри: її файли й тексти
cli-check-content-more = Тека має бути влаштована так само, як тека гри в content/.
cli-check-content-folder = тека (типово: власна тека проєкту)
cli-check-content-schemas = записати JSON-схеми для редакторів до цієї теки

## text

cli-text = показати тексти за їхніми ключами або знайти ключі за словами речення
cli-text-more = Код завершення 1: разом із --coverage, якщо якийсь ключ відсутній, не вживається чи не перекладений або його текст має ваду.
cli-text-keys = ключі текстів або слова речення в лапках
cli-text-coverage = скільки ключів має кожна мова, і всі помилки; код завершення 1, якщо є хоч одна
cli-text-only = лише ця мова (можна повторювати)

## simulate

cli-simulate = дати ботам зіграти багато ігор і виміряти баланс
cli-simulate-more = Та сама кількість ігор і те саме зерно дають ті самі ігри, хай скільки буде процесів. Після Ctrl-C у звіті будуть ті ігри, які вже зіграно.
cli-simulate-games = ігор для кожної кількості гравців (типово: 100)
cli-simulate-players = кількості гравців, наприклад «2,3», або «all» — усі по черзі (типово)
cli-simulate-bots = види ботів через кому (типово: ті, якими вимірюють баланс гри)
cli-simulate-seed = інше зерно — інші ігри (типово: 0)
cli-simulate-processes = скільки процесів водночас (типово: по одному на ядро)
cli-simulate-dask = розподілити ігри на кластер Dask
cli-simulate-out = записати звіт до цього файлу у форматі JSON
cli-simulate-notebook = записати звіт до цього файлу як зошит із діаграмами
cli-simulate-schema = лише вивести JSON Schema звіту, без ігор

## lessons

cli-progress = зібрати багато файлів із поступом в одну таблицю
cli-progress-more = Файл зберігають на сторінці курсу, у частині «Мій поступ». Учень зветься так, як файл. Якщо якийсь файл не читається, програма каже чому й читає решту.
cli-progress-files = файли, збережені на сторінці курсу
cli-progress-metavar = ФАЙЛ
cli-progress-csv = рядок для кожного учня й кожного правила, для електронної таблиці
cli-lessons = перелічити уроки й задачі та перевірити їх
cli-lessons-more = Перевірка розв’язує кожну вправу її взірцевою відповіддю та пробує хибні: жодна з них не має підійти, а якщо для неї названо правило, відхилити її має саме воно. Для задачі перевірка пробує й усе інше: жоден шлях не може бути кращим за розв’язок. Про весь курс вона доводить, що нічого не потрібно знати, перш ніж це пояснено, що кожне посилання веде до свого правила і що підказки правдиві там, де вони з’являються.
cli-lessons-names = назви уроків або «puzzles»; без них — усе
cli-lessons-metavar = УРОК
cli-lessons-check = розв’язати все, випробувати хибні відповіді й пошукати кращих розв’язків задач
cli-lessons-thorough = перевірити, і то щонайбільше у 2000 позицій на кожній дошці (це довго)
error-thorough-names = перевіряє весь курс, а названо уроки: { $names }
mend-thorough-names = Пропусти назви або вкажи --check без --thorough
cli-lessons-plays = замість цього зіграти стільки випадкових партій на всіх дошках і перевірити кожне твердження програми
cli-lessons-seed = зерно випадковості (типово { $seed })
cli-lessons-simulate = провести змодельованих учнів крізь усі уроки й перевірити, чи ніхто не застрягає, чи немає хибних відгуків і чи слушні оцінки (триває кілька хвилин)
cli-lessons-pupils = змодельованих учнів кожного виду (типово: 1)
cli-lessons-days = днів вправляння після останнього уроку симуляції (типово: 60)
cli-game = гра: { $games } (типово: { $default })
cli-value-game = ГРА

## site

cli-site = зібрати сайт, який грає і навчає без сервера
cli-site-more = Теку може роздавати будь-який сервер звичайних файлів; усе працює в браузері відвідувача. У копії репозиторію «make site» завантажує потрібне й збирає сайт (docs/site.md).
cli-site-out = тека для сайту; сайт, який там уже є, буде замінено
cli-site-pyodide = тека пакета npm «pyodide» (типово та, що в копії репозиторію)
cli-site-wheels = тека з пакетом pydantic_core для Pyodide (типово та, що в копії репозиторію)
cli-site-lab = тека з JupyterLite і його пакетами, для зошитів (типово та, що в копії репозиторію, якщо вона є)
cli-site-done = Сайт у { $folder }: файлів { $files }, { $size } МБ. Версія { $version }.
