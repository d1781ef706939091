### Помилки, які можна виправити.

mend-line = Напишіть рядки night, lamp, по одному на кожну міль і deck
error-wings = забагато крил { $wing }
mend-wings = Кожна сила є тричі
error-never = жодна гра до цього не доходить
mend-never = Змініть це так, щоб гра могла до цього дійти
error-strengths = { $verb } має не ті числа
mend-strengths = Напишіть числа від 1 до 6: lay 4, roll 5 3
