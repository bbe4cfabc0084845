rules-modern-japanese = Moderní japonská pravidla (riichi) z české příručky: starší a jednodušší než EMA, sázka 100 bodů, limit 2000.

option-minimum_han = Kolik hanů musí ruka mít, aby mohl hráč zavřít; hany za kameny dora se nepočítají.
option-open_dora = Dora se počítá i v otevřených sadách.
option-furiten = Odhozeným kamenem nelze zavřít, pokud hráč předtím odhodil týž kámen, nebo kterýkoli čekaný kámen.

decision-D-50 = Dora se počítá jen ve skrytých sadách a v páru; sada doplněná odhozeným kamenem je otevřená, jak ji zdroj vymezuje. Otevřené sady jsou volba.
decision-D-51 = Sedm párů za 400 bodů: 25 fu a 2 hany; další hany se přidávají.
