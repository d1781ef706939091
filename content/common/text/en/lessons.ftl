### The lessons. A step has a title and a text (Markdown); an exercise also has a nudge (hint), what is
### said when it is solved (done), and a sentence for each wrong answer that has a name.

## What every lesson says

lesson-contents = { $title } ({ $boards ->
    [one] 1 board
   *[other] { $boards } boards
  }, { $exercises ->
    [one] 1 exercise
   *[other] { $exercises } exercises
  })
lesson-how = lesson.show(1) puts up a board to watch or to play with, lesson.exercise(1) a task. help(lesson) lists the rest.
lesson-board = Board { $number }
lesson-exercise = Exercise { $number }
lesson-ideas = Try: { $actions }
lesson-page = page
lesson-instead = What you could do:
lesson-solved = Solved!
lesson-going = Go on:
lesson-not-yet = Not yet.
lesson-unreadable = I cannot read this: { $action }
lesson-nothing = Nothing happens.
lesson-hint = Hint { $rung } of { $top }
lesson-hint-anew = This is about the beginning of the exercise. { $hint }
lesson-hint-left =
    { $count ->
        [one] From here one action is still missing. Which one?
       *[other] From here { $count } actions are enough. Which comes first?
    }
lesson-hint-next = From here this leads on: { $action }.
lesson-solution = One way to do it:
lesson-solution-anew = From the beginning, this is one way:
lesson-solution-on = One way on from here:
lesson-solution-back = You were shown the solution, so this comes back in a review.
lesson-consequence = What happens then
lesson-rewind = Take it back
lesson-lost = The goal can no longer be reached from here.
lesson-lost-by = The goal can no longer be reached from here. This is what lost it: “{ $action }”.
lesson-lost-turn = { $over ->
        [yes] The { term-turn } is over, and the goal is not reached.
       *[no] In this { term-turn } the goal can no longer be reached.
    }
lesson-lost-turn-by = { $over ->
        [yes] The { term-turn } is over, and the goal is not reached. This is what lost it: “{ $action }”.
       *[no] In this { term-turn } the goal can no longer be reached. This is what lost it: “{ $action }”.
    }
lesson-lost-back = Go back to where it still can
lesson-taken-back = Taken back, to just before this: { $action }. What else could you do?
lesson-wait = See what happened. Then take it back.

## What the component says

lesson-word-again = Play it again
lesson-word-goals = Your task
lesson-word-hint = Give me a hint
lesson-word-line = Answer by typing
lesson-word-line-help = You can play by writing too: change the line and try it. Put a comma between actions.
lesson-word-mark-guess = What you expect
lesson-word-mark-hint = The hint: look here
lesson-word-mark-refused = What the refusal is about
lesson-word-next = Show
lesson-word-pause = Pause
lesson-word-play = Play it for me
lesson-word-play-on = Play
lesson-word-reset = Start again
lesson-word-rules-rest = Other rules that were at work
lesson-word-run = Try it
lesson-word-step-back = One action back
lesson-word-task-done = done
lesson-word-try = Try:
lesson-word-watch = Watch what happens, action by action.
predict-nothing = nothing

## Goals

goal-within = In { $n ->
    [one] 1 action
   *[other] { $n } actions or fewer
  } (now { $now })
goal-not = Not this: { $goal }
goal-any = One of these: { $goals }
goal-or = { " / " }

## The notebook START

start-title = Start here
start-text =
    This is the course of { $game }: a notebook for each lesson, to be worked through in order. You play on boards, by mouse,
    by touch or by keys. You need no Python.

    ### How a notebook is run

    A notebook has text, like this, and grey cells. Choose the grey cell below, hold Shift and
    press Enter: the cell is run, and what it has to show appears beneath it. Boards come in the same way, cell by cell,
    from top to bottom.

    Without a mouse: the arrow keys take you from cell to cell, Shift + Enter runs one and goes to the next, Tab takes you into
    a board, and Esc takes you back out.
start-then =
    Choose a title in the list: the lesson opens in a tab of its own. Come back at any time and run the cell again to see how
    far you have come; what you have solved is kept on this computer.

    If you would rather begin at once: { $link }.
start-first = Begin with { $link }
start-next = Go on with { $link }
start-all-done = Every lesson is done.
start-solved = Solved: { $solved } of { $exercises }
