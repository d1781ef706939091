### The command `text`: what a key says, and what the languages lack.

mend-no-such-key = Look up the right key in content/platformer/text/en
