### The two lessons and the puzzles.

lesson-lamp-title = The lamp
lesson-lamp-about = Laying wings, the heat, and who takes the glow.

lesson-lamp-welcome-title = Moths around a lamp
lesson-lamp-welcome = Two or three moths fly around a lamp. Each holds three wings that nobody else sees.

lesson-lamp-night-title = A night
lesson-lamp-night = The lamp glows 5 at heat 2. Watch: both moths choose in secret, then all is turned up.

lesson-lamp-heat-title = Too hot
lesson-lamp-heat = The heat is 4. Try the wing 2, then the wing 4.

lesson-lamp-dazzle-title = Dazzled
lesson-lamp-dazzle = Two moths lay the wing 6, the third one the wing 2. How much dust will the first and the third moth have?
lesson-lamp-dazzle-done = The two sixes dazzle each other. The 2 is the strongest wing that is alone, and takes the glow.

lesson-lamp-just-enough-title = Just enough
lesson-lamp-just-enough = Moth 1 has laid the wing 4; this once you see it. Take the glow, and keep the 6 for later.
lesson-lamp-just-enough-hint = Which wing is stronger than 4, but not your strongest?
lesson-lamp-just-enough-done = The 5 is enough, and the 6 is still there.
lesson-lamp-just-enough-too-strong = That wins, but the 6 is gone.
lesson-lamp-just-enough-burnt = The 2 would burn: the heat is 3.
lesson-lamp-just-enough-slept = A moth that rests takes nothing.

lesson-dusk-title = Until dawn
lesson-dusk-about = Shedding, resting, and the end.

lesson-dusk-shed-title = Shedding
lesson-dusk-shed = For one dust a moth exchanges a wing, before it lays one.

lesson-dusk-rest-title = Nothing to win
lesson-dusk-rest = It is the last night, and moth 1 has laid the wing 6. You have more dust than it can reach… or not? Rest, and keep your wing.
lesson-dusk-rest-hint = Resting needs no wing.
lesson-dusk-rest-done = You rest. Moth 1 gets three dust and wins by one; the 4 would not have helped.
lesson-dusk-rest-wasted = The 4 loses to the 6, and it is gone.
lesson-dusk-rest-empty = There is nothing to draw any more.

lesson-dusk-swarm-title = One swarm
lesson-dusk-swarm = As a swarm you win or lose together: three dust for each night are needed.

lesson-dusk-ask-title = Ask
lesson-dusk-ask = In Python any action can be judged without doing it.

lesson-dusk-exam-title = Four questions
lesson-dusk-exam = Legal or not? And if not, which rule forbids it?

goal-dust = Moth { $moth } has at least { $n } dust, now { $now }
goal-keeps = Moth { $moth } keeps the wing { $wing }
goal-used-rest = A moth rests

predict-dust = How much dust will moth { $moth } have?

exam-asked = Moth { $moth } announces: { $action }. Legal or not?

puzzle-lamp = Win the lamp tonight.
puzzle-m01-title = The lamp of the night
puzzle-m02-title = First the wing, then the lamp
puzzle-lamp-hint = What has the other moth laid?
puzzle-lamp-done = The glow is yours.
puzzle-not-there = The lamp is not yours yet.
puzzles-how-text = You see what the other moth has laid, which never happens in a game. Find the shortest way to the dust.
puzzles-easy-text = One wing is enough.
puzzles-medium-text = The right wing is not in your hand yet.

lesson-look-nowhere = Compare your wings with the lamp and with what has been laid.

tutor-aim-glow = Lay the strongest wing that is alone, and take the glow of the lamp as dust.
tutor-aim-dust = After the last night the moth with the most dust wins.
