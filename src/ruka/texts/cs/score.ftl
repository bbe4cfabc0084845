help-score = Spočítat ruku podle pravidel a vysvětlit výsledek.
help-points = Body za daný počet minibodů a fan; bez nich bodovací tabulky.
help-rules = Pravidla: co říkají a čím se liší.
help-rules-list = Všechna pravidla a jejich označení.
help-rules-show = Co pravidla říkají: volby, ceník, limity, platby, rozhodnutí.
help-rules-diff = Čím se dvoje pravidla liší.
help-rules-table = Bodovací tabulky ke čtení nebo k tisku.

help-score-words = Označení pravidel a za ním ruka s vyhrávajícím kamenem za +, například ema-riichi 234m 66p [777z] 456s 78s +9s. S --jsonl: soubory s otázkami.
help-rules-id = Označení pravidel, jak ji ukazuje „ruka rules list“.
help-win = Výhra z odhozu (ron) nebo ze zdi (tsumo).
help-seat = Vítr vítěze.
help-round = Vítr kola.
help-riichi = Vítěz ohlásil riichi.
help-double-riichi = Riichi bylo ohlášeno v první obrátce.
help-ippatsu = Výhra během první nepřerušené obrátky po riichi.
help-last-tile = Výhra posledním kamenem ze zdi nebo posledním odhozem.
help-after-kong = Výhra doplňujícím kamenem po kanu.
help-robbing-kong = Výhra kamenem, kterým soupeř doplnil pon na kan.
help-first-turn = Výhra v první nepřerušené obrátce.
help-dora = Ukazatele dory, například 3m5z.
help-ura = Ukazatele ura dory; počítají se jen s riichi.
help-nuki = Počet odložených severů.
help-honba = Počet počítadel (honba) na stole.
help-sticks = Počet sázek riichi, které si vítěz bere ze stolu.
help-discarder = Kdo kámen odhodil; bez toho není známo, kolik kdo získal a ztratil.
help-pao = Kdo za ruku ručí.
help-flowers = Květiny a období vítěze, například 1f5f.
help-others = Ruka toho, kdo nevyhrál, například E=123m456p789s1155z; lze uvést vícekrát.
help-second-replacement = Výhra náhradním kamenem za druhý kan v tomtéž tahu.
help-multiplier = Tolikrát hodnota, místo větru vítěze a způsobu výhry.
help-option = Nastavit volbu pravidel; lze zadat vícekrát.
help-house = Soubor s domácími pravidly místo označení pravidel.
help-all-readings = Ukázat i řádky čtení, která prohrála.
help-terms = Názvy kombinací: ze zdrojů, nebo japonské.
help-html = Zapsat vysvětlení jako stránku do tohoto souboru.
help-fu = Počet minibodů; nezaokrouhlené se zaokrouhlí nahoru.
help-fan = Počet fan.
help-format = Text, nebo stránka HTML.

error-unknown-terms = názvy „{ $name }“ neexistují; na výběr: { $known }.
error-unknown-rules-near = pravidla „{ $name }“ neexistují; nemyslíte { $near }? Na výběr: { $known }.
error-no-rules = zadejte pravidla, například ema-riichi; všechna ukáže „ruka rules list“.
error-no-score-hand = za pravidla napište ruku, například ema-riichi 234m 66p [777z] 456s 78s +9s, nebo zadejte --jsonl.
error-bad-option-setting = „{ $setting }“ žádnou volbu nenastavuje; pište její jméno, rovnítko a hodnotu, například open_tanyao=true.
error-bad-other = „{ $text }“ není ruka dalšího hráče; napište vítr, rovnítko a kameny, například E=123m456p789s1155z.
error-unwritable-file = do souboru { $path } nelze zapsat.
error-dealer-is-not-east = rozdávající sedí na východě, a tato otázka říká něco jiného.
error-fu-and-fan = zadejte minibody i fan; minibody lze vynechat jen tam, kde na limit stačí samotné fan.

column-id = označení
column-name = název
column-players = hráči
column-source = zdroj
column-open = otevřená
column-concealed = skrytá
column-clause = odstavec
column-dealer-tsumo = východ, ze zdi
column-dealer-ron = východ, z odhozu
column-other-tsumo = ostatní, ze zdi
column-other-ron = ostatní, z odhozu
table-dealer-tsumo = Východ (tsumo): platí každý ze soupeřů
table-dealer-ron = Východ (ron): platí, kdo odhodil
table-other-tsumo = Ostatní (tsumo): platí každý z ostatních / východ
table-other-ron = Ostatní (ron): platí, kdo odhodil
table-limits = Limity
table-fan-native = fan
table-fan-japanese = han
