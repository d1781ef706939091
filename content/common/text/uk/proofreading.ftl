### The command `text`: what a key says, and what the languages lack.

text-language = { $language }: { $count ->
    [one] { $count } ключ
    [few] { $count } ключі
    [many] { $count } ключів
   *[other] { $count } ключа
  }
text-missing = бракує: { $count }
text-unused = ніде не вживаються: { $count }
text-same = такі самі, як англійською, і не вказані в same.toml (або вказані там даремно): { $count }
text-placeholders = з іншими змінними, ніж англійською: { $count }
text-plurals = з іншими формами множини, ніж має мова: { $count }
text-untold = скажуть «none» там, де англійська має окремий варіант: { $count }
text-genders = обирають за родом, якого немає: { $count }
text-forms = назви, яким бракує відмінка чи роду: { $count }
text-terms = зі словами, яких style.toml уникає: { $count }
text-capitals = із зайвою або пропущеною великою літерою: { $count }
text-counts = з іменником не в тій формі, якої потребує число: { $count }
text-commands = з командою без напису на її кнопці: { $count }
text-style = помилки в самому style.toml: { $count }
text-family = Ключі { $family } складаються в коді, але platformer_nb/l10n/families.py їм не відповідає ({ $at }).
text-complete = Усе на місці, помилок немає.
error-names-no-key = жодного ключа не названо
mend-names-no-key = Назви ключ або додай --coverage
text-found = «{ $asked }» — це не ключ. Речення, у яких це є: { $count }
text-found-forms = В іншій формі або з іншими словами всередині: { $count }
error-no-such-key = у жодній мові немає ні такого ключа, ні речення з цими словами
