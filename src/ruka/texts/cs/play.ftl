# Stůl v prohlížeči
play-table = Stůl
play-centre = Střed stolu
play-hand = Vaše ruka
play-hand-riichi = Vaše ruka: vyberte kámen, kterým ohlásíte riichi
play-calls = Co můžete udělat
play-waits = Na co vaše ruka čeká
play-side = U stolu
play-menu = Nabídka
play-you = vy
play-bot = bot
play-close = Zavřít
play-cancel = Zrušit
play-loading = Stůl se chystá.
play-no-table = Tento stůl nelze otevřít
play-wind = { $wind ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 }
play-round = { $wind ->
    [E] Východ
    [S] Jih
    [W] Západ
   *[N] Sever
 } { $number }
play-tiles-left = zbývá kamenů: { $count }
play-turns-left = zbývá tahů: { $count }
play-missing = v tomto rozdání bez { $wind ->
    [E] východu
    [S] jihu
    [W] západu
   *[N] severu
 }
play-fines = pokuty uprostřed: { $points }
play-fined = pokuta { $points }
play-sits-out = Nehraje: { $name }
play-you-sit-out = V tomto rozdání nehrajete a díváte se.
play-honba = počítadla: { $count }
play-sticks = sázky na stole: { $count }
play-compare = Rozdíly bodů
play-dora = Ukazatele dory
play-clock = { $move ->
    [one] { $move } sekunda
    [few] { $move } sekundy
   *[other] { $move } sekund
 }, pak { $bank } ze zálohy

# Kameny na stole
play-discards-of = Odhozené kameny: { $name }
play-sets-of = Sady: { $name }
play-tiles-held = kameny v ruce: { $count }
play-set = { $call }: { $tiles }
play-set-from = { $call }: { $tiles }; dává { $source }
play-norths = odložené severy: { $count }
play-flowers = květiny a období: { $tiles }
play-riichi-declared = riichi
play-mark-riichi = s riichi
play-mark-claimed = vzal si jiný hráč
play-mark-last = poslední odhoz
play-mark-drawn = právě dobraný
play-mark-hint = rada
play-mark-turn = na tahu
play-mark-away = pryč, hraje bot
play-mark-lost = bez spojení
play-plate-away = hraje bot
play-plate-lost = bez spojení
play-then-waits = pak čeká na: { $tiles }

# Hlášení
play-call-pass = Nechat
play-call-riichi = Riichi
play-call-tsumo = { $terms ->
    [japanese] Tsumo
   *[native] Výhra
 }
play-call-ron = { $terms ->
    [japanese] Ron
   *[native] Výhra
 }
play-call-chow = { $terms ->
    [japanese] Chii
   *[native] Chi
 }
play-call-pung = { $terms ->
    [japanese] Pon
   *[native] Pon
 }
play-call-kong = { $terms ->
    [japanese] Kan
   *[native] Kan
 }
play-call-concealed-kong = { $terms ->
    [japanese] Ankan
   *[native] Skrytý kan
 }
play-call-added-kong = { $terms ->
    [japanese] Shouminkan
   *[native] Doplněný kan
 }
play-call-nuki = { $terms ->
    [japanese] Kita
   *[native] Odložit sever
 }
play-call-nine-orphans = Devět sirotků: předčasné ukončení
play-call-show = Ukázat tenpai
play-call-hide = Neukazovat
play-call-wrong-call = Ohlásit přesto
play-choose-riichi = Vyberte kámen, který s riichi odhodíte.
play-asked = Nabízí se: { $calls }.
play-asked-turn = Jste na tahu, dobraný kámen: { $tile }.
play-asked-discard = Jste na tahu: odhoďte kámen.

# Na co ruka čeká
play-wait = { $tile }, zbývá: { $left }
play-too-little = příliš málo
play-no-yaku = bez yaku
play-only-draw = jen ze zdi
play-furiten-discarded = Furiten: odhodili jste kámen, na který čekáte.
play-furiten-passed = Furiten: nechali jste projít výherní kámen.
play-why = Proč nemohu vyhrát?
play-wrong = Hlásit i tak (na vlastní riziko)
play-wrong-tsumo = Falešná výhra
play-wrong-ron = Falešná výhra
play-wrong-wrong-call = Chybné hlášení
play-wrong-changed-mind = Vzít sadu zpět
play-wrong-wrong-count = Přiznat špatný počet kamenů
play-wrong-shown-tile = Přiznat odkrytý kámen ze své ruky
play-wrong-shown-many = Přiznat více než pět odkrytých kamenů
play-wrong-shown-other = Přiznat odkrytý kámen z cizí ruky nebo z mrtvé zdi
play-possible = Můžete.

# Co dělá stůl sám
play-toggles = Samo od sebe
play-auto-sort = Řadit ruku
play-auto-win = Vyhrát, jakmile to jde
play-no-calls = Nehlásit sady (výhru ano)
play-auto-discard = Odhazovat dobraný kámen
play-show-waits = Ukazovat, na co čekám
play-hints = Rady
play-hint = Co by udělal bot?

# Nabídka
play-home = Domů
play-settings = Nastavení
play-keys = Klávesy
play-full-screen = Celá obrazovka
play-commitment = Poctivá hra
play-commitment-why = Tímto otiskem se server zavázal ke svému semínku. Záznam hry semínko odhalí a ruka verify je porovná.
play-commitment-share = Váš vlastní díl míchání, pro ruka verify --share:
play-leave = Odejít od stolu…
play-leave-title = Odejít od stolu?
play-leave-text = Na vašem místě bude hrát bot. Dokud hra trvá, můžete se z úvodní stránky vrátit.
play-leave-yes = Odejít
play-leave-no = Zůstat
play-come-back = Vrátit se do hry
play-theme = Vzhled
play-theme-system = podle systému
play-theme-dark = tmavý
play-theme-light = světlý
play-sounds = Zvuky
play-lost = Spojení se přerušilo, zkoušíme ho obnovit. Ze hry se nic neztratilo.
play-stopped = Stůl se kvůli chybě zastavil. Nic z toho, co jste viděli, se neztratilo; spojení se zkouší znovu samo.
play-try-again = Zkusit znovu
play-other-lost = Bez spojení: { $names }
play-watching = Díváte se na hru.
play-lots = Vylosovaná místa:
play-bot-plays = Na vašem místě hraje bot.

# Klávesy
play-key-move = pohyb po ruce
play-key-discard = odhodit kámen, stisknout tlačítko
play-key-tiles = odhodit tento kámen
play-key-drawn = odhodit dobraný kámen
play-key-win = výhra
play-key-riichi = riichi
play-key-kong = kan, odložit sever
play-key-pung = pon
play-key-chow = chi
play-key-number = kolikáté z nabízených tlačítek
play-key-pass = nechat, zrušit
play-key-why = proč nemohu vyhrát?
play-key-hint = rada
play-key-order = přesunout kámen (když se ruka neřadí)
play-key-next = další rozdání, po výsledku
play-key-help = tato nápověda

# Před hrou
play-room = Čeká se na hráče
play-seat-free = volné místo
play-your-name = Vaše jméno
play-sit-down = Posadit se
play-sit-as = Sednete si jako { $name }, pod jménem svého účtu.
play-link = Tento odkaz pošlete těm, kdo mají hrát
play-copy = Zkopírovat odkaz
play-copied = Zkopírováno
play-start-bots = Začít, na volná místa usednou boti
play-room-last = Toto je poslední volné místo: jakmile se posadíte, hra začne.
play-room-begins = Hra začne, až budou všechna místa obsazená, nebo dříve, když ji zakladatel stolu spustí s boty.
play-room-full = Všechna místa jsou obsazená: hra začne, jakmile tu všichni budou.
play-room-clock = Hodiny: { $move } s na každý tah a { $bank } s v záloze na celé rozdání. Běží teprve od chvíle, kdy vidíte své kameny.
play-room-no-clock = Bez hodin: nikdo nespěchá.

# Průběh hry
play-log = Co se stalo
play-log-hand = { $round }. Rozdává { $dealer }.
play-log-discard = { $who }: { $tile }.
play-log-declare = { $who }: riichi! { $tile }.
play-log-chow = { $who }: chi, { $tile }; dává { $source }.
play-log-pung = { $who }: pon, { $tile }; dává { $source }.
play-log-kong = { $who }: kan, { $tile }; dává { $source }.
play-log-concealed-kong = { $who }: skrytý kan, { $tile }.
play-log-added-kong = { $who }: doplněný kan, { $tile }.
play-log-nuki = { $who }: odložený sever.
play-log-flower = { $who }: { $tile }, dobírá se další kámen.
play-log-shown = { $who }: ruka za { $points }.
play-log-dora = Ukazatel dory: { $tile }.
play-log-tsumo = { $who }: výhra ze zdi, { $tile }!
play-log-ron = { $who }: výhra, { $tile }; dává { $source }!
play-log-ready = { $who }: tenpai.
play-log-exhausted = Zeď došla.
play-log-turns = Všechny tahy jsou odehrány.
play-log-nagashi = { $who }: nagashi mangan, odhozeny jen hraniční a zvláštní kameny!
play-log-aborted = Rozdání předčasně končí.
play-log-offence = { $reason ->
    [wrong_call] { $who }: chybné hlášení.
    [changed_mind] { $who }: vyložená sada se bere zpět.
    [wrong_count] { $who }: špatný počet kamenů v ruce.
    [shown_tile] { $who }: odkrytý kámen z vlastní ruky.
    [shown_other] { $who }: odkrytý kámen z cizí ruky nebo z mrtvé zdi.
    [false_win] { $who }: falešná výhra.
   *[any] { $who }: přestupek, rozdání je přerušeno.
 }
play-log-end = Body: { $points }.
play-log-over = Hra skončila.

# Co radí trenér
replay-coach-choices = Možnosti
replay-coach-played = zahráno
replay-coach-reasons = Důvody
replay-coach-worth = { $points } b.
