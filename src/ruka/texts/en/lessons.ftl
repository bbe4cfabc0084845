# The page where one learns
lessons-title = Learn
lessons-text = Short lessons, each under the rules that it names. The engine answers every question and says why.
lessons-start = Start
lessons-go-on = Go on
lessons-all = All lessons
lessons-of = { $done } of { $count }
lessons-is-done = done
lessons-course-progress = Progress: { $course }
lessons-progress = Progress of the lesson
lessons-step = Step { $step } of { $steps }
lessons-by = By the rules:
lessons-next = Next
lessons-check = Check
lessons-right = Right.
lessons-wrong = Not quite. Right is: { $answer }.
lessons-number = Your answer
lessons-number-whole = Type a whole number.
lessons-number-most = It cannot be more than { $most }.
lessons-indicators = Indicator:
lessons-seen = Seen:
lessons-sets = Laid:
lessons-practise = Practice: question { $place } of { $count }
lessons-skip = Go on without it
lessons-done = The lesson is done
lessons-score = Right at the first try: { $right } of { $asked }.
lessons-next-lesson = Next lesson
lessons-back = All courses
lessons-repeat = Once more
lessons-streak = { $count ->
    [one] You have learnt something today.
   *[other] You have learnt something on { $count } days in a row.
 }
lessons-again = { $count ->
    [one] { $count } question comes again today.
   *[other] { $count } questions come again today.
 }
lessons-again-go = Answer them
lessons-again-title = What comes again
lessons-again-none = Nothing comes again today.
lessons-drills = Practise
lessons-drills-text = Ten questions of one kind, by the rules of your choice. With eight right you have passed the level.
lessons-drill = What
lessons-level = Level
lessons-practise-go = Practise
lessons-level-passed = Level passed
lessons-level-again = Once more, and it will go better
lessons-level-next = Next level
lessons-more = More to read
lessons-gallery = Gallery of patterns
lessons-waits = Gallery of waits
lessons-customs = Customs of the table
lessons-glossary = Glossary
lessons-history = History
lessons-books = Rule books
lessons-print = To print
lessons-calculator = Calculator
