### The command `text`: what a key says, and what the languages lack.

mend-no-such-key = Poszukaj właściwego klucza w content/platformer/text/en
