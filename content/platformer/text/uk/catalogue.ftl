### What `platformer-nb rules` prints about one rule, and about all of them.

catalogue-supply = Таких жетонів у коробці ({ $token }): { $count }
