# Gra z pomocą: trener przy każdej decyzji, dopóki jest potrzebny.
helping-hint = Podpowiedź
helping-set-hintsFade = Podpowiedzi zanikają
helping-set-hintsFade-text = To, co już dobrze robisz, trener podpowiada dopiero na prośbę; po wyraźnych błędach podpowiedzi wracają.
helping-better = Lepiej:
helping-faded = { $known ->
    [none] Trener pomaga we wszystkim
   *[some] Bez podpowiedzi: { $quiet } z { $kinds } rodzajów decyzji
 }
helping-kind-discard = Odrzuty
helping-kind-defence = Odrzuty w zagrożeniu
helping-kind-claim = Przejęcia
helping-kind-riichi = Riichi
helping-kind-win = Wygrane
helping-kind-other = Inne decyzje
helping-waits = na prośbę
helping-speaks = podpowiada sam
helping-begin = Podpowiadaj znowu we wszystkim
helping-title = Graj z pomocą
helping-text = Z początkującymi i bez zegara. Przy każdej decyzji trener mówi, co by zrobił i dlaczego; to, co robisz dobrze, wkrótce zostawia tobie, a po wyraźnych błędach znowu się odzywa.
helping-rules = Zasady
helping-go = Graj z pomocą
