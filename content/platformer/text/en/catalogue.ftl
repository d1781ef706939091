### What `platformer-nb rules` prints about one rule, and about all of them.

catalogue-hearts = hearts: { $hearts } at most
catalogue-supply = { $token } tokens in the box: { $count }
