rules-hong-kong = Hongkongská pravidla: květiny a období, faany podle tabulky, limit se přičítá, platí všichni a kdo odhodil, dvojnásob.

option-minimum_faan = Kolik faanů musí ruka mít, aby mohl hráč zavřít; limitní ruka zavře vždy.

decision-D-40 = Počet bodů na začátku zdroj neuvádí: 1000, lze změnit.
decision-D-41 = Tři malí draci: trojice draků už jsou v jejich hodnotě zahrnuty.
decision-D-42 = Limit se přičítá k bodům za faany a není stropem; každá limitní ruka přidá 64 bodů.
decision-D-45 = Dvě čtveřice za sebou: 4 faany místo 1 za doplňující kámen.
decision-D-73 = Doplňujícím kamenem je každý kámen dobraný z mrtvé zdi, i ten za květinu; květina mezi dvěma čtveřicemi je nerozděluje.
decision-D-74 = Za ostatní platí ten, kdo kámen odhodil; kámen přiložený ke čtveřici a okradený odhozený není.
