# Co je potřeba
need-players = Počet hráčů: { $count }.
need-sitting-out = { $count ->
    [one] Jeden z nich při každém rozdání nehraje.
    [few] { $count } z nich při každém rozdání nehrají.
   *[other] { $count } z nich při každém rozdání nehraje.
 }
need-tiles = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
 } { $kinds } druhů, od každého čtyři.
need-missing = V krabici zůstávají: { $tiles }.
need-flowers = K tomu { $count } květin a období, od každého jeden kámen.
need-red-fives = { $count } z pětek jsou červené.
need-points = Každý začíná s { $points } body.
need-points-each = Body na začátku podle míst u stolu: { $points }.
need-no-points = Každý začíná od nuly.
need-chips = Žetony po { $chips }.

# Jak se hraje
flow-forms = Výherní ruka: { $forms }.
flow-opening-forms = Jen při rozdání také: { $forms }.
flow-flowers = Květiny a období se hned vykládají stranou a dobírá se za ně doplňující kámen.
flow-bets = Sázky připadnou vítězi; po nerozhodném rozdání zůstávají na stole.
flow-counters-draws-too = Když východ vyhraje nebo rozdání skončí nerozhodně, přibude na stůl počítadlo; výhra jiného hráče počítadla odstraní.
flow-counters-stays = Když východ zůstává, přibude na stůl počítadlo.
flow-dead-wall = Posledních { $count } kamenů zdi se nedobírá; z nich jsou doplňující kameny.
flow-no-dead-wall = Zeď se dobírá do posledního kamene; doplňující kameny se berou z jejího konce.
flow-nuki = Severní vítr lze odložit jako doru; dobere se za něj doplňující kámen.
flow-swap-calling = Po vyžádání lze hned odhodit stejný kámen nebo kámen z druhého konce postupky.
flow-swap-calling-without-chows = Po vyžádání lze hned odhodit stejný kámen.
flow-no-swap-calling = Po vyžádání nelze hned odhodit stejný kámen ani kámen z druhého konce postupky.
flow-no-swap-calling-without-chows = Po vyžádání nelze hned odhodit stejný kámen.
flow-riichi = Hráč, kterému ve skryté ruce chybí jediný kámen, smí ohlásit riichi: vsadí { $bet } a ruku už nemění.
flow-riichi-floor = K riichi je třeba mít aspoň { $points } bodů.
flow-kong-dora-at-once = Po čtveřici se hned otáčí nový ukazatel dory.
flow-kong-dora-after-discard = Po skryté čtveřici se nový ukazatel dory otáčí hned, po jiné až po odhozu.
flow-winds-out = V každém rozdání jsou kameny jednoho větru mimo hru: nejdřív západního, po změně rozdávajícího jižního a po další změně severního; předchozí se vracejí do hry.
flow-rob-kongs-none = Čtveřici nelze oloupit.
flow-rob-kongs-added = Kámen přidaný k vyložené trojici lze vzít k výhře.
flow-rob-kongs-added-or-orphans = Kámen přidaný k vyložené trojici lze vzít k výhře; kámen skryté čtveřice jen na třináct sirotků.
flow-turns = { $count ->
    [one] Každý má nejvýš { $count } tah
    [few] Každý má nejvýš { $count } tahy
   *[other] Každý má nejvýš { $count } tahů
 }, pak rozdání končí nerozhodně.
flow-dora = { $count ->
    [one] Při rozdání se otáčí jeden ukazatel dory.
    [few] Při rozdání se otáčejí { $count } ukazatele dory.
   *[other] Při rozdání se otáčí { $count } ukazatelů dory.
 } Dora je kámen, který po něm následuje.
flow-kong-dora-never = Po čtveřici se další ukazatel neotáčí.
flow-ura-all = Po výhře s riichi se odkryjí i kameny pod všemi ukazateli.
flow-ura-first = Po výhře s riichi se odkryje i kámen pod prvním ukazatelem.
flow-riichi-tiles = { $count ->
    [one] Při ohlášení riichi musí ve zdi zbývat aspoň { $count } kámen.
    [few] Při ohlášení riichi musí ve zdi zbývat aspoň { $count } kameny.
   *[other] Při ohlášení riichi musí ve zdi zbývat aspoň { $count } kamenů.
 }
flow-riichi-kong-never = Po riichi se čtveřice nehlásí.
flow-riichi-kong-keeps-waits = Po riichi lze ohlásit skrytou čtveřici z dobraného kamene, pokud se tím čekání nezmění a ostatní tři kameny se v ruce daly číst jen jako trojice.
flow-riichi-kong-stays-ready = Po riichi lze ohlásit skrytou čtveřici, pokud ruka zůstane v tenpai.
flow-forced-win = Po riichi hráč vyhrává prvním kamenem, který ruku dokončí.
flow-furiten-any-wait = Furiten: kdo sám odhodil některý z kamenů, na které čeká, nemůže vyhrát z odhozu, jen ze zdi.
flow-furiten-same-tile = Furiten: odhozeným kamenem nelze vyhrát, pokud hráč sám stejný kámen odhodil.
flow-passed-own-turn = Kdo pustí výherní kámen, nevyhraje z odhozu do svého dalšího tahu.
flow-passed-own-turn-or-claim = Kdo pustí výherní kámen, nevyhraje z odhozu do svého dalšího tahu, nebo dokud někdo obrátku nepřeruší.
flow-passed-in-riichi = Kdo pustí výherní kámen po riichi, vyhraje už jen ze zdi.
flow-passed-in-riichi-no-draw = Kdo pustí výherní kámen po riichi, už nevyhraje.
flow-dealer-never = Rozdávání přechází dál po každém rozdání.
flow-dealer-win = Východ zůstává, když vyhraje; jinak rozdávání přechází dál.
flow-dealer-win-or-ready = Východ zůstává, když vyhraje nebo je při nerozhodném konci v tenpai; jinak rozdávání přechází dál.
flow-hands-to-win = { $count ->
    [one] Hru vyhraje, kdo vyhraje { $count } rozdání.
    [few] Hru vyhraje, kdo vyhraje { $count } rozdání.
   *[other] Hru vyhraje, kdo vyhraje { $count } rozdání.
 }
flow-bust = { $points ->
    [1] Kdo po vyúčtování rozdání nemá žádný bod, a to i kvůli sázce, prohrál; sázka sama uprostřed rozdání nic nekončí.
   *[more] Hra končí, když má někdo po rozdání méně bodů než { $points }.
 }
flow-noten = Když se rozdání dohraje a nikdo nevyhraje, zaplatí ti, kdo nejsou v tenpai, dohromady { $points } těm, kdo jsou.
flow-hide-tenpai = Tenpai lze zatajit, po riichi ne.
flow-show-tenpai = Kdo je v tenpai, ruku ukáže.
flow-ready-on-own = V tenpai je ten, komu podle skryté části ruky chybí jeden kámen, i když všechny čtyři takové leží ve vlastních vyložených sadách.
flow-ready-not-on-own = Ruka, která čeká jen na kámen, jehož všechny čtyři kusy sama drží, není v tenpai.
flow-nagashi-as-win = Nagashi mangan: kdo do konce rozdání odhazoval jen jedničky, devítky, větry a draky a nikdo si z nich žádný nevyžádal, vyhrává mangan jako ze zdi.
flow-nagashi-as-draw = Nagashi mangan: kdo do konce rozdání odhazoval jen jedničky, devítky, větry a draky a nikdo si z nich žádný nevyžádal, dostane zaplacen mangan; rozdání přesto končí nerozhodně.
flow-rounds = { $count ->
    [one] Hra má jedno kolo.
    [few] Hra má { $count } kola.
   *[other] Hra má { $count } kol.
 }
flow-extra-rounds = { $count ->
    [one] Nemá-li pak nikdo { $target } bodů, hraje se ještě jedno kolo, dokud je někdo nemá.
    [few] Nemá-li pak nikdo { $target } bodů, hrají se ještě nejvýš { $count } kola, dokud je někdo nemá.
   *[other] Nemá-li pak nikdo { $target } bodů, hraje se ještě nejvýš { $count } kol, dokud je někdo nemá.
 }
flow-leader-stops-win = Hra končí, když rozdávající posledního rozdání vyhraje a vede.
flow-leader-stops-win-or-ready = Hra končí, když rozdávající posledního rozdání vede po výhře, nebo po vyčerpání zdi s tenpai.
flow-uma = Na konci se za umístění připočítává { $uma }.
flow-ties-shared = Hráči se stejným počtem bodů se o umístění dělí.
flow-ties-seat = Při stejném počtu bodů je napřed ten, kdo je nejblíž prvnímu východu.
flow-bets-left-winner = Sázky, které na konci zůstanou na stole, patří vítězi a pořadí nemění; kdo se dělí o první místo, dělí se i o ně.
flow-bets-left-nobody = Sázky, které na konci zůstanou na stole, nepatří nikomu.
flow-oka = Vítěz dostane navíc { $points } z toho, co všichni vložili.
show-draw-equal = Výhra ze zdi: každý platí { $times } × hodnotu.
show-discard-equal = Výhra z odhozu: kdo odhodil, platí { $times } × hodnotu.
show-flat = Kromě toho platí každý { $points }, i ten, kdo neodhodil.
show-minimum-value = K výhře je třeba mít aspoň { $value }.
show-flowers = Květiny a období
show-values-native = Hodnoty
show-values-japanese = Hodnoty
book-both-sets = skryté { $concealed }, otevřené { $open }
book-both = skrytá { $concealed }, otevřená { $open }
book-only-open = { $value }, jen otevřená
book-only-concealed = { $value }, jen skrytá
book-nuki = { $count ->
    [one] { $count } odložený sever
    [few] { $count } odložené severy
   *[other] { $count } odložených severů
 }
book-compare = Srovnání pravidel
book-compare-text = Vytvořeno z pravidel příkazem „ruka rules book“, stejně jako všechny stránky zde.
book-column-tiles = kameny
book-column-start = na začátku
book-column-needs = nutné k výhře
book-column-limit = limitní ruka
book-column-discard = z odhozu platí
book-column-patterns = kombinací
book-pays-discarder = kdo odhodil
book-pays-all = všichni
book-pays-double = všichni, kdo odhodil víc

# Hodnoty v rozdílech pravidel
diff-yes = ano
diff-no = ne
choice-added = jen přidaný kámen
choice-added_or_orphans = přidaný kámen; sirotci i skrytou
choice-always = vždy
choice-in_riichi = jen po riichi
choice-keeps_waits = pokud se čekání nezmění
choice-stays_ready = pokud ruka zůstane v tenpai
choice-first_seat = první místo
choice-duel = kostky, jednou
choice-dice = kostky v každém kole
choice-tiles = losování kamenů v každém kole
choice-draws_too = i po nerozhodném rozdání
choice-stays = jen když východ zůstává
choice-each = každému vítězi
choice-seat = podle místa
choice-shared = dělí se
choice-nobody = nikomu
choice-winner = vítězi
choice-limit = limit
choice-false_win = chybná výhra
choice-false_riichi = chybné riichi
choice-wrong_kong = chybná čtveřice
choice-wrong_call = chybné hlášení
choice-dead_claim = hlášení mrtvé ruky
choice-changed_mind = sada vzatá zpět
choice-wrong_count = špatný počet kamenů
choice-shown_tile = odkrytý kámen z vlastní ruky
choice-shown_many = více než pět odkrytých kamenů
choice-shown_other = odkrytý kámen z cizí ruky nebo z mrtvé zdi
choice-chombo = chombo
choice-dead_hand = mrtvá ruka
choice-fine = pokuta
choice-barred = zákaz výhry
choice-pay_each = platba každému
choice-no_win = v rozdání bez výhry
