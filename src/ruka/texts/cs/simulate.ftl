help-simulate = Nechat boty odehrát mnoho her a shrnout je.
help-simulate-rules = Označení pravidel oddělená čárkami, jak je ukazuje „ruka rules list“; all hraje všechna.
help-games = Počet her.
help-bots = Kdo hraje: greedy (hladově), random (náhodně), expert, club, novice, mjai:COMMAND (program), python:MODULE:NAME (třída), nebo čárkami oddělení hráči pro jednotlivá místa.
help-simulate-records = Složka pro záznam každé hry; hry se pak hrají u stolů, což trvá déle.
help-seed = Libovolné slovo nebo číslo; stejné semínko dá stejné hry.
help-jobs = Počet jader procesoru; 0 znamená všechna.
help-duplicate = Porovnat dva hráče: každá hra se hraje znovu se stejnými zdmi a vyměněnými místy.
help-simulate-out = Zapsat řádek za každé rozdání do souboru SOUBOR.parquet nebo SOUBOR.jsonl.
help-resume = Pokračovat v běhu z --out tam, kde byl přerušen.
help-plot = Nakreslit výsledky do SOUBOR.svg nebo SOUBOR.png.

error-no-games = je třeba aspoň jedna hra.
error-bad-jobs = počet jader nemůže být záporný; 0 znamená všechna.
error-unknown-bot = hráč „{ $name }“ neexistuje; na výběr: { $known }.
error-wrong-bots = zadejte jednoho hráče pro všechna místa, nebo { $players }, pro každé místo jednoho; zadáno jich je { $count }.
error-hands-format = přípona souboru { $file } není známá; rozdání se zapisují do .parquet nebo .jsonl.
error-unknown-picture = přípona souboru { $file } není známá; obrázky jsou .svg nebo .png.
error-no-pyarrow = Parquet zapisuje PyArrow, který není nainstalován; nainstaluje ho: pip install 'ruka[data]'. Řádky JSON (.jsonl) nepotřebují nic.
error-no-typst-png = PNG kreslí Typst, který není nainstalován; nainstaluje ho: pip install 'ruka[pdf]'. Obrázek .svg nepotřebuje nic.
error-out-exists = soubor { $file } už existuje; zvolte jiný, nebo ho nejdřív smažte.
error-unfinished-run = v { $folder } leží nedokončený běh; pokračujte s --resume, nebo složku smažte.
error-other-run = nedokončený běh je jiný: { $name } je tam { $begun }, a teď { $asked }.
error-broken-run = obsah { $folder } nejde přečíst; po smazání složky lze začít znovu.
error-resume-without-out = uveďte soubor běhu, ve kterém se má pokračovat: --out SOUBOR.

simulate-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
 }
simulate-hands = { $count ->
    [one] { $count } rozdání
    [few] { $count } rozdání
   *[other] { $count } rozdání
 }
simulate-decisions = { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
 }
simulate-seed = semínko { $seed }
simulate-pace = za sekundu { $games } a { $decisions }
simulate-working = Hraje se
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, maximumFractionDigits: 0) }
simulate-place = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

simulate-won = rozdání s výhrou
simulate-by-draw = z výher kamenem ze zdi
simulate-drawn = zeď došla
simulate-aborted = předčasně ukončeno
simulate-value = průměrná výhra
simulate-interrupted = Přerušeno; co je odehráno, zůstává, a stejný příkaz s --resume pokračuje.
simulate-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-deal-ins = hráč hodí výherní kámen
simulate-discards = odhozů v rozdání
simulate-duplicate = { $first } proti { $second }: { $walls ->
    [one] { $walls } hra
    [few] { $walls } hry
   *[other] { $walls } her
 } dvakrát se stejnými zdmi a vyměněnými místy
duplicate-points = body za hru a místo
duplicate-place = pořadí
duplicate-narrower = Body jsou známy na ± { $margin }; stejně her s vlastními zdmi by dalo ± { $apart }, tedy { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) }krát tolik.
duplicate-same = Hráče nic neodlišuje: každá hra končí s vyměněnými místy stejně.

chart-title = Simulované hry
chart-ends = Jak rozdání končí
chart-by-draw = výhra kamenem ze zdi
chart-by-discard = výhra odhozeným kamenem
chart-drawn = zeď došla
chart-aborted = předčasně ukončeno
chart-rates = Jeden hráč v rozdání
chart-wins = vyhraje
chart-deals-in = hodí výherní kámen
chart-values = { $rules }: hodnota výher, průměrně { NUMBER($value, maximumFractionDigits: 1) }
chart-patterns = { $rules }: výhry s jednotlivými kombinacemi
chart-small-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 3) }

column-seat = místo
column-bot = hráč
column-points = body
column-place = pořadí
column-wins = výhry
column-deal-ins = nahozeno
column-riichi = riichi
column-value = průměrná výhra
simulate-wrong = Nezdařené odpovědi, za které hrála ruka: { $count }. Proč, říkají záznamy (--records).
