### Що лежить у коробці.

content-kind-characters = Персонажі
content-kind-items = Предмети
content-kind-events = Події
content-kind-traps = Таблиця Лабіринту
content-piece-tiles = Звичайні поля
content-piece-golem = Карти руху Голема
content-piece-keys = Ключі
content-piece-traps = Жетони пасток
content-piece-crystals = Кристали Долі
content-piece-stun = Жетони оглушення
content-piece-lives = Жетони життя
check-good = У { $folder } все гаразд: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
  } і { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
  }.
