# Herní automat v terminálu
arcade-term-number = { $number }
arcade-term-round = vítr: { $wind ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 } · zbývá tahů: { $turns }
arcade-term-dealer = dává
arcade-term-stick = reach
arcade-term-dead-wall = mrtvá zeď
arcade-term-counters = počítadlo: { $counters } · tyčinky: { $sticks }
arcade-term-waits = Čekáte na
arcade-term-furiten = furiten: jen vlastním kamenem
arcade-term-no-yaku = zatím bez yaku: ruka by byla jen úplná
arcade-term-thinks = { $name } přemýšlí…
arcade-term-alone = Po reachi se vaše kameny odhazují samy.
arcade-term-throws = { $name } odhazuje
arcade-term-throw = Odhodit kámen; N je ten, který jste si právě vzali
arcade-term-reach-with = Reach: který kámen odhodíte? Stiskněte jeho písmeno; Esc to vezme zpět
arcade-term-which = Kterou sadu?
arcade-term-none = nic z toho
arcade-term-not-now = To teď nejde.
arcade-term-can-win = Vyhrát můžete: stiskněte Z!
arcade-term-bet = sázka
arcade-term-buy-use = koupit nebo použít
arcade-term-owned = máte
arcade-term-no-items = Nemáte žádné předměty.
arcade-term-most-bet = nejvýš { $points }
arcade-term-go-on = dál
arcade-term-back = zpět
arcade-term-scroll = číst dál
arcade-term-language = jazyk
arcade-term-quit = odejít
arcade-term-why = proč ne výhra?
arcade-term-help = nápověda
arcade-term-shop = obchod
arcade-term-once-more = Ještě jednou Esc a odejdete; všechno zůstane uložené.
arcade-term-anew = Nová hra začíná u prvního soupeře; ta rozehraná tím skončí. Stiskněte N ještě jednou.
arcade-term-small = Okno je malé: stačí { $width } sloupců a { $height } řádků.
arcade-term-set-aside = Uloženou hru nešlo přečíst. Teď je v { $path }; může začít nová.
arcade-term-marks = Mezi odhozy znamená * kámen odhozený s reachem, ~ kámen, který si někdo vzal, a ◄ ukazuje na poslední. Barvy: m znaky, p kola, s bambusy; z jsou větry a draci: 1 až 4 východ, jih, západ, sever, 5 až 7 bílý, zelený, červený.
arcade-term-help-keys = A až M je vašich třináct kamenů, N je ten nový a také další rozdání. R reach, Z výhra, X kan, P pon, mezerník chi; N nebo Esc nechá kámen projít. S otevře obchod, 2 sází před vaším prvním odhozem, T řekne, proč nemůžete vyhrát, F2 změní jazyk. Ctrl+Q nebo dvakrát Esc kdykoli odejde; hra pak pokračuje tam, kde byla.

error-arcade-unreadable = soubor { $path } nejde přečíst.
error-arcade-unplayable = V zápase se nedalo pokračovat, začíná znovu. Kopie je v { $path }.
error-arcade-elsewhere = Tuto hru hraje i jiné okno; do souboru { $path } se nic nezapsalo. Odejděte odsud a pokračujte tam.

help-arcade = Herní automat: videomahjong pro jednoho proti žebříčku soupeřů, s obchodem. Hra se ukládá.
help-arcade-name = Jak se jmenujete v seznamu výsledků; bez toho jak vám říká systém.
help-arcade-new = Začít novou hru; rozehraná tím skončí.
help-arcade-seed = Písmena a číslice, z nichž znovu vzniknou stejné zdi.
help-arcade-hands = Kolik rozdání vyhrává zápas.
help-arcade-coins = Kolik mincí má nová hra; bez toho kolik chcete.
help-arcade-shop = Zda je v ní obchod.
help-arcade-bets = Zda se v ní sází.
