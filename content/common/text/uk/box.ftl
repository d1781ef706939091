### The box of a game on a page, and the aid for players.

aid-open = Пам’ятка
aid-print = Надрукувати
box-all = Усе
box-count = У коробці: { $n }
box-find = Шукати в коробці
box-found = Знайдено: { $n }
box-kinds = Показати лише
box-none = У коробці немає нічого з цими словами.
box-open = Коробка
