# Přehrávání: hra ještě jednou
replay-seat = Místo { $number }
replay-none = Tuto hru nelze přehrát

# Soubor
replay-bring = Otevřete soubor se hrou
replay-bring-text = Přetáhněte ho kamkoli na stránku, nebo ho vyberte: záznam ruka, mjai (řádky JSON) nebo Tenhou (mjlog XML, JSON), i zabalený programem gzip.
replay-choose = Vybrat soubor
replay-rules = Pravidla
replay-rules-file = jak říká soubor, jinak Tenhou
replay-reading = Hra se načítá…
replay-own-games = Vaše dohrané hry

# Průchod hrou
replay-controls = Průchod hrou
replay-position = Místo ve hře
replay-first = Na začátek
replay-hand-back = Předchozí rozdání
replay-own-back = Předchozí tah: { $name }
replay-back = Krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-next = Krok vpřed
replay-own-next = Další tah: { $name }
replay-hand-next = Další rozdání
replay-last = Na konec
replay-draws = { $who } bere ze zdi: { $tile }.

# Vedle stolu
replay-panel = Hra
replay-bottom = Dole
replay-tiles = Ruce
replay-tiles-all = všechny
replay-tiles-own = jen ta dole
replay-pace = Rychlost
replay-pace-slow = pomalu
replay-pace-even = běžně
replay-pace-fast = rychle
replay-hands = Rozdání
replay-unfinished = nedohráno
replay-share = Kopírovat odkaz na tento okamžik
replay-badge-verified = Ověřeno: záznam podepsal tento server a jeho zdi plynou ze semínek.
replay-badge-unknown-key = Podepsáno neznámým klíčem { $key }: zdi plynou ze semínek, ale tento server za záznam neručí.
replay-badge-broken = Neověřeno: nesouhlasí podpis, semínka nebo zdi.
replay-badge-unsigned = Neověřeno: záznam nikdo nepodepsal.
replay-midway = Soubor začíná uprostřed hry: kolik rozdání bylo předtím a jak dopadla, se neví.

# Klávesy
replay-key-step = krok zpět, krok vpřed
replay-key-own = předchozí a další tah hráče dole
replay-key-hand = předchozí a další rozdání
replay-key-ends = začátek, konec
replay-key-play = přehrát, pozastavit
replay-key-all = všechny ruce, nebo jen ta dole
replay-key-seat = dolů přijde další místo
replay-key-share = kopírovat odkaz na tento okamžik

# Trenér
replay-coach = Trenér
replay-grade-best = nejlepší
replay-grade-good = dobré
replay-grade-inaccuracy = nepřesnost
replay-grade-mistake = chyba
replay-grade-blunder = hrubá chyba
replay-grade-none = bez hodnocení
replay-coach-working = Probírá se rozdání { $hand } z { $hands }…
replay-coach-none = { $name } v tomto okamžiku o ničem nerozhoduje.
replay-coach-costliest = Nejdražší okamžiky
replay-coach-puzzles = Udělat hádanky z okamžiků tohoto hráče
replay-coach-clean = Žádná nepřesnost, chyba ani hrubá chyba.
replay-coach-account = Body: { $result }; z toho rozdané ruce { $dealt }, štěstí { $luck }, vlastní volby { $lost }.
replay-coach-moment = { $hand }: { $grade }
replay-coach-cost = −{ $points } b.

# Zvyky z více her
habits-title = Zvyky
habits-text = Co děláte znovu a znovu ve hrách, které jste na tomto serveru dohráli: jak často a co vás to stojí.
habits-go = Vaše zvyky z více her
habits-searching = Hledají se vaše hry…
habits-working = Trenér prochází hru { $game } z { $games }…
habits-none = Zatím jste tu žádnou hru nedohráli. Až nějakou dohrajete, řekne vám trenér, jaké máte zvyky.
habits-left-out = { $count ->
    [one] { $count } hru nelze rozebrat, proto chybí.
    [few] { $count } hry nelze rozebrat, proto chybějí.
   *[other] { $count } her nelze rozebrat, proto chybějí.
 }
habits-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
 }, { $hands ->
    [one] { $hands } rozdání
    [few] { $hands } rozdání
   *[other] { $hands } rozdání
 }; rozhodnutí jsou porovnána s tím, co by udělal bot
habits-rates = Jak často
habits-share = podíl
habits-range = rozmezí
habits-from-to = { $low } – { $high }
habits-counted = počet
habits-of = { $count } z { $of }
habits-lost = Průměrná ztráta bodů podle druhu rozhodnutí
habits-points = body
habits-decisions = rozhodnutí
habits-range-text = V závorce je 95% interval spolehlivosti podílu: čím více her, tím je užší. Body se počítají pro každá pravidla zvlášť, protože v jiných pravidlech mají jinou cenu.
