"""Frequent pieces of the notation, against which shared positions are compressed.

A link holds the number of its version: never change or remove one, add another.
"""

from __future__ import annotations

from typing import Final

_FIRST: Final = """\
dagger rope boots clay-charm belt lamp crank sandals spyglass magnet whistle flask plank splinter horn
pit blades darts flames boulder net fumes glare turntable chute hands cobweb ?
plague, truce, terror, rampage, drowsiness, rust, tremor, sprouting, ill-luck, greed, tide, annihilation
called terror
event terror
rulings VAR-1 hidden, MOV-3 first-turn, EXP-5 one, FRE-3 peaceful, BRG-9 spared, BRG-11 no-combat, ITM-8 any,
DTH-7 ends, GOL-21 spares, CMB-9 round, EVT-8 works-on
build lay e4 0 move NE move SW risky jump b set trap d4 move golem step golem take key call event
attack B fight C answer push end
due lay d1
due fights 0
due combat attack
due push
tail i1 i2 t1 t2 t3 x1 x2 x3 y1 y2 y3 u1 u2 u3 p1 p2 p3 r1 r2 b1 b2 s1 s2 e1 e2 q1 q2 d1 d2 f1 f2
t10 t21 t33 x14 x25 y11 y15 y34 u12 u33 p10 p25 i10 i20 i35 r13 r20 b13 b24 s12 e13 q10 q22 d20 f10
        / \\   /           /
         /       \\         /
      / \\         / \\   /
                             \\
     \\   /                   \\
 - <C> -
 - K2.
K5. -
turn B 2 used golem
turn A 1 used golem
turn A 2 used -
number 12
due -
golem d3b < d4 by A
traps b4 ?, c3 ?, d2b ?, e5 ?
items b2b lamp, d3a rope
keys K1 K2 K3 K4 K5 K6
C illusionist S5 at S5
D bell-ringer S4 at K4
E sister-of-war S5 at
F lady-of-golems S6 at
C high-priestess S4 at
C gatekeeper S5 at
B swordmaster S3 at c3
B architect S3 at d4
B rope-dancer S2 at
A trapper S1 at b2a
A tracker S1 at
A paladin S1 at
A courier S1 at
A warlock S1 at
A pedlar S1 at
 lives 2 crystal off stun 1 keys 1 items lamp, rope
 lives 3 crystal on stun 0 keys 1 items -
 lives 4 crystal off stun 0 keys 0 items -
labyrinth 1
a           K6.   ...   ...   K1.

b        ...   ...   ...   ...   ...

c     ...   ...   ...   ...   ...   ...

d  K5.   ...   ...   <C>   ...   ...   K2.

e     ...   ...   ...   ...   ...   ...

f        ...   ...   ...   ...   ...

g           K4.   ...   ...   K3.
turn A 2 used -
number 1
due -
golem d4
out -
keys K6 K1 K5 K2 K4 K3
traps -
items -
tail -
down -
event -
called -
spent -
covered -
tokens -
acted -
top -
rulings -
A S1 at S1 lives 4 crystal on stun 0 keys 0 items -
B S3 at S3 lives 4 crystal on stun 0 keys 0 items -
C S5 at S5 lives 4 crystal on stun 0 keys 0 items -
"""

PHRASES: Final = (_FIRST,)
"""All versions, the present one last."""
