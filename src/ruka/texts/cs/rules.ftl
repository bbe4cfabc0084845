# Pravidla a volby
error-unknown-rules = pravidla „{ $name }“ neexistují; na výběr: { $known }.
error-others-do-not-count = v těchto pravidlech se ruce těch, kdo nevyhráli, nepočítají.
error-bad-others = ruce ostatních se uvádějí podle míst, každá se svými kameny.
error-of-seat = v ruce { $seat ->
    [E] východu
    [S] jihu
    [W] západu
   *[N] severu
 }: { $reason }
error-other-is-winner = { $seat ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 } vyhrál; uveďte ruce ostatních.
error-bad-flowers = květiny a období jsou kameny 1f až 8f, například 1f5f.
error-fifth-tile-at-table = i s rukama ostatních je tu pět kamenů { $tile }; každý druh má čtyři.
error-flower-twice-at-table = kámen { $tile } tu leží dvakrát; každá květina a každé období je jen jednou.
error-discarder-missing = uveďte, kdo odhodil; jinak není jasné, kdo platí.
error-unknown-option = pravidla { $rules } nemají volbu „{ $option }“; mají: { $known }.
error-bad-option-value = volba „{ $option }“ nemůže mít hodnotu { $value }; může mít: { $allowed }.
error-bad-policy = v těchto pravidlech „{ $field }“ nemůže být { $value }; může být: { $allowed }.
error-short-wall = zeď má jen tolik kamenů: { $tiles }; na rozdání, mrtvou zeď a dobírání jich je třeba { $needed }.
error-short-dead-wall = do mrtvé zdi se vejde jen tolik kamenů: { $tiles }; doplňující kameny a ukazatele jich potřebují { $needed }.
error-uneven-noten = { $points } bodů se po vyčerpání kamenů nedá rozdělit rovným dílem; zvolte násobek čísla { $unit }.
error-endless-game = hra by nikdy neskončila: nemá kola, počet vyhraných rozdání ani nejnižší počet bodů.
error-three-winds = jeden vítr je mimo hru, jen když hrají tři a nikdo nestřídá.

# Okolnosti výhry
error-bad-win = výhra je „ron“ nebo „tsumo“, ne „{ $value }“.
error-bad-wind = „{ $value }“ není vítr; větry jsou E, S, W a N.
error-bad-indicator = „{ $tile }“ nemůže být ukazatelem dory.
error-bad-plan = Tady nelze poradit: ruka má nejvýš čtyři sady, plán nejvýš tři z nich, a čísla musí být taková, jaká jádro zná.
error-bad-number = „{ $name }“ je celé číslo od 0 do { $most }.
error-bad-circumstance = „{ $name }“ je buď pravda, nebo nepravda.
error-unknown-circumstance = okolnost „{ $name }“ neexistuje; na výběr: { $known }.
error-too-many-indicators = ukazatelů je nejvýše { $limit }.
error-no-winning-tile = chybí výherní kámen; napište ho za „+“, například +9s.
error-ippatsu-without-riichi = ippatsu je možné jen s riichi.
error-ippatsu-after-kong = kan ukončuje ippatsu; výhra doplňujícím kamenem ho mít nemůže.
error-riichi-with-shown-sets = riichi vyžaduje skrytou ruku a tato má vyložené sady.
error-replacement-by-discard = doplňující kámen se dobírá; taková výhra nikdy není z odhozu.
error-replacement-without-kong = doplňující kámen přichází po kanu a ruka žádný nemá.
error-second-replacement-alone = doplňující kámen za druhý kan vyžaduje dva kany a ruka má jeden.
error-robbing-by-draw = oloupení kanu je výhra z odhozu, nikdy ze zdi.
error-robbing-last-tile = s posledním kamenem nelze hlásit kan, není tedy co oloupit.
error-first-turn-with-sets = v první obrátce ještě neleží na stole žádná sada.
error-first-turn-with-riichi = v první obrátce se vyhrává dřív, než lze ohlásit riichi.
error-first-turn-and-last-tile = v první obrátce nikdy nejde o poslední kámen.
error-first-turn-and-kong = oloupená čtveřice už první obrátku přerušila.
error-discarder-by-draw = při výhře ze zdi nikdo neodhazuje.
error-discarder-is-winner = vítěz nemůže být ten, kdo kámen odhodil.
error-feeder-is-winner = vítěz nemůže ručit za vlastní ruku.
error-claim-does-not-win = jedna z hlášených rukou nevyhrává.
error-seat-claims-twice = jeden hráč si odhozený kámen nárokuje dvakrát.
error-bets-missing = na stole je méně sázek, než kolik vítězů hlásilo riichi.
error-bad-seat = místo { $seat } u tohoto stolu není; jsou u něj místa { $seats }.
error-bad-seat-number = takové místo u tohoto stolu není.
error-seat-missing = chybí hodnota ruky na místě { $seat }.

# Domácí pravidla
error-house-not-toml = soubor domácích pravidel není TOML: { $problem }.
error-house-no-base = soubor domácích pravidel neříká, z čeho vychází; napište například base = "ema-riichi".
error-house-unknown-key = v souboru domácích pravidel nemůže být „{ $key }“; může tam být: { $known }.
error-house-bad-value = „{ $key }“ musí být { $right ->
        [text] text v uvozovkách
        [number] celé číslo
        [list] seznam jmen jako ["tanyao"]
       *[table] tabulka, jejíž klíče stojí pod nadpisem v hranatých závorkách
    }.
error-house-bad-id = „{ $id }“ nemůže být označení; použijte malá písmena bez diakritiky, číslice a spojovníky.
error-house-bad-price = cena „{ $name }“ je číslo od 0 do 100, dvojice jako {"{"} open = 1, concealed = 2 {"}"}, nebo false.
error-house-many-prices = „{ $name }“ tu má několik cen a jedinou hodnotou je změnit nelze.
error-house-many-patterns = domácí pravidla mohou mít nejvýše { $most } vlastních kombinací.
error-house-unsound = podle těchto pravidel se nedá hrát: body nebo kameny by nesouhlasily.
house-of = Domácí pravidla; vycházejí z pravidel „{ $base }“.
error-house-bad-pattern = vlastní kombinace se nemůže jmenovat „{ $name }“; použijte malá písmena bez diakritiky, číslice a podtržítka, a jméno, které v katalogu není.
error-house-bare-pattern = u kombinace „{ $name }“ chybí, co to je (is), nebo jakou má hodnotu (open, concealed).
error-long-expression = výraz je příliš dlouhý; vejde se nejvýše { $most } znaků.
error-bad-expression = výraz se nedá přečíst od { $column }. znaku: chybí tam slovo, operátor či závorka, nebo tam některé z nich nepatří.
error-expression-unknown = { $what ->
        [pattern] kombinace
        [form] tvar ruky
        [role] úloha výherního kamene
        [template] šablona
        [tag] druh hodnoty
       *[word] slovo
    } „{ $name }“ ({ $column }. znak výrazu) neexistuje; možná: { $known }.
error-expression-sorts = části výrazu „{ $part }“ ({ $column }. znak) k sobě nepatří: { $left ->
        [truth] pravda
        [number] číslo
        [kinds] druhy kamenů
        [sets] složení sad
        [text] text
       *[place] volná barva nebo hodnota
    } se takto { $right ->
        [none] nedá popřít
        [truth] nedá spojit s pravdou
        [number] nedá spojit s číslem
        [kinds] nedá spojit s druhy kamenů
        [sets] nedá spojit se složením sad
        [text] nedá spojit s textem
       *[place] nedá spojit s volnou barvou nebo hodnotou
    }; čísla nejprve porovnejte (count(pungs) >= 2), na druhy se ptejte pomocí any_of(…) a barvu svažte pomocí exists_suit(…).
error-unknown-pattern = kombinace „{ $name }“ v katalogu není; možná: { $known }.
error-house-not-one-of = „{ $key }“ nemůže být „{ $value }“; na výběr: { $known }.
error-house-built-in-id = „{ $id }“ je označení vestavěných pravidel; dejte těmto vlastní, například id = "{ $id }-klub".
error-house-same-name = „{ $name }“ se už jmenuje kombinace „{ $other }“; pojmenujte tuto jinak.
error-house-bad-worth = „{ $key }“ je { $value }; hodnotou kombinace je celé číslo od 0 do { $most }.
error-rules-bad-name = „{ $name }“ nemůže být jméno; jméno má nejvýš { $most } znaků na jednom řádku a něco je v něm vidět.
error-expression-deep = výraz je zanořen příliš hluboko; čte se nejvýš { $most } úrovní, spojte proto jeho části vedle sebe.
error-expression-kinds = { $part } neoznačuje druhy kamenů ({ $column }. znak výrazu); napište hodnoty a za ně barvu m, p, s nebo z, jako v "19m567z".
error-expression-chain = „{ $part }“ porovnává víc než dvě věci ({ $column }. znak výrazu); napište každé porovnání zvlášť, jako v 1 < chow_count and chow_count < 4.
error-expression-not-said = „{ $part }“ ve výrazu stát nemůže ({ $column }. znak); skládá se ze slov, celých čísel, & | ~ (and, or, not), + a porovnání == != < <= > >=.
error-expression-call = „{ $part }“ se nedá přečíst ({ $column }. znak výrazu); píše se jako v { $right }.
error-expression-asks-nothing = „{ $part }“ se ruky na nic neptá; výraz je pravda, číslo nebo druhy kamenů, které závisejí na ruce, například any_of(pairs & DRAGONS).
error-expression-combining = „{ $part }“ ({ $column }. znak výrazu) se ptá na { $asked }, ale { $sets ->
        [2] dvě sady
       *[3] tři sady
    } samy o sobě mají jen chows, pungs a chow_count; celou ruku vidí pouze combining(4, …).
error-bad-case = případ { $row } není vyhraná ruka o čtrnácti kamenech.

# Zveřejněná znění
revision-1 = Pravidla taková, jaká byla, když se znění začala zveřejňovat.
revision-2 = Zjištění z listopadu 2026: rozhodnutí D-64 a D-72 až D-91.
