### The command `text`: what a key says, and what the languages lack.

