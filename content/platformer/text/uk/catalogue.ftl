### What `platformer-nb rules` prints about one rule, and about all of them.

catalogue-hearts = здоров’я: щонайбільше { $hearts }
catalogue-supply = Таких жетонів у коробці ({ $token }): { $count }
