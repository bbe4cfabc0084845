# The table in the browser
play-table = Table
play-centre = Middle of the table
play-hand = Your hand
play-hand-riichi = Your hand: choose the tile to declare riichi with
play-calls = What you can do
play-waits = What your hand waits on
play-side = At the table
play-menu = Menu
play-you = you
play-bot = bot
play-close = Close
play-cancel = Cancel
play-loading = The table is being laid.
play-no-table = This table cannot be opened
play-wind = { $wind ->
    [E] east
    [S] south
    [W] west
   *[N] north
 }
play-round = { $wind ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } { $number }
play-tiles-left = tiles left: { $count }
play-turns-left = turns left: { $count }
play-missing = without { $wind ->
    [E] east
    [S] south
    [W] west
   *[N] north
 } in this deal
play-fines = fines in the middle: { $points }
play-fined = fined { $points }
play-sits-out = Sits out: { $name }
play-you-sit-out = You sit out this deal and watch.
play-honba = counters: { $count }
play-sticks = bets on the table: { $count }
play-compare = Point differences
play-dora = Dora indicators
play-clock = { $move ->
    [one] { $move } second
   *[other] { $move } seconds
 }, then { $bank } from the bank

# Tiles on the table
play-discards-of = Discards: { $name }
play-sets-of = Sets: { $name }
play-tiles-held = tiles in the hand: { $count }
play-set = { $call }: { $tiles }
play-set-from = { $call }: { $tiles }; taken from { $source }
play-norths = norths set aside: { $count }
play-flowers = flowers and seasons: { $tiles }
play-riichi-declared = riichi
play-mark-riichi = with riichi
play-mark-claimed = claimed
play-mark-last = last discard
play-mark-drawn = just drawn
play-mark-hint = hint
play-mark-turn = to move
play-mark-away = away, a bot plays
play-mark-lost = not connected
play-plate-away = bot plays
play-plate-lost = offline
play-then-waits = then waits on { $tiles }

# Calls
play-call-pass = Pass
play-call-riichi = Riichi
play-call-tsumo = { $terms ->
    [japanese] Tsumo
   *[native] Win
 }
play-call-ron = { $terms ->
    [japanese] Ron
   *[native] Win
 }
play-call-chow = { $terms ->
    [japanese] Chii
   *[native] Chow
 }
play-call-pung = { $terms ->
    [japanese] Pon
   *[native] Pung
 }
play-call-kong = { $terms ->
    [japanese] Kan
   *[native] Kong
 }
play-call-concealed-kong = { $terms ->
    [japanese] Ankan
   *[native] Concealed kong
 }
play-call-added-kong = { $terms ->
    [japanese] Shouminkan
   *[native] Added kong
 }
play-call-nuki = { $terms ->
    [japanese] Kita
   *[native] Set north aside
 }
play-call-nine-orphans = Nine orphans: draw
play-call-show = Show the ready hand
play-call-hide = Keep it hidden
play-call-wrong-call = Call anyway
play-choose-riichi = Choose the tile to discard with riichi.
play-asked = You can: { $calls }.
play-asked-turn = Your turn, you drew: { $tile }.
play-asked-discard = Your turn: discard a tile.

# What the hand waits on
play-wait = { $tile }, unseen: { $left }
play-too-little = too little
play-no-yaku = no yaku
play-only-draw = only by your own draw
play-furiten-discarded = Furiten: you have discarded a tile you wait on.
play-furiten-passed = Furiten: you have let a winning tile pass.
play-why = Why can't I win?
play-wrong = Declare anyway (at your own risk)
play-wrong-tsumo = False win
play-wrong-ron = False win
play-wrong-wrong-call = Wrong call
play-wrong-changed-mind = Take the set back
play-wrong-wrong-count = Own up: wrong number of tiles
play-wrong-shown-tile = Own up: a tile of my hand was shown
play-wrong-shown-many = Own up: more than five tiles shown
play-wrong-shown-other = Own up: a tile of another's hand or of the dead wall shown
play-possible = You can.

# What the table does automatically
play-toggles = Automatic
play-auto-sort = Sort the hand
play-auto-win = Win when possible
play-no-calls = No calls (wins excepted)
play-auto-discard = Discard what I draw
play-show-waits = Show what I wait on
play-hints = Hints
play-hint = What would a bot do?

# Menu
play-home = Home
play-settings = Settings
play-keys = Keys
play-full-screen = Full screen
play-commitment = Fair play
play-commitment-why = The server is bound to its seed by this hash. The record of the game reveals the seed, and ruka verify compares them.
play-commitment-share = Your own share of the shuffle, for ruka verify --share:
play-leave = Leave the table…
play-leave-title = Leave the table?
play-leave-text = A bot plays on in your place. You can come back from the home page as long as the game goes on.
play-leave-yes = Leave
play-leave-no = Stay
play-come-back = Come back
play-theme = Look
play-theme-system = same as the system
play-theme-dark = dark
play-theme-light = light
play-sounds = Sounds
play-lost = The connection is lost; trying to come back. Nothing of the game is lost.
play-stopped = The table has stopped because of an error. Nothing that you have seen is lost; the table tries again automatically.
play-try-again = Try again
play-other-lost = Not connected: { $names }
play-watching = You are watching.
play-lots = Seats drawn by lot:
play-bot-plays = A bot plays in your place.

# Keys
play-key-move = move along the hand
play-key-discard = discard the tile, press the button
play-key-tiles = discard this tile
play-key-drawn = discard the drawn tile
play-key-win = win
play-key-riichi = riichi
play-key-kong = kong, north aside
play-key-pung = pung
play-key-chow = chow
play-key-number = this button of those offered
play-key-pass = pass, cancel
play-key-why = why can't I win?
play-key-hint = hint
play-key-order = move the tile (when the hand is not sorted)
play-key-next = next hand, after the result
play-key-help = this help

# Before the game
play-room = Waiting for players
play-seat-free = free seat
play-your-name = Your name
play-sit-down = Sit down
play-sit-as = You sit down as { $name }, the name of your account.
play-link = Send this link to those who will play
play-copy = Copy the link
play-copied = Copied
play-start-bots = Start; bots take the free seats
play-room-last = This is the last free seat: as soon as you sit down, the game begins.
play-room-begins = The game begins when every seat is taken, or sooner when the host starts it with bots.
play-room-full = Every seat is taken: the game begins as soon as everybody is here.
play-room-clock = Clock: { $move } s for each move, and { $bank } s in reserve for the whole hand. It runs only once you see your tiles.
play-room-no-clock = No clock: nobody is hurried.

# The log
play-log = What has happened
play-log-hand = { $round }. Dealer: { $dealer }.
play-log-discard = { $who }: { $tile }.
play-log-declare = { $who }: riichi! { $tile }.
play-log-chow = { $who }: chow with { $tile } from { $source }.
play-log-pung = { $who }: pung with { $tile } from { $source }.
play-log-kong = { $who }: kong with { $tile } from { $source }.
play-log-concealed-kong = { $who }: concealed kong, { $tile }.
play-log-added-kong = { $who }: added kong, { $tile }.
play-log-nuki = { $who }: north set aside.
play-log-flower = { $who }: { $tile }, another tile is drawn.
play-log-shown = { $who }: a hand worth { $points }.
play-log-dora = Dora indicator: { $tile }.
play-log-tsumo = { $who }: win by draw, { $tile }!
play-log-ron = { $who }: win on { $tile } from { $source }!
play-log-ready = { $who }: ready.
play-log-exhausted = The wall is exhausted.
play-log-turns = All turns have been played.
play-log-nagashi = { $who }: nagashi mangan, nothing but terminals and honours discarded!
play-log-aborted = The hand is stopped: a draw.
play-log-offence = { $reason ->
    [wrong_call] { $who }: a wrong call.
    [changed_mind] { $who }: a set is taken back.
    [wrong_count] { $who }: the wrong number of tiles.
    [shown_tile] { $who }: a tile of one's own hand was shown.
    [shown_other] { $who }: a tile of another's hand or of the dead wall was shown.
    [false_win] { $who }: a false win.
   *[any] { $who }: an offence, the hand is stopped.
 }
play-log-end = Points: { $points }.
play-log-over = The game is over.

# What the coach advises
replay-coach-choices = Choices
replay-coach-played = played
replay-coach-reasons = Reasons
replay-coach-worth = { $points } pts
