### Галерея коробки й пам’ятка гравця.

box-kind-tokens = Жетони здібностей
box-kind-golem = Карти руху Голема
box-kind-tiles = Плитки звичайних полів
box-kind-cells = Інші поля
item-kind-carried = діє, доки його несуть
item-kind-turn = можна використати раз за хід
item-kind-discarded = можна використати раз: потім його скидають
event-once = Одноразово: { $text }
event-lasting = Доки діє: { $text }
ability-told = { $name }: { $text }
from-players = { $n ->
    [one] від { $n } гравця
    [few] від { $n } гравців
    [many] від { $n } гравців
   *[other] від { $n } гравця
  }
trap-test = { $rolls ->
    [one] { $rolls } кидок, складність { $difficulty }
    [few] { $rolls } кидки, складність { $difficulty }
    [many] { $rolls } кидків, складність { $difficulty }
   *[other] { $rolls } кидка, складність { $difficulty }
  }
tile-shape = Плитка { $shape }
tile-as-drawn = { $what } (коридори на малюнку: { $ways })
tile-exits = { $n ->
    [one] { $n } вихід
    [few] { $n } виходи
    [many] { $n } виходів
   *[other] { $n } виходу
  }
tile-traps = { $n ->
    [one] { $n } символ пастки
    [few] { $n } символи пасток
    [many] { $n } символів пасток
   *[other] { $n } символу пастки
  }
tile-items = { $n ->
    [one] { $n } символ предмета
    [few] { $n } символи предметів
    [many] { $n } символів предметів
   *[other] { $n } символу предмета
  }
tile-corridors = { $n ->
    [one] { $n } коридор
    [few] { $n } коридори
    [many] { $n } коридорів
   *[other] { $n } коридора
  }
tile-bridges = { $n ->
    [one] { $n } міст
    [few] { $n } мости
    [many] { $n } мостів
   *[other] { $n } моста
  }
sign-golem = Голем
sign-key = Ключ
sign-trap = Закрита пастка
sign-item = Закритий предмет
sign-life = Життя
sign-crystal = Кристал Долі
sign-stun = Жетон оглушення
aid-win = Як перемагають
aid-activities = Дії
aid-enter = Вхід у коридор
aid-tests = Перевірки й кидки
aid-harm = Поразка, оглушення, смерть
