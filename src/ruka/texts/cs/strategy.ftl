help-element = Které kameny doplní část ruky a kolik jich zbývá (002, elementy).
help-potential = Kolik kamenů ruce chybí k výhře, z čeho se skládá a zda útočit, čekat nebo se bránit (002).
help-danger = Zda může někdo vyhrát na odhozený kámen, když jsou tyto kameny vidět.
help-reading = Co hráč sbírá a zda má připravenou ruku, podle jeho odhozů a sad (002).
help-element-tiles = Kameny jedné barvy, například 788m. S --jsonl: soubory s otázkami.
help-danger-tile = Kámen, například 9m. S --jsonl: soubory s otázkami.
help-discards = Odhozy po pořádku, například 3z7z37p148s. S --jsonl: soubory s otázkami.
help-turn = Kolikátý tah to je.
help-danger-rules = Pravidla, jejichž tvary a kameny platí; jinak čtyři sady a pár.
help-sets = Sady na stole, například "[123s] [777z]".
help-reading-seat = Vítr tohoto hráče.
help-passed = Kameny, které hráč mohl vzít do postupky a nevzal.
help-cuts = Pro každý odhoz písmeno: h z ruky, d právě dobraný, . není známo.

element-total = { $count ->
    [0] Jedním kamenem se nedoplní.
    [one] doplní ho { $count } kámen:
    [few] doplní ho { $count } kameny:
   *[other] doplní ho { $count } kamenů:
 }
element-accepts = { $count }:
potential-needed = { $count ->
    [0] ruka je kompletní
    [one] k výhře chybí { $count } kámen
    [few] k výhře chybějí { $count } kameny
   *[other] k výhře chybí { $count } kamenů
 }
potential-sets = sady
potential-elements = elementy
potential-lone = osamělé kameny
plan-attack = Útočte: hrajte od začátku na výhru.
plan-wait = Vyčkejte, co přijde, a buďte připraveni výhru vzdát.
plan-defend = Braňte se a hrajte na nerozhodný konec.
danger-safe = Bezpečný: vyhrát na něj nemůže žádná ruka.
danger-shapes = Mohou na něj čekat:
danger-forms = Mohou jím vyhrát i tvary:
reading-player = tento hráč
reading-suits = sbírá: { $suits }
reading-suit = { $half ->
    [low] nízká čísla ({ $suit ->
        [m] znaky
        [p] kola
       *[s] bambusy
     })
    [high] vysoká čísla ({ $suit ->
        [m] znaky
        [p] kola
       *[s] bambusy
     })
   *[all] { $suit ->
        [m] znaky
        [p] kola
       *[s] bambusy
     }
 }
reading-no-suit = Z odhozů není vidět, co sbírá.
reading-ready = Ruka je nejspíš připravená.
reading-near = Nejspíš má k připravené ruce blízko.
reading-not-ready = Nic nenasvědčuje tomu, že by ruka byla připravená.

error-not-an-element = element jsou jen kameny z ruky, bez sad, květin a výherního kamene.
error-element-of-one-suit = element je z jedné barvy, a tyto kameny jsou z několika: { $suits }.
error-bad-turn = tah { $value } neexistuje; první má číslo 1.
error-one-tile = ptejte se na jeden kámen, ne na { $size }.
error-bad-cuts = každý odhoz (celkem { $expected }) má své písmeno h, d nebo tečku; napsáno jich je { $actual }.
error-only-sets = sem patří jen sady v závorkách, například [123s] [777z].
error-nothing-asked = napište, na co se ptáte ({ $asked ->
    [tiles] kameny jedné barvy
    [hand] ruka
    [tile] kámen
   *[discards] odhozy
 }), nebo --jsonl.
