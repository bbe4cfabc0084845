# Hádanky: chvíle z her, ve kterých je jeden tah jasně nejlepší
puzzle-theme-efficiency = Efektivita
puzzle-theme-value = Hodnota
puzzle-theme-push = Útočit, nebo se bránit
puzzle-theme-safe = Bezpečný kámen
puzzle-theme-call = Vzít, nebo nechat
puzzle-theme-reading = Čtení soupeřů
puzzle-hint-efficiency = Jedna možnost zrychlí ruku víc než všechny ostatní: spočítejte kameny, které po každé z nich pomohou.
puzzle-hint-value = Skoro stejná rychlost tu nestačí: ptejte se, jakou hodnotu bude ruka mít, až vyhraje.
puzzle-hint-push = Zvažte, co může ruka ještě vyhrát a co stojí hrát dál: útočit, nebo se bránit?
puzzle-hint-safe = Někdo je nebezpečný: hledejte kámen, na který nemůže vyhrát.
puzzle-hint-call = Porovnejte ruku s kamenem a bez něj: o kolik se zrychlí a co tím ztratí.
puzzle-hint-reading = Nic tu není jistě bezpečné: vyčtěte z odhozených kamenů a vyložených sad, co ostatní potřebují.
puzzle-ask-discard = Jste { $wind ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 }. Co odhodíte?
puzzle-ask-riichi = Jste { $wind ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 }. Co odhodíte? A ohlásíte riichi?
puzzle-ask-claim = Jste { $wind ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 }. { $who ->
    [E] Východ
    [S] Jih
    [W] Západ
   *[N] Sever
 } odhodil { $tile }. Vezmete si ho?
error-no-such-puzzle = Taková hádanka neexistuje.
error-no-puzzles = { $rules }: zatím tu nejsou žádné hádanky.
error-no-puzzles-of-theme = { $rules }: na toto téma nejsou žádné hádanky.
error-puzzle-not-legal = Tohle tady udělat nejde.

# Stránka
puzzles-title = Hádanky
puzzles-text = Okamžiky ze skutečných her, ve kterých je jeden tah jasně nejlepší. Najděte ho a trenér vám řekne proč.
puzzles-game = Hra
puzzles-theme = Téma
puzzles-all-themes = Všechna témata
puzzles-of-day = Hádanka dne
puzzles-of-day-text = Pro všechny stejná, každý den jiná.
puzzles-another = Další hádanky
puzzles-next = Další hádanka
puzzles-hint = Nápověda
puzzles-hint-cost = S nápovědou vám správná odpověď rating nezvýší.
puzzles-right = Správně!
puzzles-wrong = To není nejlepší.
puzzles-best = Nejlepší bylo:
puzzles-your-rating = Váš rating
puzzles-rating-of = Hádanka
puzzles-rating-change = { $before } → { $after }
puzzles-not-counted = Tento pokus rating nemění.
puzzles-of-game = Z vaší hry: do ratingu se nepočítá.
puzzles-solved = Vyřešeno { $right } z { $tried }
puzzles-history = Naposledy
puzzles-history-right = vyřešeno
puzzles-history-wrong = chyba
puzzles-none-yet = Zatím jste nic nezkusili.
puzzles-own = Z vašich her
puzzles-own-text = Trenér hledá hádanky ve vašich dohraných hrách.
puzzles-own-go = Hledat
puzzles-own-working = Prochází se hra { $game } z { $games }…
puzzles-own-none = Ve vašich hrách se žádné hádanky nenašly. Dohrajte nějakou hru a zkuste to znovu.
puzzles-own-number = Hádanka { $number }
puzzles-share = Kopírovat odkaz
puzzles-loading = Chystá se stůl…
puzzles-asked = Hádanka
puzzles-answer = Odpověď trenéra
puzzles-you = Vy
puzzles-mark-best = nejlepší
puzzles-choose-tile = Vyberte kámen
puzzles-choose = Vyberte, co uděláte
puzzles-throw = Odhodit: { $tile }
puzzles-throw-riichi = Riichi s odhozem: { $tile }
puzzles-start = Řešit hádanky

# Příkaz
help-puzzle = Hádanka: okamžik ze hry, ve kterém je jeden tah jasně nejlepší.
help-puzzle-id = Která hádanka; bez ní přijde taková, kterou jste ještě nezkusili.
help-puzzle-rules = Pravidla, podle kterých se hraje.
help-puzzle-theme = Jen hádanky na toto téma: efficiency, value, push, safe, call nebo reading.
help-puzzle-day = Hádanka dne.
puzzle-cli-choices = Co můžete udělat:
puzzle-cli-ask = Číslo nebo kámen; ? napoví
puzzle-cli-unknown = To mezi možnostmi není.
puzzle-cli-rating = Rating: { $before } → { $after } · hádanka: { $puzzle }
puzzle-cli-name = Hádanka { $id } · { $rules }
