## A game in a terminal

terminal-welcome = Введіть номер вибору або дію в нотації. «{ $help }» покаже, що ще можна ввести.
terminal-turn = Вирішує { $player }.
terminal-group = { $verb }: { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
    [many] { $count } варіантів
   *[other] { $count } варіанта
}
terminal-left = { $count ->
    [one] Ще { $count } варіант: «{ $more }»
    [few] Ще { $count } варіанти: «{ $more }»
    [many] Ще { $count } варіантів: «{ $more }»
   *[other] Ще { $count } варіанта: «{ $more }»
}
terminal-no-number = Вибору з номером { $number } немає.
terminal-no-rule = Правила { $rule } немає.
terminal-take = Натисніть Enter, коли термінал у вас.
terminal-saved = Гру збережено: { $file }. Щоб грати далі: platformer-nb play --terminal --resume
terminal-help = Крім номерів і дій, можна ввести:
terminal-word-help = допомога
terminal-help-help = цей список
terminal-word-list = список
terminal-help-list = варіанти від початку; те саме робить порожній рядок
terminal-word-more = далі
terminal-help-more = наступні варіанти
terminal-word-look = огляд
terminal-help-look = позиція, намальована й описана
terminal-word-why = чому
terminal-help-why = з дією: що кажуть про неї правила, без виконання
terminal-word-rule = правило
terminal-help-rule = з позначкою правила: його текст
terminal-word-log = журнал
terminal-help-log = що сталося останнім часом
terminal-word-undo = назад
terminal-help-undo = скасувати останню дію
terminal-word-redo = повтор
terminal-help-redo = виконати знову те, що скасовано
terminal-word-save = зберегти
terminal-help-save = зберегти гру, зокрема у вказаний файл
terminal-word-quit = вихід
terminal-help-quit = зберегти й вийти
