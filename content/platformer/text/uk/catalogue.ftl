### What `platformer-nb rules` prints about one rule, and about all of them.

catalogue-why = Чому: { $text }
catalogue-needs = Спершу треба знати: { $rules }
catalogue-examples = Приклади
catalogue-example = Приклад { $number }
catalogue-before = спершу: { $action }
catalogue-then = Після цього: { $text }
catalogue-no-set-up = Таку гру розкласти не можна: { $reason }.
catalogue-new-game = Нова гра: { $text }
catalogue-supply = Таких жетонів у коробці: { $token } { $count }
catalogue-pending = Прикладу ще немає: { $text }
catalogue-functions = Де це втілено
catalogue-tests = Де це перевірено
catalogue-lessons = Де цього навчають
catalogue-lacking = Бракує: { $text }
catalogue-complete = { $count ->
    [one] { $count } правило: для кожного є функції, тести й приклади, з яких один без цих функцій не справджується, посилання або пояснення, чому його немає, а також урок або місце в переліку майбутніх.
    [few] { $count } правила: для кожного є функції, тести й приклади, з яких один без цих функцій не справджується, посилання або пояснення, чому його немає, а також урок або місце в переліку майбутніх.
    [many] { $count } правил: для кожного є функції, тести й приклади, з яких один без цих функцій не справджується, посилання або пояснення, чому його немає, а також урок або місце в переліку майбутніх.
   *[other] { $count } правила: для кожного є функції, тести й приклади, з яких один без цих функцій не справджується, посилання або пояснення, чому його немає, а також урок або місце в переліку майбутніх.
  }
