### Два уроки й головоломки.

lesson-lamp-title = Лампа
lesson-lamp-about = Як кладуть крила, що таке жар і хто забирає сяйво.

lesson-lamp-welcome-title = Молі довкола лампи
lesson-lamp-welcome = Дві чи три молі літають довкола лампи. Кожна тримає три крила, яких більше ніхто не бачить.

lesson-lamp-night-title = Ніч
lesson-lamp-night = Сяйво лампи — 5, жар — 2. Дивися: обидві молі вибирають таємно, потім усе відкривають.

lesson-lamp-heat-title = Надто гаряче
lesson-lamp-heat = Жар — 4. Спробуй крило 2, потім крило 4.

lesson-lamp-dazzle-title = Засліплені
lesson-lamp-dazzle = Дві молі кладуть крило 6, третя — крило 2. Скільки пилку матимуть перша й третя міль?
lesson-lamp-dazzle-done = Обидві шістки засліплюють одна одну. Двійка — найсильніше крило без пари, тож забирає сяйво.

lesson-lamp-just-enough-title = Якраз досить
lesson-lamp-just-enough = Міль 1 поклала крило 4; цього разу ти його бачиш. Забери сяйво й прибережи шістку на потім.
lesson-lamp-just-enough-hint = Яке крило сильніше за 4, але не найсильніше в тебе?
lesson-lamp-just-enough-done = П’ятірки досить, а шістка ще в руці.
lesson-lamp-just-enough-too-strong = Це перемагає, але шістки вже немає.
lesson-lamp-just-enough-burnt = Двійка згоріла б: жар — 3.
lesson-lamp-just-enough-slept = Міль, яка відпочиває, не бере нічого.

lesson-dusk-title = До світанку
lesson-dusk-about = Як скидають крила, відпочивають і як усе закінчується.

lesson-dusk-shed-title = Скидання
lesson-dusk-shed = За одну пилинку міль міняє крило, перш ніж покласти якесь.

lesson-dusk-rest-title = Немає за що боротися
lesson-dusk-rest = Це остання ніч, і міль 1 поклала крило 6. У тебе більше пилку, ніж вона може зібрати… чи ні? Відпочинь і збережи крило.
lesson-dusk-rest-hint = Щоб відпочити, крило не потрібне.
lesson-dusk-rest-done = Ти відпочиваєш. Міль 1 отримує три пилинки й виграє з перевагою в одну; четвірка б не допомогла.
lesson-dusk-rest-wasted = Четвірка програє шістці, і її вже немає.
lesson-dusk-rest-empty = Брати більше нічого.

lesson-dusk-swarm-title = Один рій
lesson-dusk-swarm = Як рій ви разом перемагаєте або разом програєте: потрібно по три пилинки за кожну ніч.

lesson-dusk-ask-title = Питай
lesson-dusk-ask = У Python будь-яку дію можна оцінити, не виконуючи її.

lesson-dusk-exam-title = Чотири запитання
lesson-dusk-exam = Дозволено чи ні? А якщо ні, яке правило це забороняє?

goal-dust = Міль { $moth } має щонайменше стільки пилку: { $n }, тепер { $now }
goal-keeps = Міль { $moth } зберігає крило { $wing }
goal-used-rest = Якась міль відпочиває

predict-dust = Скільки пилку матиме міль { $moth }?

exam-asked = Міль { $moth } оголошує: { $action }. Дозволено чи ні?

puzzle-lamp = Здобудь лампу цієї ночі.
puzzle-m01-title = Лампа цієї ночі
puzzle-m02-title = Спершу крило, потім лампа
puzzle-lamp-hint = Що поклала інша міль?
puzzle-lamp-done = Сяйво твоє.
puzzle-not-there = Лампа ще не твоя.
puzzles-how-text = Ти бачиш, що поклала інша міль, чого у грі ніколи не видно. Знайди найкоротший шлях до пилку.
puzzles-easy-text = Досить одного крила.
puzzles-medium-text = Потрібного крила у твоїй руці ще немає.

lesson-look-nowhere = Порівняй свої крила з лампою та з тим, що покладено.

tutor-aim-glow = Поклади найсильніше крило, якого більше ніхто не поклав, і сяйво лампи стане твоїм пилком.
tutor-aim-dust = Після останньої ночі перемагає міль, у якої найбільше пилку.
