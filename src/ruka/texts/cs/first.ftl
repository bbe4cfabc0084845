# První hra: co se říká někomu, kdo ještě neviděl kámen.
first-title = Vaše první hra
first-place = Krok { $place } z { $places }
first-next = Dál
first-stop = Skončit

first-welcome = { $seats ->
    [duel] Vítejte u stolu. Sedíte dole, soupeř proti vám. Jste východ, takže začínáte.
   *[table] Vítejte u stolu. Sedíte dole a na řadu se chodí doprava od vás. Jste východ, takže začínáte.
}
first-tiles = Před vámi stojí vaše kameny. Tři barvy mají čísla od 1 do 9: znaky 123m, kola 123p a bambusy 123s. Ostatní jsou větry 1234z a draci 567z.
first-aim = Cílem je složit jako první úplnou ruku ze 14 kamenů: čtyři sady a pár. Sada jsou tři kameny jedné barvy za sebou, třeba 234m (chi), nebo tři stejné, třeba 777z (pon).
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
first-ended-text = Níže vidíte, jakou má vaše ruka hodnotu a kdo platí. Teď si zahrajte s nápovědou: u každého tahu uvidíte, co by udělal dobrý hráč a proč.
first-help = Hrát s nápovědou
first-learn = Učit se dál
first-offer = Vaše první hra
first-offer-text = Jedno připravené rozdání, krok za krokem, za několik minut.
first-game-riichi = Riichi
first-game-classical = Klasická pravidla
first-game-hong-kong = Hongkongská pravidla
first-game-international = Mezinárodní pravidla
first-game-video = Videomahjong pro dva
