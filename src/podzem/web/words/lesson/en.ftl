### The first lesson of each game.

lesson-next = Next
lesson-end = Begin
lesson-skip = No lesson
lesson-try = Try it.
