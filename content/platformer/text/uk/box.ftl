### The gallery of the box, and the player aid.

## The gallery

box-boss-health = Запас здоров’я { $health }, у довшій вежі { $longer }
box-faces = На { $n } з { $of } граней
box-kind-faces = Грані кубика Ворога
box-kind-map = На Мапі
box-kind-symbols = Символи на кубиках
box-kind-tokens = Жетони
box-sign = Знак: { $sign }
box-summons = запас здоров’я { $health }, пошкодження { $damage }
box-tile = { $dungeon }, { $id }
box-wall = Стіна

## Signs of the table

sign-damage = Пошкодження
sign-health = Запас здоров’я
sign-level = Рівень
sign-level-hidden = Закритий Рівень

## The player aid: its parts

aid-dice = Кубики
aid-end = Рівні, Бос і кінець гри
aid-fights = Атаки й Поранення
aid-moving = Рух і падіння
aid-turn = Хід
