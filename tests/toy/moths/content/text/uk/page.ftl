### Сторінка перед грою та довкола неї.

page-title = Молі
window-title = Молі довкола лампи
starting = Запалюємо лампу…

form-intro = Дві чи три молі ділять цей екран; будь-яке місце може зайняти бот.
form-seed-help = Те саме зерно дає ті самі кубики й крила. Лишіть порожнім, щоб мати несподіванку.
form-start = Полетіли
form-bot-bright = Яскравий бот
option-nights = Ночі
option-nights-3 = три ночі
option-nights-4 = чотири ночі
option-swarm = Усі молі — один рій
option-swarm-help = Ви перемагаєте чи програєте разом.

tutor-word-window = Навчіться літати довкола лампи
chapter-LAMP = Лампа
chapter-WING = Як кладуть крила
chapter-REST = Відпочинок
chapter-SHED = Скидання
chapter-GLOW = Відкриття
chapter-DAWN = Кінець

## Що кожна гра каже власними словами

exam-word-look = Натисніть щось на полі, щоб прочитати, що це.
exam-word-used = Уже покладені крила
lesson-look-here = Подивіться сюди:
lesson-word-off = ніхто
puzzle-too-dear = Це коштує більше, ніж треба.
