# Stůl s lidmi: co odmítá
error-wrong-seats = tato hra je pro tolik hráčů: { $players }.
error-started = hra už začala.
error-table-full = u tohoto stolu není volné místo.
error-seat-taken = toto místo je obsazené.
error-name-taken = hráč jménem { $name } už tu sedí; zvolte jiné jméno.
error-only-host = hru spouští ten, kdo stůl založil.
error-only-watching = jen se díváte; to smějí pouze hráči.
error-away = hraje za vás bot; nejdřív se vraťte na své místo.
error-old-question = tato otázka už neplatí.
error-between-hands = rozdání skončilo a další ještě nezačalo.
error-no-result = teď není žádný výsledek k přečtení.
error-no-hints = u tohoto stolu se neradí.
error-not-over = to lze až po skončení hry.
error-table-stopped = stůl se kvůli chybě zastavil; nic z toho, co jste viděli, se neztratilo.

# … a co říká všem
bot-failed = { $name }: bot selhal; stůl za něj nic nebere nebo odhodí dobraný kámen a hraje se dál.
