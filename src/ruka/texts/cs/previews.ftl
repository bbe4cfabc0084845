# Co o sobě odkaz řekne jinde
preview-open = { $names } · { $count ->
    [one] { $count } volné místo: posaďte se a hrajte!
    [few] { $count } volná místa: posaďte se a hrajte!
   *[other] { $count } volných míst: posaďte se a hrajte!
}
preview-played = Právě hrají: { $names }.
preview-replay = Hra tah po tahu: { $names }.
