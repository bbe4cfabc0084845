# Proč server odmítá
error-no-such-table = stůl „{ $table }“ neexistuje; možná je odkaz neúplný.
error-no-such-replay = na tomto odkazu není hra k přehrání; možná je neúplný.
error-no-such-page = na této adrese nic není.
error-no-client = webový klient není sestaven; sestaví ho ./dev play.
error-game-not-over = hra se ještě hraje.
error-game-not-begun = hra ještě nezačala.
error-table-set-aside = uložená hra tohoto stolu je poškozená a byla odložena; důvod najde správce v záznamu serveru.
error-too-large = je to příliš velké; bere se nejvýš { $most } kB.
error-too-many = příliš mnoho požadavků; chvíli počkejte.
error-server-full = všechny stoly tohoto serveru jsou obsazené; zkuste to později.
error-internal = na serveru se něco pokazilo; nic se nezměnilo.
error-bad-message = tohle není zpráva protokolu.
error-hello-first = první zpráva je hello.
error-wrong-version = stůl mluví verzí protokolu { $known }; načtěte stránku znovu.
error-wrong-token = tento klíč neotvírá žádné místo u tohoto stolu.
error-bad-seats = tato pravidla mají míst { $players } a jedno z nich je vaše: person; ostatní jsou bot nebo open.
error-steps-missing = chybějí kroky hry.
error-steps-differ = kroky nevedou k tomu, co se stalo.
error-not-started = server se nepodařilo spustit; důvod je v jeho záznamu.
error-bad-database = databázi nelze otevřít ({ $reason }).
error-bad-signing-key = v souboru { $path } není podpisový klíč; přesuňte ho jinam a server si vyrobí nový.
error-data-in-use = složku { $path } používá jiný server.
error-port-taken = port { $port } je obsazený; zvolte jiný pomocí --port.

# Bots
bot-names = Kos, Sova, Vydra, Rys, Kuna

# ruka serve
help-serve = Server stolů s webovým klientem.
help-host = Adresa, na které server poslouchá; 0.0.0.0 jsou všechny.
help-port = Port; bez něj 8700, nebo další volný.
help-data = Složka s hrami.
help-database = Jiná databáze místo souboru ve složce.
help-origin = Web, jehož stránky si smějí sednout také (lze zadat vícekrát).
help-open = Otevře prohlížeč.
serve-ready = ruka běží na { $link } · hry se ukládají do { $path } · ukončí ji Ctrl+C

# Hodnoty voleb
choice-yakuman = yakuman
choice-mangan = mangan
choice-one_less = o jeden méně
choice-none = nic
choice-discarder = kdo odhodil
choice-feeder = kdo ručí
choice-all = všichni
choice-first = další v pořadí
choice-abort_at_three = dva; tři ukončí rozdání
choice-at_once = hned
choice-after_discard = po odhozu
choice-own_turn_or_claim = vlastní tah nebo přerušení
choice-own_turn = vlastní tah
choice-as_win = výhra
choice-as_draw = remíza
choice-strict = nepřijme se
choice-open = přijme se a potrestá
choice-hanchan = dvě kola
choice-tonpuu = jedno kolo
choice-never = nikdy
choice-win = po výhře
choice-win_or_ready = po výhře nebo s tenpai
choice-A = A: jako při hře čtyř hráčů
choice-B = B: 2, 2, 4 a 6krát
choice-C = C: 4krát, rozdávající 6krát
choice-hands = vyhraná rozdání
choice-points = body
choice-either = rozdání nebo body
choice-4-8 = 4 a 8
choice-8-16 = 8 a 16
choice-next_turns = v příští obrátce
choice-next_hand = v příštím rozdání
choice-W = západ
choice-S = jih
choice-N = sever
choice-same_tile = jen týž kámen
choice-any_wait = kterýkoli čekaný kámen
help-bot = Program, který mluví mjai a smí sedět u stolu; lze zadat vícekrát. { "{seat}" } v příkazu zastupuje číslo jeho místa.
help-bot-seconds = Jak dlouho smí takový program odpovídat.
error-bad-bot = „{ $words }“ nejmenuje žádný program; pište NAME=COMMAND.
error-no-program = program příkazu „{ $command }“ se nenašel.
error-programs-busy = právě tu hraje příliš mnoho programů; zkuste to později, nebo hrajte s našimi boty.
