### The commands that list, show and check the content.

content-kind-heroes = Герої
content-kind-enemies = Вороги
content-kind-items = Предмети
content-kind-potions = Зілля
content-kind-artifacts = Артефакти
content-kind-events = Події
content-kind-bosses = Боси
content-kind-boss-cards = Картки Атаки Босів
content-kind-summons = Союзники
content-kind-tokens = Жетони Босів
content-kind-tower-tiles = Плитки вежі
content-kind-boss-tiles = Плитки Боса
content-of = { $name } ({ $owner })
content-price = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
  }
content-hearts = { $hearts ->
    [one] { $hearts } жетон здоров’я
    [few] { $hearts } жетони здоров’я
    [many] { $hearts } жетонів здоров’я
   *[other] { $hearts } жетона здоров’я
  }
content-enemy = ранг { $grade }, запас здоров’я { $health }, пошкодження { $damage }
content-piece-enemy-tokens = Жетони Ворогів разом із союзниками
content-piece-boss-tokens = Жетони Босів

content-tiles = { $dungeon }: { $kind } ({ $count })

check-good = { $folder }: усе гаразд, { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
    [many] { $cards } карток
   *[other] { $cards } картки
  } і { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
  }.
