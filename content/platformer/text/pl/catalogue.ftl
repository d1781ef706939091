### What `platformer-nb rules` prints about one rule, and about all of them.

catalogue-hearts = serca: najwyżej { $hearts }
catalogue-supply = Żetony tego rodzaju w pudełku: { $token } { $count }
