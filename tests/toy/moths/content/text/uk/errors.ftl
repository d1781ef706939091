### Помилки, які можна виправити.

mend-line = Напиши рядки: night, lamp, по одному на кожну міль і deck
error-wings = забагато крил силою { $wing }
mend-wings = Кожна сила трапляється тричі
error-never = у жодній грі до цього не дійде
mend-never = Зміни це так, щоб у грі могло до цього дійти
error-strengths = { $verb } має не ті числа
mend-strengths = Напиши числа від 1 до 6: lay 4, roll 5 3
