# Stránka, kde se učí
lessons-title = Učit se
lessons-text = Krátké lekce, každá podle pravidel, která uvádí. Na každou otázku odpovídá engine a řekne proč.
lessons-start = Začít
lessons-go-on = Pokračovat
lessons-all = Všechny lekce
lessons-of = { $done } z { $count }
lessons-is-done = hotovo
lessons-course-progress = Postup: { $course }
lessons-progress = Postup v lekci
lessons-step = Krok { $step } z { $steps }
lessons-by = Podle pravidel:
lessons-next = Dál
lessons-check = Zkontrolovat
lessons-right = Správně.
lessons-wrong = Ne tak docela. Správně je: { $answer }.
lessons-number = Vaše odpověď
lessons-number-whole = Napište celé číslo.
lessons-number-most = Nejvíc to může být { $most }.
lessons-indicators = Ukazatel:
lessons-seen = Vidět je:
lessons-sets = Vyloženo:
lessons-practise = Procvičování: otázka { $place } z { $count }
lessons-skip = Pokračovat bez toho
lessons-done = Lekce je hotová
lessons-score = Napoprvé správně: { $right } z { $asked }.
lessons-next-lesson = Další lekce
lessons-back = Všechny kurzy
lessons-repeat = Ještě jednou
lessons-streak = { $count ->
    [one] Dnes jste se něco naučili.
    [few] Už { $count } dny po sobě jste se něco naučili.
   *[other] Už { $count } dní po sobě jste se něco naučili.
 }
lessons-again = { $count ->
    [one] Dnes se vrací { $count } otázka.
    [few] Dnes se vracejí { $count } otázky.
   *[other] Dnes se vrací { $count } otázek.
 }
lessons-again-go = Odpovědět
lessons-again-title = Co se vrací
lessons-again-none = Dnes se nic nevrací.
lessons-drills = Procvičování
lessons-drills-text = Deset otázek jednoho druhu podle pravidel, která si vyberete. S osmi správnými odpověďmi máte úroveň za sebou.
lessons-drill = Co
lessons-level = Úroveň
lessons-practise-go = Procvičovat
lessons-level-passed = Úroveň splněna
lessons-level-again = Zkuste to ještě jednou, půjde to lépe
lessons-level-next = Další úroveň
lessons-more = Další čtení
lessons-gallery = Galerie kombinací
lessons-waits = Galerie čekání
lessons-customs = Zvyklosti u stolu
lessons-glossary = Slovníček
lessons-history = Historie
lessons-books = Knihy pravidel
lessons-print = K tisku
lessons-calculator = Kalkulačka
