help-ruka = Každý mahjong, ke kterému lidé usedají: ptejte se na ruce a počítejte je.
help-shanten = Jak daleko je ruka od tenpai, s užitečnými kameny (13) nebo odhozy (14).
help-waits = Které kameny doplní ruku o 13 kamenech a kolik jich zbývá.
help-readings = Všechna čtení kompletní ruky o 14 kamenech.
help-explore = Pište ruku a hned o ní všechno uvidíte.

help-hand = Kameny, například 123m 456p 789s 11z 55z; [777z] je sada na stole, <1111z> skrytý kan, +9s výherní kámen. S --jsonl: soubory s otázkami.
help-json = Odpovědět ve formátu JSON.
help-jsonl = Číst otázky jako řádky JSON ze souborů nebo ze standardního vstupu a na každou odpovědět řádkem.
help-lang = Jazyk odpovědi: cs, pl nebo en.
help-forms = Tvary, které se počítají: riichi, mcr, international, nebo jména regular, pairs, orphans, knitted a honours-knitted oddělená čárkami.
help-tiles = Sada kamenů: 108, 132, 136 nebo 144 kamenů.
help-visible = Kameny, které jsou vidět jinde; ty už nezbývají.
help-version = Ukázat verzi.
help-help = Ukázat tuto nápovědu.
help-arguments = Argumenty
help-options = Volby
help-commands = Příkazy

column-discard = odhoz
column-left = zbývá
column-useful-tiles = užitečné kameny

useful-total = { $count ->
    [one] užitečný je { $count } kámen:
    [few] užitečné jsou { $count } kameny:
   *[other] užitečných je { $count } kamenů:
 }
discards-worse = dál od tenpai:
waits-total = { $count ->
    [one] ruku doplní { $count } kámen:
    [few] ruku doplní { $count } kameny:
   *[other] ruku doplní { $count } kamenů:
 }
waits-none = Ruka není v tenpai.
readings-none = Ruka není kompletní.
