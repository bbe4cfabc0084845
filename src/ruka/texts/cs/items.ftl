# Předměty herního automatu, a co se o nich u stolu říká
arcade-item-exchange = Výměna
arcade-item-exchange-does = Vraťte z úvodní ruky kameny, které nechcete, a vezměte si jiné.
arcade-item-new_deal = Nové rozdání
arcade-item-new_deal-does = Dostanete jinou, lepší úvodní ruku.
arcade-item-sure_reach = Jistý reach
arcade-item-sure_reach-does = Hned první kámen, který si po reachi vezmete, ruku dokončí.
arcade-item-more_dora = Víc dor
arcade-item-more_dora-does = Otočí se další ukazatel dory.
arcade-item-peek = Nakouknutí
arcade-item-peek-does = Ukáže vám některé soupeřovy kameny.
arcade-item-lucky_draw = Šťastná ruka
arcade-item-lucky_draw-does = Příští kámen, který si vezmete, se vám bude hodit.
arcade-item-shield = Štít
arcade-item-shield-does = Vyhraje-li toto rozdání soupeř, nezaplatíte nic.
arcade-item-double = Dvojnásobek
arcade-item-double-does = Vyhrajete-li toto rozdání, dostanete dvojnásobek.

items-log-buy = { $who }: koupeno „{ $item }“ za { $points }.
items-log-use = { $who }: použito „{ $item }“.
items-log-got = { $who }: použito „{ $item }“, nové kameny: { $tiles }.
items-log-effect = „{ $item }“ působí.
items-log-bet = { $who }: sázka { $points } na vlastní výhru.
items-log-payout = { $who }: vyhraná sázka, { $points }.
