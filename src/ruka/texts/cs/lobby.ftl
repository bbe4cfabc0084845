# Herna, diváci a ti, kdo odcházejí

error-not-watched = tuto hru nelze sledovat.

person-left = { $name }: odchod od stolu. Dál hraje bot a místo zůstává volné pro návrat až do konce hry.
person-gone = { $name }: ztracené spojení. Do návratu hraje bot.
person-late = { $name }: opakovaně vypršel čas. Do návratu hraje bot.
person-back = { $name } je zpět u stolu.

# Co herna odmítá
error-rated-sign-in = hodnocené hry jsou pro hráče s účtem: nejdřív se přihlas.
error-rated-house = hodnocené hry se hrají podle pravidel, která znají všichni, ne podle domácích.
error-rated-clock = hodnocená hra potřebuje hodiny.
error-no-quick-rules = pro tolik hráčů tu taková pravidla nejsou.
error-game-void = od této hry na deset minut odešli všichni hráči, takže je neplatná a nikomu se nepočítá.
error-table-closed = všichni odešli dřív, než hra začala, a stůl se zavřel.
error-not-friends = pozvat lze jen přátele; ostatním pošli odkaz.
