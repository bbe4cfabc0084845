# Hra s nápovědou: trenér u každého rozhodnutí, dokud je ho třeba.
helping-hint = Rada
helping-set-hintsFade = Rady ustupují
helping-set-hintsFade-text = Co už zvládáte, k tomu se radí, až když si o to řeknete; po zřejmých chybách se rady vrátí.
helping-better = Lepší:
helping-faded = { $known ->
    [none] Trenér radí se vším
   *[some] Bez rad: { $quiet } z { $kinds } druhů rozhodnutí
 }
helping-kind-discard = Odhozy
helping-kind-defence = Odhozy v ohrožení
helping-kind-claim = Vyžádání
helping-kind-riichi = Riichi
helping-kind-win = Výhry
helping-kind-other = Ostatní rozhodnutí
helping-waits = až na požádání
helping-speaks = radí sám
helping-begin = Znovu radit se vším
helping-title = Hrát s nápovědou
helping-text = Proti začátečníkům a bez hodin. U každého rozhodnutí trenér řekne, co by udělal a proč; co vám jde, to vám brzy přenechá, a po zřejmých chybách se zase ozve.
helping-rules = Pravidla
helping-go = Hrát s nápovědou
