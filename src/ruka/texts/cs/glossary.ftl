glossary-title = Slovníček
glossary-intro = Slova hry česky, polsky, anglicky a japonsky i s dalšími výrazy, které používají zdroje.
glossary-search = Hledat ve všech jazycích, s háčky i bez nich
glossary-found = { $count ->
    [one] { $count } výraz
    [few] { $count } výrazy
   *[other] { $count } výrazů
 }
glossary-none = Takové slovo ve slovníčku není.
glossary-area-tiles = Kameny
glossary-area-sets = Sady a ruce
glossary-area-play = Průběh hry
glossary-area-calls = Hlášení a výhra
glossary-area-ends = Konec rozdání, přestupky
glossary-area-waits = Čekání
glossary-area-scoring = Počítání
glossary-area-patterns = Kombinace
glossary-area-strategy = Strategie
glossary-area-table = Na stole
glossary-area-world = Pravidla a lidé
glossary-names = Názvy
glossary-romaji = Japonsky
glossary-kanji = Znaky
glossary-related = Viz také
glossary-where = V knihách pravidel
glossary-all = Všechny výrazy
glossary-print = K tisku (PDF)
glossary-print-html = K tisku (HTML)
glossary-lang-cs = Česky
glossary-lang-pl = Polsky
glossary-lang-en = Anglicky
glossary-of-rules = Slovníček: { $rules }

history-title = Historie mahjongu
history-legend = vypráví se i jinak
history-source = zdroj { $source }

help-glossary = Slovo ze hry: jak se mu říká ve všech jazycích a co znamená; bez slova všechna.
help-glossary-word = Název v kterémkoli jazyce, s háčky i bez nich.
help-glossary-rules = Jen to, co patří k těmto pravidlům.
help-glossary-pdf = Zapsat slovníček do tohoto souboru jako PDF k tisku.
help-glossary-html = Zapsat slovníček do tohoto souboru jako samostatnou stránku.
error-no-such-term = „{ $word }“ ve slovníčku není.
