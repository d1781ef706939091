### What `platformer-nb rules` prints about one rule, and about all of them.

catalogue-supply = { $token } tokens in the box: { $count }
