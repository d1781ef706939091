### Сторінка перед грою й довкола неї та те, що кожна гра каже власними словами.

page-about = Будуйте лабіринт, ідучи ним через мости й пастки, і скеровуйте Голема на суперників. Здобудь ключ біля чужого стартового поля й донеси його на центральне: перемагає той, хто у свій хід має ключ і чий персонаж там єдиний. Від двох до шести гравців.
page-title = Лабіринт
window-title = Лабіринт: Шляхи Долі
starting = Лабіринт відчиняється…

form-bot-blocking = Впертий бот
form-bot-greedy = Жадібний бот
form-bot-planning = Вдумливий бот
form-intro = За цим екраном грають від двох до шести гравців; будь-яке місце може посісти бот.
form-players-2 = Удвох центральне поле лежить на одне місце від середини.
form-seed-help = Те саме зерно дає ті самі плитки й кидки. Лиши порожнім, якщо любиш несподіванки.
form-start = Увійти в Лабіринт
option-characters = Персонаж
option-characters-any = будь-який персонаж
option-characters-of = Персонаж гравця { $seat }
option-characters-same = Гравці { $one } і { $other } обрали того самого персонажа: { $choice }. Кожен персонаж лише один.
option-rulings = Правила, про які домовляються
option-rulings-help = Де правила можна читати по-різному, вирішує ваша група.

tutor-word-window = Пізнай шляхи Лабіринту
chapter-ACT = Хід і очки дії
chapter-BRG = Мости й стрибки
chapter-CHR = Зміна персонажа
chapter-CMB = Бій
chapter-CMP = Що в коробці
chapter-CRY = Кристал Долі
chapter-DTH = Загибель персонажа
chapter-END = Як перемагають
chapter-EVT = Події
chapter-EXA = Приклади
chapter-EXP = Дослідження
chapter-FRE = Безкоштовний бій
chapter-GOL = Голем
chapter-ITM = Предмети
chapter-KEY = Ключі
chapter-LIF = Життя
chapter-LIM = Обмеження
chapter-MOV = Рух
chapter-PSH = Виштовхування
chapter-SET = Підготовка
chapter-STN = Оглушення
chapter-TIL = Плитки
chapter-TRP = Пастки
chapter-TWO = Двоє гравців
chapter-VAR = Прихований Лабіринт

exam-word-look = Натисни щось на полі, щоб прочитати, що це.
exam-word-used = Уже викладені плитки
lesson-look-here = Подивися сюди:
lesson-word-off = ніхто
puzzle-too-dear = Це коштує більше, ніж треба.
lesson-look-nowhere = Прочитай іще раз рядки під Лабіринтом.
puzzle-not-there = Не так має це скінчитися.
puzzles-how-text = У задачі випадок визначено: він приносить те, що записано в її позиції. Знайди найкоротший шлях до мети.

## The board

asked = { $turn }. { $what }
cell-blank = порожня плитка
cell-centre = центральне поле
cell-empty = вільне місце
cell-key = поле ключа
cell-key-numbered = поле ключа K{ $number }
cell-label = { $cell }: { $what }
cell-tile = плитка
choose-there = Обери, що зробити на
end-unused = { $n ->
    [one] Лишилося ще { $n } очко дії, воно пропаде.
    [few] Лишилося ще { $n } очки дії, вони пропадуть.
    [many] Лишилося ще { $n } очок дії, вони пропадуть.
   *[other] Лишилося ще { $n } очка дії, вони пропадуть.
  }
golem-no-way = { $centre ->
    [yes] Голем не має звідси жодного шляху: жодна карта його не зрушить.
   *[no] Голем не має звідси жодного шляху: його зрушить лише карта, що ставить його на центральне поле.
  }
jump-risk = Вирішують два кубики. Невдалий стрибок коштує { $n ->
    [one] { $n } життя
    [few] { $n } життя
    [many] { $n } життів
   *[other] { $n } життя
  } й дає жетон оглушення.
far-title = { $cell }: туди зараз не дійти
unchosen-title = { $cell }: цього зараз не можна вибрати
far-way = Від { $place } до { $cell } потрібно щонайменше { $n } очок дії. Один рух веде на сусідню плитку. Шлях починається з { $first }.
far-none = Від { $place } до { $cell } ще не веде жоден шлях{ $far ->
    [none] { "" }
   *[other] { "" }: найближче, куди можна дійти, — { $far }
  }. Плитки, яких бракує, кладе будівництво.
far-empty = { $cell } порожнє: щоб туди зайти, там має лежати плитка. Її кладе будівництво.
on-nothing = тут нічого не лежить
joins = { $ways ->
    [none] Не з’єднується з жодною плиткою.
    [single] З’єднується з { $cells }.
   *[several] Кожен коридор з’єднується з іншим: { $cells }.
  }
opens = Відкриті краї: { $ways }.
maze = Лабіринт
on-golem = Голем
on-key = { $n ->
    [one] ключ
    [few] { $n } ключі
    [many] { $n } ключів
   *[other] { $n } ключа
  }
not-possible = Зараз неможливо: { $why }
priced = { $what } ({ $n ->
    [one] { $n } очко дії
    [few] { $n } очки дії
    [many] { $n } очок дії
   *[other] { $n } очка дії
  })
in-hand = Плитка, яку треба покласти
combat-title = Бій: { $who } проти { $other-gen }
combat-role = { $side ->
    [attacker] атакує
   *[attacked] захищається
  }
combat-may = ще має: { $what }
combat-may-nothing = більше не має чого використати
combat-passed = лишає результат
combat-rolls = чекає на кидок
hand-fits = { $n ->
    [one] Пасує на { $n } підсвічене місце.
    [few] Пасує на { $n } підсвічені місця.
    [many] Пасує на { $n } підсвічених місць.
   *[other] Пасує на { $n } підсвіченого місця.
  } Натисни місце, потім поверни плитку.
on-label = { $place }: { $what }
on-bridge = { $where ->
    [over] на мосту
    [under] під мостом
   *[both] на одному мосту і під іншим
  }
on-open = виходи: { $edges }
on-trap = закрита пастка
player-named = { $name } ({ $who })
turn-title = Ходить { $player }
turn-asked = { $what ->
    [combat] { $player }: змінити результат бою?
    [test] { $player }: повторити перевірку?
   *[other] Вирішує: { $player }
  }
cell-covered = плитка, яку Ілюзіоніст поклав долілиць
on-item = закритий предмет
aim-key = забери ключ із чужого поля ключа й стань із ним на центральному полі { $place } без інших персонажів
aim-centre = ключ уже є; стань на центральному полі { $place } без інших персонажів
aim-alone = лишися на центральному полі без інших персонажів
turn-aim = Хід { $number }. Мета: { $need }.
lay-here = Покласти так
lay-barred = Так не можна: натисни, щоб прочитати чому
short-activate-crystal = Кристал Долі
short-build = Будівництво
short-call-event = Викликати подію
short-move-golem = Рух Големом
short-pick-tile = Покласти цю
short-rest = Відпочинок
short-use = { $ability ->
    [none] { $card }
   *[other] { $ability }
  }
roll-of = Кидок двох кубиків
try-here = Спробувати зайти сюди
turn-left = Обернути ліворуч
turn-right = Обернути праворуч
turn-help = Обертають також клавіші ← і → та коліщатко миші.
turned-so = Як лежить: { $turning ->
    [0] не обернена
    [one] обернена { $turning } раз
    [few] обернена { $turning } рази
    [many] обернена { $turning } разів
   *[other] обернена { $turning } раза
  }.
turned-only = Іншого положення немає.
mark-here = Позначити { $at }
put-here = Покласти сюди
over-page = { $who } перемагає
trap-somewhere = Встановити пастку: потім натиснути на коридор
trap-nowhere = Таки не встановлювати пастки
short-trap-somewhere = Встановити пастку
short-trap-nowhere = Без пастки
prompt-set-trap = Натисни на коридор, де має бути пастка, або таки не встановлюй її.
centre-blocks = { $who-gender ->
    [plural] стоїть на заваді: { $who } поки не можуть перемогти
   *[other] стоїть на заваді: { $who } поки не може перемогти
  }
centre-wins = тут без інших і з ключем: переможе на початку свого ходу
aim-in-the-way = { $count ->
    [one] { $who } стоїть на { $centre } і заступає шлях: виграй там бій, щоб виштовхнути цього персонажа.
    [few] { $who } стоять на { $centre } і заступають шлях: виграй там бої, щоб їх виштовхнути.
    [many] { $who } стоять на { $centre } і заступають шлях: виграй там бої, щоб їх виштовхнути.
   *[other] { $who } стоять на { $centre } і заступають шлях: виграй там бої, щоб їх виштовхнути.
  }
on-pawn-centre = { $who } ({ $what })
aim-left = { $far ->
    [yes] До перемоги ще не веде жоден шлях.
   *[no] Очок дії до перемоги поки що: { $n }.
  }
aim-threat = { $who } має ключ і стоїть без інших на { $centre }: стань там, бо інакше цей персонаж переможе на початку свого ходу.
