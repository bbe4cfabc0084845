# První hra: co se říká někomu, kdo ještě neviděl kámen.
first-title = Vaše první hra
first-place = Krok { $place } z { $places }
first-next = Dál
first-stop = Skončit

first-welcome = { $seats ->
    [duel] Vítejte u stolu. Sedíte dole, soupeř proti vám. Jste východ, takže začínáte.
   *[table] Vítejte u stolu. Sedíte dole a po vás hraje soused po pravici. Jste východ, takže začínáte.
}
first-tiles = Před vámi stojí vaše kameny. Tři barvy mají čísla od 1 do 9: na kolech 234p a bambusech 234s číslo spočítáte, na znacích 234m je napsané čínsky. Pták je jednička bambusů: 1s.
first-honours = Ostatní kameny číslo nemají: větry východ, jih, západ a sever 1234z a tři draci, bílý, zelený a červený 567z. Každý kámen je ve hře čtyřikrát, takže s každým odhozeným jich zbývá o jeden méně.
first-aim = Cílem je složit jako první úplnou ruku ze 14 kamenů: čtyři sady a pár. Sada jsou tři kameny jedné barvy za sebou, třeba 234m (chi), nebo tři stejné, třeba 777z (pon).
first-hand = { $game ->
    [international] Prohlédněte si svou ruku. 234s už je chi, 99s je pár. 67s a 56s chybí po jednom kameni, 77z třetí stejný. 1m a 3z jsou samy: takové kameny se odhazují první.
   *[usual] Prohlédněte si svou ruku. 234m už je chi, 99p je pár. 67p a 56s chybí po jednom kameni, 77z třetí stejný. 1s a 3z jsou samy: takové kameny se odhazují první.
}
first-discard = Kdo je na tahu, dobere kámen a jeden odhodí. Právě jste dobrali 4z, osamělý vítr, který se k ničemu nehodí. Odhoďte ho: klepněte na něj, na dotykové obrazovce ještě jednou.
first-pung = Někdo odhodil 7z a vy držíte dva. Kdo má dva stejné kameny, smí si třetí vzít, ať ho odhodil kdokoli. Vezměte si ho.
first-after-pung = Pon leží vyložený vedle vaší ruky a všichni ho vidí. Kámen jste si vzali, takže nedobíráte, ale odhodit musíte: 3z je sám.
first-chow = { $seats ->
    [duel] Soupeř odhodil 4s, přesně to, co vašim 56s chybí. Vezměte si ho na chi.
   *[table] Soused po levici odhodil 4s, přesně to, co vašim 56s chybí. Na chi si smíte vzít jen to, co odhodí soused po levici. Vezměte si ho.
}
first-ready = Odhoďte { $tile } a vaše ruka čeká: chybí už jen jeden kámen.
first-worth-riichi = Vyhrát smí jen ruka, která má aspoň jedno yaku, tedy kombinaci, která se počítá. Váš pon draků jí je.
first-worth-classical = Tady vyhrává každá úplná ruka; pon draků její body zdvojnásobí.
first-worth-hong-kong = Váš pon draků je kombinace, která se počítá.
first-worth-international = Tady musí mít ruka hodnotu aspoň 8 bodů. Vaše ji má: skládá se z jediné barvy a draků.
first-worth-video = Vyhrát smí jen ruka, která má aspoň jedno yaku, tedy kombinaci, která se počítá. Váš pon draků jí je.
first-wait = { $tile } nepomůže. Odhoďte ho a čekejte na svůj kámen; můžete si ho dobrat, nebo ho někdo odhodí.
first-win = A je to tady! Někdo odhodil kámen, na který čekáte. Ohlaste výhru.

first-ended = Vyhráli jste své první rozdání!
first-ended-text = Níže je řádek po řádku vidět, jakou má ruka hodnotu a kdo platí.
first-value-riichi = Kombinace (yaku) se počítají ve fanech, sady a způsob výhry v minibodech; obojí dohromady dá body a všechny je zaplatí ten, kdo kámen odhodil.
first-value-classical = Body dává výhra a sady a každý dabl je zdvojnásobí. Platí vám všichni, a protože jste východ, platí dvakrát tolik.
first-value-hong-kong = Kombinace se počítají ve faanech a tabulka z nich udělá body. Platí vám všichni a nejvíc ten, kdo kámen odhodil.
first-value-international = Body přidává každá hodnota, kterou ruka má. Něco vám platí všichni a ten, kdo kámen odhodil, k tomu zaplatí body ruky.
first-value-video = Kombinace (yaku) se počítají ve fanech, sady a způsob výhry v minibodech; obojí dohromady dá body a zaplatí je soupeř.
first-words = Podtržené slovo se vysvětlí, když na něj ukážete nebo klepnete.
first-ended-next = Teď si zahrajte s nápovědou: u každého tahu uvidíte, co by udělal dobrý hráč a proč. Čím lépe vám to půjde, tím méně bude mluvit.
first-help = Hrát s nápovědou
first-learn = Učit se dál
first-offer = Vaše první hra
first-offer-text = Jedno připravené rozdání krok za krokem, potom celé hry s nápovědou.
first-game-riichi = Riichi
first-game-classical = Klasická pravidla
first-game-hong-kong = Hongkongská pravidla
first-game-international = Mezinárodní pravidla
first-game-video = Videomahjong pro dva
