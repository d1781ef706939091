### The static site: what its pages say around the game. A title stands in the browser's tab and in lists of results.

site-title-play = Platformer-nb: грай за правилами
site-title-tutor = Platformer-nb: вивчай правила
site-about-play = Грай у настільну гру в браузері, з ботами чи за одним екраном. Кожну відмову пояснено правилом.
site-about-tutor = Вивчай правила настільної гри крок за кроком, граючи: уроки, головоломки, іспит. Нічого не треба встановлювати.
site-no-script = Для цієї сторінки потрібен JavaScript: уся гра відбувається в браузері. Правила можна читати й без нього.
site-starting = Правила завантажуються. Роздивлятися вже можна.
site-failed = Не вдалося завантажити гру.
site-again = Спробувати ще раз
site-newer = Є новіша версія. Вона з’явиться, коли буде закрито всі вкладки цієї сторінки.
site-play = Грати
site-learn = Вивчити правила
site-rules = { $game }: усі правила
site-rules-lead = Кожне правило має свій номер і власну сторінку. Відмова у грі називає той самий номер.
site-rule = { $rule } · { $game }
site-page = Сторінка { $page } книги правил.
site-try = Подивитися на полі
site-taught = Вивчити на уроці
site-box = { $game }: що в коробці
site-count = У коробці: { $count }
site-privacy = Що зберігається
site-privacy-lead = Усе лишається в цьому браузері. Жодна сторінка нічого нікуди не надсилає; ігри, успіхи й мова зберігаються тут і більше ніде.
site-privacy-games = Ігри та успіхи, щоб вони були на місці після перезавантаження сторінки.
site-privacy-files = Файли цього сайту, щоб він відкривався без мережі.
site-privacy-erase = Стерти все
site-privacy-sure = Натисни ще раз, щоб назавжди стерти всі ігри й успіхи.
site-privacy-done = Усе стерто.
