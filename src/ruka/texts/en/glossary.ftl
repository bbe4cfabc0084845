glossary-title = Glossary
glossary-intro = Words of the game in Czech, Polish, English and Japanese, with the other words that the sources use.
glossary-search = Search in all languages, with or without accents
glossary-found = { $count ->
    [one] { $count } term
   *[other] { $count } terms
 }
glossary-none = No such word is in the glossary.
glossary-area-tiles = Tiles
glossary-area-sets = Sets and hands
glossary-area-play = Course of the game
glossary-area-calls = Calls and winning
glossary-area-ends = End of a hand, faults
glossary-area-waits = Waits
glossary-area-scoring = Scoring
glossary-area-patterns = Patterns
glossary-area-strategy = Strategy
glossary-area-table = On the table
glossary-area-world = Rules and people
glossary-names = Names
glossary-romaji = Japanese
glossary-kanji = Characters
glossary-related = See also
glossary-where = In the rule books
glossary-all = All terms
glossary-print = To print (PDF)
glossary-print-html = To print (HTML)
glossary-lang-cs = Czech
glossary-lang-pl = Polish
glossary-lang-en = English
glossary-of-rules = Glossary: { $rules }

history-title = History of mahjong
history-legend = told otherwise elsewhere
history-source = source { $source }

help-glossary = A word of the game: its names in all languages and what it means; without a word, all of them.
help-glossary-word = A name in any language, with or without accents.
help-glossary-rules = Only what belongs to these rules.
help-glossary-pdf = Write the glossary to this file as a PDF to print.
help-glossary-html = Write the glossary to this file as a page that stands alone.
error-no-such-term = “{ $word }” is not in the glossary.
