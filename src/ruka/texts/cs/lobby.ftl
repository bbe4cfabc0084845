# Herna, diváci a ti, kdo odcházejí

error-not-watched = tuto hru nelze sledovat.

person-left = { $name }: odchod od stolu. Dál hraje bot a místo zůstává volné pro návrat až do konce hry.
person-gone = { $name }: ztracené spojení. Do návratu hraje bot.
person-late = { $name }: opakovaně vypršel čas. Do návratu hraje bot.
person-back = { $name } je zpět u stolu.
