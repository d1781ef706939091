### The puzzles of Labyrinth: positions to solve within one turn, each proven by trying everything.

## One puzzle

puzzle-win = Win in this very turn, with two actions. What has to be built or turned first?
puzzle-win-hint = Think backwards from the centre tile: over which edge do you step onto it, and with which key? Picking up costs no action.
puzzle-win-done = Won, and proven: everything else was tried, and no way is shorter.

puzzle-fetch = Get hold of one more key before this turn is over.
puzzle-fetch-hint = Your own key tile holds nothing for you. Which other key is two steps away, if the maze is helped a little?
puzzle-fetch-done = The key is yours, and proven: everything else was tried, and no way is shorter.

puzzle-way = You stand apart. Build, so that one can walk from you to the centre tile without a jump. Nobody asks you to walk it yet.
puzzle-way-hint = A tile joins two corridors only where both are open on the same edge. Turn it in your mind before you lay it.
puzzle-way-done = The way is open, and proven: everything else was tried, and no way is shorter.

puzzle-golem = Let the Golem do the work: whoever the list below names has to end on the start space named there.
puzzle-golem-hint = The card says how far it walks, you say where. Whoever is met and fails the test is sent home. It does not turn round on its way.
puzzle-golem-done = Sent home, and proven: everything else was tried, and no way is shorter.

## The page of puzzles

puzzles-easy-text = A little courage, and you stumble over the solution. But can you see it before you press?
puzzles-medium-text = Two actions and not one step too many. Look where the corridors lead before you go.
puzzles-hard-text = Something is missing in the maze. Build or turn it, and mind which edges stay open.

## Titles

puzzle-p01-title = Go, Golem
puzzle-p02-title = A heavy visitor
puzzle-p03-title = Round two corners
puzzle-p04-title = Stone on the move
puzzle-p05-title = The missing stone
puzzle-p06-title = Knock, knock
puzzle-p07-title = The way he came
puzzle-p08-title = Not at home
puzzle-p09-title = Finders keepers
puzzle-p10-title = Send him my regards
puzzle-p11-title = Home stretch
puzzle-p12-title = On the way out
puzzle-p13-title = A key underfoot
puzzle-p14-title = Bend down, stride on
puzzle-p15-title = Last door on the left
puzzle-p16-title = Straight to the heart
puzzle-p17-title = The neighbour’s key
puzzle-p18-title = A turn of the tile
puzzle-p19-title = Make room first
puzzle-p20-title = No turning back
puzzle-p21-title = Back to the start
puzzle-p22-title = Round the corner
puzzle-p23-title = Quick fingers
puzzle-p24-title = Road works
puzzle-p25-title = Two tiles, one road
puzzle-p26-title = The long way round
puzzle-p27-title = Bridge the gap
puzzle-p28-title = The grey messenger
puzzle-p29-title = Open sesame
puzzle-p30-title = Every edge counts
