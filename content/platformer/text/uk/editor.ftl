### Setting up a position by hand: the names of what is put and changed.

editor-ability = Здібність іще не використано
editor-active = Чий хід
editor-die = Кубик { $number }
editor-die-used = використано
editor-enemy = Рівень { $level }: Ворог
editor-game = Гра
editor-height = Рівні разом із Фінальним Рівнем
editor-hero = { $hero }, гравець { $seat }
editor-items = Предмети
editor-left = Рівень { $level }: ліва плитка
editor-level-add = Додати Рівень згори
editor-level-low = Прибрати найнижчий Рівень
editor-level-top = Зняти найвищий Рівень
editor-levels = Рівні
editor-must-spawn = Мусить з’явитися до кінця кроку
editor-nothing = Прибрати
editor-players = Гравці
editor-potions = Зілля
editor-right = Рівень { $level }: права плитка
editor-shop-item = Предмет { $number }
editor-shop-potion = Зілля { $number }
editor-step = Крок
editor-step-actions = Дії
editor-step-special = підготовка Спеціального кубика
editor-tokens = Жетони
editor-turn = Хід і кубики
