# Každá chyba je jedna věta začatá malým písmenem: může před ní stát místo.
error-place = na pozici { $column }: { $reason }

# Zápis
error-empty = chybí kameny; pište je jako 123m 456p 789s 11z 55z.
error-unknown-character = „{ $character }“ není kámen; barvy jsou m, p, s, z a f.
error-digits-without-suit = u { $digits } chybí barva; za číslice pište m, p, s, z nebo f.
error-suit-without-digits = před barvou { $suit } chybí číslice.
error-bad-rank = kámen { $tile } neexistuje; m, p a s mají 1 až 9 (0 je červená pětka), z má 1 až 7, f má 1 až 8.
error-fifth-tile = { $tile } je tu popáté; od každého druhu jsou čtyři kameny.
error-duplicate-flower = { $tile } je tu podruhé; od každé květiny je jeden kámen.
error-flower-in-set = květina { $tile } nemůže být součástí sady.
error-not-a-set = { $set } není chi, pon ani kan.
error-not-a-concealed-kong = { $set } není kan; mezi < a > patří čtyři stejné kameny.
error-nested-set = „{ $character }“ otevírá sadu uvnitř jiné sady.
error-unclosed-set = sada otevřená závorkou „{ $character }“ není uzavřená.
error-unopened-set = „{ $character }“ uzavírá sadu, která nebyla otevřena.
error-wrong-bracket = „{ $character }“ nepatří k závorce, která sadu otevřela.
error-winning-tile-twice = vyhrává se jedním kamenem, za „+“ jich je víc.
error-winning-tile-missing = za „+“ chybí kámen.
error-winning-tile-in-set = „+“ nemůže stát uvnitř sady.
error-winning-flower = květinou { $tile } se vyhrát nedá.
error-too-many-sets = v ruce { $limit ->
    [one] může být nejvýš { $limit } sada
    [few] mohou být nejvýš { $limit } sady
   *[other] může být nejvýš { $limit } sad
 }.
error-too-many-tiles = v ruce { $limit ->
    [one] může být nejvýš { $limit } kámen
    [few] mohou být nejvýš { $limit } kameny
   *[other] může být nejvýš { $limit } kamenů
 }; sada se počítá za tři.

# Otázky
error-wrong-tile-count = tato otázka se týká { $expected } kamenů a ruka jich má { $actual }; sada se počítá za tři.
error-tile-not-in-play = kámen { $tile } není ve hře.
error-no-form = z této ruky nelze udělat žádný z těchto tvarů; sada na stole vylučuje páry, sirotky i sešívané ruce.
error-winning-tile-not-held = výherní kámen { $tile } mezi kameny ruky není.
error-bad-visible = kamenů { $tile } by bylo vidět víc než čtyři, i s těmi v ruce.
error-bad-visible-length = viditelné kameny se zadávají jako { $expected } počtů, po jednom za druh, ne { $actual }.
error-bad-tile-code = { $value } není kód kamene; kódy jsou 0 až 44.
error-bad-meld = { $value } není sada.
error-bad-forms = { $value } není kombinace tvarů.
error-bad-kinds = { $value } není maska 34 druhů.
error-bad-counts = řádek { $row } není ruka; řádek má 3n+1 nebo 3n+2 kamenů, nejvýš 14 a od druhu čtyři.
error-bad-shape = pole musí být { $expected }.
error-tables-missing = na { $path } chybějí tabulky jádra; nainstalujte program ruka znovu.
error-tables-broken = tabulky jádra na { $path } patří k jiné verzi; nainstalujte program ruka znovu.

# Jména
error-unknown-form = tvar „{ $name }“ neexistuje; na výběr: { $known }.
error-unknown-tile-set = sada { $name } kamenů neexistuje; na výběr: { $known }.
error-unknown-tile = kámen „{ $name }“ neexistuje; na výběr: { $known }.
error-unknown-kind = otázka „{ $name }“ neexistuje; na výběr: { $known }.

# Příkazový řádek
error-bad-json = tento řádek není objekt JSON.
error-bad-field = pole „{ $field }“ chybí, nebo má hodnotu jiného typu.
error-no-hand = zadejte ruku, například 123m 456p 789s 11z 55z, nebo --jsonl.
error-unreadable-file = soubor { $path } nelze přečíst.
error-bad-form = uložená pravidla nelze přečíst u „{ $place }“.
error-form-unknown = uložená pravidla říkají u „{ $place }“ „{ $name }“, což tato verze nezná.
error-missing-extra = k tomu je potřeba balíček { $package }; nainstaluje ho: pip install 'ruka[{ $extra }]'.
error-long-form = pravidla jsou příliš dlouhá; vejde se nejvýše { $most } kB.
error-points-excluded = body za „{ $pattern }“ nemůže jiná kombinace vyloučit; dejte jejich ceně podmínku.
error-sets-not-fan = „{ $pattern }“ skládá sady dohromady, takže se musí počítat ve fanech.
error-rules-not-compiled = tato pravidla se do počítadla nevejdou: některý výraz je příliš složitý nebo číslo příliš velké.
error-rules-too-many = tato pravidla mají příliš mnoho { $what ->
        [prices] cen
        [combinations] kombinací, které skládají stejný počet sad
        [exclusions] vyloučení jednotlivých sad
        [constants] různých čísel a druhů ve výrazech
       *[operations] operací ve výrazech
    }; započítat se jich dá nejvýš { $most }.
error-deep-form = uložená pravidla jsou příliš složitá; nejvýše { $longest } hodnot, vnořených nejvýše { $deepest }krát.
error-form-not-canonical = uložená pravidla nejsou zapsána tak, jak se zapisují; neříkají jen to, v čem se liší od výchozích hodnot.
error-form-other-hash = pravidla v záznamu nejsou ta, která záznam jmenuje: jejich otisk je jiný.
error-bad-change = Stůl se tak teď změnit nedá.
error-not-now = Teď to nejde.
error-no-such-campaign = Taková hra v arkádě není.
error-wrong-campaign-key = Tahle hra v arkádě patří někomu jinému.
error-arcade-not-ready = Nový zápas teď začít nejde.
error-arcade-no-match = Právě se nehraje žádný zápas.
error-arcade-not-lost = Pokračovat lze jen po prohraném zápase.
error-no-continues = Na další pokračování už nezbývá žádný kredit.
error-shop-closed = Obchod je otevřený jen mezi koly a před vaším prvním odhozem.
error-item-owned = Tenhle předmět už máte; od každého lze mít jen jeden.
error-item-not-owned = Tenhle předmět nemáte.
error-item-not-now = Tenhle předmět teď použít nejde.
error-exchange-tiles = Vyměnit lze jen kameny, které držíte, kromě právě vytaženého.
error-too-few-points = Na to nemáte dost bodů: něco vám musí zbýt.
error-no-bets-now = Teď vsadit nejde.
error-bet-too-high = Vsadit lze nejvýše { $most }.
