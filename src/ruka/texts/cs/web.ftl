# Webový klient: stránky a co mají společného
web-pages = Stránky
web-home = Hrát
web-leaders = Žebříčky
web-calculator = Kalkulačka
web-learn = Učit se
web-settings = Nastavení
web-language = Jazyk
web-to-dark = Přepnout na tmavý vzhled
web-to-light = Přepnout na světlý vzhled
web-skip = Přeskočit na obsah
web-tile-hidden = skrytý kámen
web-close = Zavřít
web-again = Zkusit znovu
web-no-server = Server neodpovídá. Zkontrolujte připojení.
web-lost = Na této adrese žádná stránka není. Hrát se dá odtud.

# Říká se na první stránce a odkudkoli
lobby-title = Herna
replay-title = Přehrávač
replay-home-text = Projděte dohranou hru krok za krokem, prohlédněte si všechny ruce a pošlete přátelům odkaz na určitý okamžik.
replay-home-go = Otevřít přehrávač
replay-refused = { $file }: { $reason }
replay-drop-here = Pusťte soubor a hra se přehraje
book-title = Pravidla
docs-title = Pravidla a dokumenty
result-copied = Zkopírováno
result-set = { $kind ->
    [concealed] skrytý kan { $tiles }
   *[shown] sada na stole: { $tiles }
 }
result-winning-tile = výherní kámen { $tile }
error-too-large = je to příliš velké; bere se nejvýš { $most } kB.

# Úvodní stránka
web-title-home = ruka · mahjong
web-hero = Mahjong podle pravidel, která znáte
web-hero-text = Hrajte proti botům nebo s přáteli, spočítejte jakoukoli ruku a u každého bodu se dozvíte, odkud je. Bez účtu a bez instalace.
web-play-now = Hrát hned
web-with-friends = S přáteli
web-play-how = { $rules } · vy a { $bots ->
    [one] jeden bot
    [few] { $bots } boti
   *[other] { $bots } botů
 } · bez hodin
web-player = Hráč
web-continue = Rozehrané hry
web-continue-go = Pokračovat
web-continue-waits = čeká na hráče
web-choose-rules = Vyberte si pravidla
web-play = Hrát
web-play-rules = Hrát: { $rules }
web-with-friends-rules = S přáteli: { $rules }
web-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
web-join = Za přáteli
web-join-text = Vložte odkaz, který vám poslali, nebo kód stolu.
web-join-example = odkaz nebo kód
web-join-go = Přisednout
web-join-what = Tohle není odkaz na stůl ani jeho kód.
web-count = Spočítat ruku
web-count-text = Hráli jste u opravdového stolu? Zadejte kameny a uvidíte, jakou má ruka hodnotu podle kterých pravidel, řádek po řádku.
web-count-go = Otevřít kalkulačku

# Stůl pro přátele
web-new-table = Nový stůl
web-rules = Pravidla
web-seats = Kdo hraje
web-seat = { $number }. místo
web-seat-own = Vy
web-seat-open = přítel (odkaz)
web-seat-bot = bot, klubový hráč
web-seat-expert = bot expert
web-seat-novice = bot začátečník
web-draw-seats = Losovat místa u stolu
web-draw-seats-text = Kdo bude první východ, rozhodne los na začátku hry; jinak každý zůstane, kde sedí.
web-clock = Hodiny v sekundách
web-clock-none = bez hodin
web-clock-own = vlastní
web-clock-move = na tah
web-clock-bank = v záloze
web-clock-text = Na každý tah a k tomu záloha na celé rozdání. Když dojde obojí, odhodí se dobraný kámen.
web-pace = Tempo
web-pace-even = Rovnoměrné
web-pace-even-text = Po každém odhozu se čeká stejně krátce, takže nikdo nepozná, kdo si mohl kámen vzít.
web-pace-full = Plné
web-pace-full-text = Po každém odhozu se čeká celou dobu na hlášení: nepozná se ani rozmýšlení. Pro turnaje.
web-pace-fast = Rychlé
web-pace-fast-text = Když si nikdo kámen nebere, nečeká se. Pro rychlou hru s přáteli a boty.
web-options = Volby pravidel
web-options-changed = { $count ->
    [0] jak říkají pravidla
    [one] { $count } změněna
    [few] { $count } změněny
   *[other] { $count } změněno
 }
web-options-reset = Zpět k pravidlům
web-make = Založit stůl a získat odkaz
web-make-start = Začít hru

# Nastavení
web-settings-text = Všechno platí hned a zůstane v tomto prohlížeči.
web-sample = Takto to vypadá
web-set-you = Vy
web-set-name = Jméno
web-set-name-text = Uvidí je ostatní u stolu.
web-set-lang-text = Všech stránek i toho, co říká stůl.
web-set-terms = Výrazy
web-set-terms-text = Jak se říká hlášením a kombinacím.
web-terms-native = české: pon, všechny obyčejné
web-terms-japanese = japonské: pon, tanyao
web-set-look = Vzhled
web-set-theme = Motiv
web-set-theme-text = Tmavý je večer příjemnější pro oči.
web-theme-system = podle systému
web-theme-dark = tmavý
web-theme-light = světlý
web-set-play = U stolu
web-set-play-text = Jak jsou nastaveny přepínače u stolu. Co má stůl dělat za vás (výhry, hlášení, odhozy), se tam přepíná jen pro právě hrané rozdání.
web-set-autoSort = Řadit ruku
web-set-autoSort-text = Podle barev: znaky, kola, bambusy, větry, draci.
web-set-autoWin = Vyhrávat automaticky
web-set-autoWin-text = Každá výhra se ohlásí hned.
web-set-noCalls = Bez hlášení
web-set-noCalls-text = Na chi, pon a kan se vás stůl neptá; na výhru ano.
web-set-autoDiscard = Odhazovat dobrané
web-set-autoDiscard-text = Dobraný kámen se odhodí sám, nikdy však v tahu s riichi.
web-set-showWaits = Ukazovat čekání
web-set-showWaits-text = Které kameny ruku dokončí, kolik jich zbývá a za kolik.
web-set-hints = Rady
web-set-hints-text = Co by na vašem místě udělal bot; jen u stolů se samými boty.
web-reset = Obnovit výchozí
web-reset-text = Vše jako na začátku, kromě jazyka a jména.
web-reset-done = Nastavení je jako na začátku.
web-undo = Vrátit zpět

# House rules
web-house = Domácí pravidla
web-saved = Volby uložené v tomto prohlížeči
web-saved-name = Název těchto voleb
web-saved-save = Uložit
web-saved-drop = Zapomenout
web-saved-link = Kopírovat odkaz s nimi
house-link = Kopírovat odkaz na ně
house-write = Napsat a sdílet vlastní domácí pravidla
house-based = Vycházejí z pravidel
house-change = Upravit
house-differences = Čím se liší
house-where = Co
house-file = Soubor pravidel
house-bring = Vybrat soubor
house-share = Zkontrolovat a sdílet
house-editor-text = Napište, z kterých pravidel vycházíte a v čem se liší: volby, ceny a vlastní kombinace. Server pravidla zkontroluje, zkusí podle nich hrát a dá vám odkaz, přes který si je kdokoli otevře a podle nich si zahraje.
house-sample-name = Čtvrteční klub
house-sample-pattern = Dračí pár
house-words = Slova pro vlastní kombinace
house-words-text = „is“ říká, kdy kombinace platí. Slova se spojují znaky & (a), | (nebo) a ~ (ne), porovnávají se a sčítají. Pravda se počítá jednou, číslo tolikrát, kolik říká, druhy kamenů jednou za každý druh.
house-words-sets = Sady
house-words-tiles = Kameny v ruce
house-words-kinds = Druhy kamenů
house-words-win = Výhra
house-words-counts = Otázky a počty
house-words-places = Barvy a hodnoty
house-words-forms = Tvary ruky
house-words-others = Kombinace, volby, výběr sad
house-examples = Příklady
house-example-wind_pung = Trojice větrů
house-example-simple_pungs = Trojice z obyčejných kamenů
house-example-next_pungs = Sousední trojice
house-insert = Vložit
house-guide = Celá příručka k domácím pravidlům, anglicky
web-sign-in = Přihlásit se
web-known = má účet
web-guest = host
web-deleted-player = zrušený účet
