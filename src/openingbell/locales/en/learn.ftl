### Learning a game: the page around the lessons.

# $game (text) - the game's name
learn-title = Learn { $game }
learn-link = Learn
# $minutes (number)
learn-minutes = { $minutes } minutes
# $number (number) - of the lesson, counted from 1
# $all (number) - how many there are
learn-number = Lesson { $number } of { $all }
learn-lessons = Lessons
learn-next = Next lesson
learn-again = Once more
learn-show = Show me
# $move (text) - the move that is right, in words
learn-answer = This is the move: { $move }
# $clause (text) - its id
learn-clause = Rule { $clause }
learn-done-mark = done
learn-all-done = That was all. You know the game: play it!
# $game (text) - the game's name
learn-play = Play { $game }
learn-over = Start over
