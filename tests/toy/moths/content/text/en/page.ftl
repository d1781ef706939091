### The page before and around a game.

page-about = Lay wings in secret, night by night, and take the glow of the lamp as dust: the strongest wing takes it, but equal ones dazzle each other. Whoever has the most dust at dawn wins. Two or three moths.
page-title = Moths
window-title = Moths around a lamp
starting = Lighting the lamp…

form-intro = Two or three moths share this screen; a bot can take any seat.
form-seed-help = The same seed gives the same dice and wings. Leave it empty for a surprise.
form-start = Fly
form-bot-bright = Bright bot
option-nights = Nights
option-nights-3 = three nights
option-nights-4 = four nights
option-swarm = All moths are one swarm
option-swarm-help = You win or lose together.

tutor-word-window = Learn to fly around the lamp
chapter-LAMP = The lamp
chapter-WING = Laying wings
chapter-REST = Resting
chapter-SHED = Shedding
chapter-GLOW = The reveal
chapter-DAWN = The end

## What every game says in words of its own

exam-word-look = Press something on the board to read what it is.
exam-word-used = Wings already laid
lesson-look-here = Look here:
lesson-word-off = nobody
puzzle-too-dear = That costs more than it has to.
