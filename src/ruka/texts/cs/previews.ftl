# Co o sobě odkaz řekne jinde
preview-open = { $names } · { $count ->
    [one] { $count } volné místo: posaďte se a hrajte!
    [few] { $count } volná místa: posaďte se a hrajte!
   *[other] { $count } volných míst: posaďte se a hrajte!
}
preview-played = Právě hrají: { $names }.
preview-replay = Hra tah po tahu: { $names }.
preview-title = Mahjong podle všech pravidel
preview-home = Mahjong v prohlížeči podle všech pravidel: sami proti botům, s přáteli nebo v herně, bez účtu. Naučíte se ho od prvního kamene a každý výsledek se vysvětlí.
preview-waits = Všechny tvary, ve kterých ruka čeká, od jediného kamene po devítistranný, a kolik kamenů ještě zbývá.
preview-calculator = Kolik má tahle ruka bodů? Jakákoli ruka podle jakýchkoli pravidel, spočítaná řádek po řádku a vysvětlená.
preview-leaders = Kdo hraje nejlépe: ratingy z her mezi lidmi pro každou skupinu pravidel.
