### Сторінка перед грою та довкола неї.

page-title = Молі
window-title = Молі довкола лампи
starting = Запалюємо лампу…

form-intro = За цим екраном грають дві чи три молі; будь-яке місце може зайняти бот.
form-seed-help = Той самий код дає ті самі кидки й крила. Залиш поле порожнім, якщо любиш несподіванки.
form-start = Полетіли
form-bot-bright = Кмітливий бот
option-nights = Ночі
option-nights-3 = три ночі
option-nights-4 = чотири ночі
option-swarm = Усі молі — один рій
option-swarm-help = Ви разом перемагаєте або разом програєте.

tutor-word-window = Навчися літати довкола лампи
chapter-LAMP = Лампа
chapter-WING = Як кладуть крила
chapter-REST = Відпочинок
chapter-SHED = Скидання
chapter-GLOW = Як відкривають крила
chapter-DAWN = Кінець

## Що кожна гра каже власними словами

exam-word-look = Натисни щось на полі, щоб прочитати, що це.
exam-word-used = Уже покладені крила
lesson-look-here = Подивися сюди:
lesson-word-off = ніхто
puzzle-too-dear = Це коштує більше, ніж треба.
