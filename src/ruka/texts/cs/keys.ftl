# Ruka: jak se kameny odhazují a řadí a která klávesa co dělá
keys-hand = Ruka
keys-one-tap = Odhodit jedním klepnutím
keys-one-tap-text = Na dotykové obrazovce. Jinak první klepnutí kámen zvedne a druhé ho odhodí; odhodit jde i švihnutím nahoru.
keys-two-clicks = Odhodit dvěma kliknutími
keys-two-clicks-text = S myší. První kliknutí kámen zvedne, druhé ho odhodí.
keys-moment = Chvilka na vrácení odhozu
keys-moment-none = žádná
keys-moment-of = { $seconds } s
keys-moment-text = Ostatní uvidí kámen až po ní; když dochází čas, nečeká se nikdy.
keys-take-back = Vzít zpět
keys-order-told = { $tile }: nyní na { $place }. místě.
keys-order-sorted = Ruka se řadí sama. Chcete-li si ji uspořádat, řazení vypněte.

# Klávesy
keys-on = Klávesy u stolu
keys-on-text = Hraje se i písmeny a dalšími klávesami. Šipky, Tab a Enter fungují vždy.
keys-are-off = Klávesy jsou v nastavení vypnuté; šipky, Tab a Enter fungují dál.
keys-text = Vyberte, co se má udělat, a stiskněte klávesu.
keys-press = Stiskněte klávesu
keys-tiles = Kameny podle místa
keys-do-tile = odhodit { $place }. kámen
keys-do-undo = vzít odhoz zpět
keys-do-bet = vsadit na vlastní výhru (v herním automatu)
keys-kept = Klávesa { $key } slouží k pohybu a k tisknutí tlačítek. Zvolte jinou.
keys-taken = Klávesa { $key } už něco dělá: { $deed }.
keys-take = Použít ji zde
keys-reset = Obnovit původní klávesy
keys-space = Mezerník
