# The table
error-illegal-action = tento tah teď není možný.
error-hand-not-over = rozdání se ještě hraje.
error-no-such-hand = takové rozdání není; rozdání se počítají od 1 a zatím jich je { $hands }.
error-bad-wall = zeď je příliš krátká, příliš dlouhá nebo z jiných kamenů.
error-other-rules = pravidla a průběh stolu k sobě nepatří.
error-tables-not-begun = hry u těchto stolů ještě nezačaly; nejdřív je zahajte.
error-tables-busy = u těchto stolů právě hraje jiné vlákno; počkejte na ně.
error-unknown-action = tah „{ $name }“ neexistuje; na výběr: { $known }.
error-bad-action-tile = „{ $tile }“ není kámen ani sada pro tento tah.
error-no-wall = není z čeho rozdávat: chybí zeď.
error-bad-seed = semínko je text, nebo celé číslo o nejvýše { $most } číslicích.
error-bad-start = tady na hru navázat nelze: kolo, rozdávající, počítadla nebo body prvního rozdání do této hry nepatří.
error-start-rules = podle { $rules } nelze na hru navázat uprostřed: o tom, kdo rozdává nebo kdo vyhraje, rozhoduje to, co bylo předtím.

# Proč je tah odmítnut
error-wrong-seat = místo { $seat } neexistuje; místa jsou 0 až { $most }.
error-no-such-seat = místo { $seat } neexistuje; místa jsou 0 až { $last }.
error-game-over = hra skončila.
error-not-your-turn = na tahu je místo { $seat }.
error-own-turn = jste na tahu: odhoďte kámen nebo ohlaste kan či výhru.
error-others-may-claim = ostatní ještě rozhodují, zda si váš kámen vezmou.
error-not-asked = toto místo teď nerozhoduje o ničem.
error-only-show-or-hide = nikdo nevyhrál; tenpai lze jen ukázat, nebo skrýt.
error-tile-not-held = takový kámen nemáte: { $tile }.
error-not-the-drawn-tile = { $tile } není kámen, který jste si právě dobrali.
error-only-the-drawn-tile = jediný takový kámen jste si právě dobrali a odhazuje se jako dobraný: { $tile }.
error-riichi-drawn-only = po riichi lze odhodit nebo odložit jen dobraný kámen: { $tile }.
error-swap-calling = tento kámen nelze hned po hlášení odhodit, sada by se jen vyměnila (kuikae): { $tile }.
error-no-riichi-rule = v těchto pravidlech riichi není.
error-riichi-already = riichi už jste ohlásili.
error-riichi-open-hand = riichi vyžaduje skrytou ruku a vy máte hlášenou sadu.
error-riichi-few-tiles = k riichi musí být ve zdi aspoň tolik kamenů: { $needed }; zbývá { $left }.
error-riichi-few-points = k riichi je třeba aspoň { $needed } bodů a vy máte { $points }.
error-not-ready = po odhození tohoto kamene není ruka v tenpai: { $tile }.
error-nothing-drawn = to lze jen s dobraným kamenem, ne hned po hlášení.
error-not-complete = tento kámen vaši ruku nedoplní: { $tile }.
error-no-yaku = ruka je kompletní, ale nemá žádné yaku; dora yaku není.
error-below-minimum = yaku mají hodnotu { $fan } a nejméně je třeba { $needed }; dory se nepočítají.
error-too-little = { $unit ->
    [values] ruka má bez květin a období { $had ->
        [one] { $had } bod
        [few] { $had } body
       *[other] { $had } bodů
     } a nejméně je jich třeba { $needed }.
   *[faan] ruka má { $had } { $unit } a nejméně je třeba { $needed }.
 }
error-furiten-discarded = furiten: odhodili jste kámen, na který čekáte ({ $tile }), a tak můžete vyhrát jen kamenem ze zdi.
error-furiten-passed = furiten: nechali jste projít výherní kámen, a tak teď nemůžete vyhrát z odhozu.
error-rob-concealed-kong = na kámen skrytého kanu může vyhrát jen třináct sirotků.
error-not-four = skrytý kan vyžaduje čtyři stejné kameny v ruce: { $tile }.
error-not-three = tento kan vyžaduje tři stejné kameny v ruce: { $tile }.
error-no-pung = nemáte hlášený pon, který by šlo doplnit tímto kamenem: { $tile }.
error-kong-after-claim = hned po hlášení se odhazuje; kan lze ohlásit až po dalším dobrání.
error-riichi-kong = po riichi se kan tvoří jen dobraným kamenem a jen tam, kde v ruce nic nezmění.
error-four-kongs = víc kanů než { $most } být nemůže; na další není doplňující kámen.
error-no-replacement = poslední kámen je dobraný; doplňující kámen už není.
error-no-nuki-rule = v těchto pravidlech se severy neodkládají.
error-no-nine-orphans-rule = v těchto pravidlech devět sirotků rozdání neukončuje.
error-few-orphans = je třeba devět různých hraničních a zvláštních kamenů; v ruce: { $count }.
error-not-first-turn = to lze jen v první obrátce, než někdo něco ohlásí.
error-no-open-discipline = tato pravidla chybná hlášení rovnou odmítají; jsou možná jen při otevřené kázni.
error-no-penalty = za to tato pravidla žádnou pokutu nemají.
error-nothing-to-take-back = vzít zpět jde jen právě vyloženou sadu, a to před odhozem.
error-dead-hand = ruka je mrtvá: jen odhazuje.
error-own-tile = { $tile } je váš vlastní kámen.
error-sits-out = toto místo v tomto rozdání nehraje.
error-must-win = po riichi musíte vyhrát prvním kamenem, který ruku dokončí.
error-riichi-kong-never = po riichi se ruka nesmí měnit: žádný kan.
error-riichi-kong-stays-ready = po riichi se kan tvoří jen dobraným kamenem a jen tam, kde ruka zůstane v tenpai.
error-rob-no-kong = tento kan nelze oloupit.
error-barred = po přestupku teď vyhrát nesmíte.
error-passed-in-riichi = po riichi jste nechali projít výherní kámen, a tak v tomto rozdání nemůžete vyhrát.
error-only-ron = na tento kámen lze jen vyhrát, do sady ho vzít nelze: { $tile }.
error-riichi-no-claims = po riichi se sady nehlásí.
error-last-tile = na poslední odhoz lze jen vyhrát, do sady ho vzít nelze.
error-no-chows-rule = v těchto pravidlech se postupky nehlásí.
error-chow-from-left = postupku lze hlásit jen od hráče po levici.
error-no-such-set = { $tiles } a { $tile } takovou sadu netvoří.
error-nothing-to-discard = po tomto hlášení by nezbylo nic, co lze odhodit.

# Záznamy
error-line = řádek { $line }: { $reason }
error-not-a-record = toto není záznam hry z ruky.
error-record-version = záznam má verzi { $version }; tato ruka čte verze do { $known }.
error-record-other-rules = pravidla { $rules } se od pořízení záznamu změnila.
error-record-differs = „{ $field }“ je { $told }, ale pravidla vedou k { $ours }.
error-event-differs = událost { $event } ({ $type }): podle záznamu je „{ $field }“ { $told }, ale pravidla vedou k { $ours }.
error-record-goes-on = hra tady končí, ale záznam pokračuje.
error-unknown-event = událost „{ $name }“ neexistuje.
