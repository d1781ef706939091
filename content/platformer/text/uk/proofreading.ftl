### The command `text`: what a key says, and what the languages lack.

mend-no-such-key = Знайди правильний ключ у content/platformer/text/en
