### The words of the page and its parts. Within a section the keys are sorted.

## The page as a whole

handover-take = Це я, { $player }
handover-text = Далі дивиться лише { $player }.
handover-title = Передай екран: { $player }
redo-next = Повторити наступну дію
undo-chance = Цього не скасувати: потім уже вирішив випадок.
undo-last = Скасувати останню дію
undo-revealed = Цього не скасувати: відкрито те, що було закритим.
unofficial = Неофіційний навчальний посібник. Гра належить її власникам.

## The page before the game is there

starting-again = Спробувати ще раз
starting-failed = Не вдалося почати гру.
starting-page = Хвилинку…
starting-reason = Причину записано в терміналі, з якого запущено гру.
starting-script = Грі потрібен JavaScript; дозволь його для цієї сторінки.
starting-slow = Це триває довше, ніж зазвичай; зачекай іще трохи.

## A page that is not there

page-broken = Не вдалося показати сторінку
page-full = Усі місця зайняті
page-full-wait = Зараз тут стільки людей, скільки вміщається. Ця сторінка сама питає про місце кожні { $seconds } с.
page-full-place = { $place ->
    [1] Наступне вільне місце — твоє.
   *[other] Твоє місце в черзі: { $place }.
}
page-full-site = Грати на сторінці, якій місце не потрібне
page-token = Цю сторінку відкриває код доступу
page-token-ask = Його має той, хто запустив цей сервер.
page-token-wrong = Це не той код. Перевір його ще раз або спитай того, хто запустив цей сервер.
page-token-label = Код доступу
page-token-go = Увійти
page-missing = За цією адресою нічого немає
page-sent = Тебе надіслав сюди інший сайт
page-sent-go = Відкрити сторінку
page-stranger = Цей сервер не має імені { $name }
page-stranger-mend = Хто його веде, може дозволити це ім’я опцією --allow-host.
page-to-game = До гри

## Connection and errors

connection-away = Немає зв’язку з грою. Сторінка продовжить сама, щойно він з’явиться.
connection-lost = Зв’язок із грою втрачено. Твоя гра збережена в цьому браузері.
connection-refused = Нічого не зроблено: немає зв’язку.
connection-reload = Оновити сторінку
connection-returning = Гра повертається: сторінка завантажується знову…
connection-idle = Цією сторінкою довго ніхто не користується, тож вона от-от віддасть своє місце іншим. Натисни будь-яку клавішу, щоб лишитися. Твоя гра збережена в цьому браузері.
connection-resting = Цією сторінкою ніхто не користувався, тож вона віддала своє місце іншим. Твоя гра збережена в цьому браузері. Натисни будь-яку клавішу, щоб грати далі.
connection-silent = Гра вже якийсь час не відповідає. Твій вибір надсилається знову, доки вона не відповість.
connection-waiting = Чекаємо на гру…
error-save = Не вдалося зберегти гру в цьому браузері.
error-text = У нас стався збій, але нічого не змінилося. Спробуй ще раз.
error-title = Не вийшло
pressed-late = Наступне натискання сталося зарано, тож його не виконано. Поглянь на поле й натисни ще раз, якщо досі цього хочеш.
restored = Твоя остання гра знову на столі.

## A new game

form-barred = { $name } (не за такої кількості гравців: { $players })
form-add-player = Додати гравця
form-bot-random = Випадковий бот
form-more = Інші налаштування
form-name-of = Ім’я гравця { $seat }
form-person = людина
form-played-by = Хто грає
form-played-by-of = Хто грає за гравця { $seat }
form-player = Гравець { $seat }
form-remove-player = Прибрати гравця { $seat }
form-seed = Код гри (зерно)
form-title = Нова гра

## Buttons and the menu

back-to-game = Назад до гри
choices = Інші варіанти
choices-few = неможливо: { $n }
choices-not = Зараз неможливо: { $n }
choose-game = Яка гра?
close = Закрити
help = Довідка: клавіші
help-arrows = Перейти з місця на місце на полі
help-choices = Перейти до кнопок дій
help-end = Завершити дії
help-inspect = Що це?
help-lit = Перейти до наступного підсвіченого місця
help-mine = Перейти туди, де я стою
lit-places = Підсвічено: { $places }.
help-enter = Натиснути те, що у фокусі
help-escape = Закрити відкрите або скасувати вибір
language = Мова
load = Відкрити
load-file = Відкрити з файлу
load-paste = Або встав сюди збережену гру
new-game = Нова гра
news-back = Прочитати, що було раніше
news-catch-up = Прочитати крок за кроком, що сталося після твого останнього { term-turn.gen }: { $n }
news-on = Прочитати, що було далі
news-whole = Показати все
other-game = Інша гра
redo = Повторити
redo-nothing = Нема чого повторювати.
redo-what = Повторити: { $action }
resume = Продовжити останню гру
tab-elsewhere = Ця гра триває в іншій вкладці.
tab-open = Твоя остання гра відкрита в іншій вкладці. Якщо продовжити її тут, там вона зупиниться.
tab-take = Грати далі тут
save-file = Зберегти у файл
saved-delete = Видалити
saved-delete-sure = Видалити назавжди
saved-go-on = Грати далі
saved-over = завершена
saved-title = Збережені ігри
undo = Скасувати
undo-nothing = Нема чого скасовувати.
undo-what = Скасувати: { $action }

## Parts of the table

bot-next = Хай вирішить бот
foreseen-if = Якщо так зробити:
log = Що сталося
log-codes = Показати номери правил
log-more = ще { $n }
log-none = Ще нічого не сталося.
log-older = Показати раніші записи: { $n }
log-latest = До найновіших
since = Що сталося після твого останнього { term-turn.gen } ({ $n })
since-of = { term-turn }: { $player }.
pace = Темп ботів
pace-fast = швидко
pace-normal = помірно
pace-slow = повільно
pace-step = покроково

## Whose turn, and what to do

prompt-bot = { $player } вирішує…
prompt-over = Гру завершено.
win-again = Зіграти ще
win-text = { $player } перемагає!

## A refusal

instead = Натомість можна:
idle = { $action }: нічого не зміниться
idle-not-done = Цього не виконано. Це нічого не коштує, можна грати далі.
none-but = Нічого подібного зараз зробити не можна, але можна:
none-legal = Нічого подібного зараз зробити не можна.
not-allowed = Не можна: { $action }
action-named = «{ $action }»
rule-mark = домовленість
rule-open = У правилах цього точно не визначено. Тут грають так.
rule-page = Правила, сторінка { $page }

## What is read aloud

chosen = Обрано: { $what }.
chosen-none = Нічого не обрано.
lit-none = Жодне місце не підсвічено.
page-menu = Меню: нова гра, правила, мова
sure-again = Натисни «{ $what }» ще раз, щоб це зробити.
sure-again-at = Натисни { $what } ще раз, щоб це зробити.
taken-back = Скасовано.

## To the tutor

explain-again = Спочатку
explain-back = Назад
explain-here = Спробуй на своєму полі: у грі нічого не зміниться
explain-other = Інший приклад
explain-title = Що це за правило
explain-try = Спробуй тут
show-me = Покажи мені
teach = Покажи мені в уроці
tutor-link = Вивчити правила

## A shared position and its ruling

doubt = Це рішення здається хибним
doubt-hint = Надішли цей текст тому, хто дбає про правила на цій сторінці. У ньому позиція, дія, правила та версія, але жодних імен.
doubt-title = Звіт про це рішення
inquiry-ask = Чи можна…? Обери дію так, як у грі: отримаєш рішення, а на полі нічого не зміниться.
inquiry-follows = Що з цього випливає
inquiry-masked = У цій позиції дещо приховано, тож грати з неї далі не можна.
inquiry-no-rulings = Власних домовленостей немає: там, де правила мовчать, діє звичне прочитання цієї сторінки.
inquiry-play = Грати звідси
inquiry-replace = Відкласти її
inquiry-replaces = Гру, збережену в цьому браузері, буде відкладено до «Збережених ігор». Її можна зберегти й у файл.
inquiry-stay = Лишити її
inquiry-title = Позиція поза грою
share = Поділитися цією позицією
share-close = Сховати
share-copied = Скопійовано.
share-copy = Копіювати
share-hint = Хто відкриє це посилання, побачить позицію з її домовленостями та зможе грати з неї далі. Твоя гра лишиться недоторканою.
share-hint-masked = Хто відкриє це посилання, побачить позицію з її домовленостями та зможе питати про неї. Дещо в ній приховано, тож грати з неї далі не можна. Твоя гра лишиться недоторканою.
share-manual = Браузер не дозволив копіювати. Текст виділено: скопіюй його вручну.
share-refusal = Поділитися цим рішенням
share-title = Поділитися

## A report of a doubted ruling

report-action = Дія: { $action }
report-house = Домовленість { $rule } ({ $reading }): { $text }
report-no-house = Домовленостей немає
report-rule = { $rule }, сторінка { $page }: { $text }
report-shared = Щоб відкрити: { $text }
report-version = platformer-nb { $version }, гра { $game }, вміст { $content }

## Setting up a position

set-up = Скласти позицію
set-up-ask = Чи можна…?
set-up-change = Змінити позицію
set-up-done = Назад до форми
set-up-fewer = На один менше: { $name }
set-up-hint = Обери елемент, а тоді місце на полі. Кожну зміну перевірено.
set-up-more = На один більше: { $name }
set-up-pieces = Елементи
set-up-problem = Так не можна: { $reason }. { $mend }.
set-up-title = Відтвори стіл, за яким сидиш
set-up-undo = Скасувати останню зміну

## The search in the rules

rules-ask = Про власний випадок запитай на сторінці гри: «{ set-up }», а потім «{ set-up-ask }».
rules-count = Знайдено правил: { $count }
rules-find = Знайти правило
rules-label = Запитання, слова або номер правила
rules-near = Жодне правило не містить усіх цих слів. Найближчі правила: { $count }.
rules-none = Жодне правило не містить цих слів.
rules-some = Знайдено правил: { $count }. Показано перші: { $shown }.
rules-whole = Правила з усіма цими словами: { $whole }. Близькі до них: { $rest }.

## Sheets for the real table

sheet-title = Для гри за столом
sheet-about = Кожен із цих аркушів — одна надрукована сторінка, A4 або Letter.
sheet-turn = Перебіг { term-turn.gen }
sheet-rules = Картка правил
sheet-turn-of = { $title }: твій { term-turn }
sheet-rules-of = { $title }: правила
sheet-print = Надрукувати цю сторінку
sheet-missed = Те, що востаннє не вдалося
sheet-chapters = Правила на картці
sheet-none = Вибери, що має бути на картці.
sheet-left = На сторінку це не вміститься. Пропущено правил: { $n }.
