### Тренер за столом: підказки, шанси, причини ботів.

coach-against = Найкраща інша можливість: { $action }.
coach-brings = Що станеться: { $text }
coach-chose = { $player } обирає: { $action }.
coach-costs = Увага: { $text }
coach-do = Зробити це
coach-follow = Після цього потрібно ще: { $action }.
coach-hint = Підказка
coach-hint-is = Підказка: { $action }
coach-hint-none = Зараз підказки немає.
coach-odds = Шанси в наступних кидках
coach-odds-chance = Шанс
coach-odds-effect = Що тоді стається
coach-odds-face = Кидок
coach-odds-short = Шанси
coach-plan = Увесь план: { $reasons }
coach-random = Цей бот обирає навмання.
coach-unexplained = Цей бот не пояснює свого вибору.
coach-rules = За правилами:
coach-then = Що далі: { $actions }.
coach-thinking = Хвилинку, думаю…
coach-why = Чому?
coach-why-none = Більше про це нічого сказати не можна.
coach-why-of = Чому? { $text }
help-bot = Хай бот ухвалить наступне рішення
help-hint = Отримати підказку
