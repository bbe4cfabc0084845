# The web client: pages and what they share
web-pages = Pages
web-home = Play
web-leaders = Leaderboards
web-calculator = Calculator
web-learn = Learn
web-settings = Settings
web-language = Language
web-to-dark = Switch to dark
web-to-light = Switch to light
web-skip = Skip to the content
web-tile-hidden = hidden tile
web-close = Close
web-again = Try again
web-no-server = The server is not answering. Check the connection.
web-lost = There is no page at this address. Here is where play begins.

# Said by the first page and from anywhere
lobby-title = Lobby
replay-title = Replay
replay-home-text = Step through a finished game, see every hand and send friends a link to a moment.
replay-home-go = Open a replay
replay-refused = { $file }: { $reason }
replay-drop-here = Drop the file to replay its game
book-title = Rules
docs-title = Rules and documents
result-copied = Copied
result-set = { $kind ->
    [concealed] concealed kong { $tiles }
   *[shown] set on the table: { $tiles }
 }
result-winning-tile = winning tile { $tile }
error-too-large = this is too large; at most { $most } kB are accepted.

# Home
web-title-home = ruka · mahjong
web-hero = Mahjong by the rules you know
web-hero-text = Play against bots or with friends, count any hand and see every point explained. No account, no download.
web-play-now = Play now
web-with-friends = With friends
web-play-how = { $rules } · you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
 } · no clock
web-player = Player
web-continue = Go on playing
web-continue-go = Continue
web-continue-waits = waiting for players
web-choose-rules = Choose your rules
web-play = Play
web-play-rules = Play: { $rules }
web-with-friends-rules = With friends: { $rules }
web-players = { $count } players
web-join = Join friends
web-join-text = Paste the link you were sent, or the table's code.
web-join-example = link or code
web-join-go = Join
web-join-what = This is neither a table's link nor its code.
web-count = Count a hand
web-count-text = Played at a real table? Enter the tiles and see what the hand is worth by every rule set, line by line.
web-count-go = Open the calculator

# A table for friends
web-new-table = New table
web-rules = Rules
web-seats = Who plays
web-seat = Seat { $number }
web-seat-own = You
web-seat-open = friend (link)
web-seat-bot = bot, a club player
web-seat-expert = bot, an expert
web-seat-novice = bot, a beginner
web-draw-seats = Draw seats by lot
web-draw-seats-text = The first East is drawn by lot when the game begins; otherwise everybody stays where they sit.
web-clock = Clock, seconds
web-clock-none = none
web-clock-own = custom
web-clock-move = for a move
web-clock-bank = in reserve
web-clock-text = For each move, plus a reserve for the whole hand. When both run out, the drawn tile is discarded.
web-pace = Pace
web-pace-even = Even
web-pace-even-text = Every discard waits the same short moment, so nobody sees who could have claimed it.
web-pace-full = Full
web-pace-full-text = Every discard waits the whole time for claims: not even thinking shows. For tournaments.
web-pace-fast = Fast
web-pace-fast-text = No waiting when nobody claims. A quick game among friends and bots.
web-options = Options of the rules
web-options-changed = { $count ->
    [0] as the rules say
    [one] { $count } changed
   *[other] { $count } changed
 }
web-options-reset = Back to the rules' defaults
web-make = Make the table and get its link
web-make-start = Start the game

# Settings
web-settings-text = Everything takes effect at once and stays in this browser.
web-sample = How it looks
web-set-you = You
web-set-name = Name
web-set-name-text = What the others at the table see.
web-set-lang-text = Of every page, and of what the table says.
web-set-terms = Terms
web-set-terms-text = What calls and hands are called.
web-terms-native = English: pung, all simples
web-terms-japanese = Japanese: pon, tanyao
web-set-look = Look
web-set-theme = Theme
web-set-theme-text = Dark is easier on the eyes at night.
web-theme-system = same as the system
web-theme-dark = dark
web-theme-light = light
web-set-play = At the table
web-set-play-text = How the switches at the table are set. What the table does for you (wins, calls, discards) is switched there for the current hand only.
web-set-autoSort = Sort the hand
web-set-autoSort-text = By suit: characters, dots, bamboos, winds, dragons.
web-set-autoWin = Win automatically
web-set-autoWin-text = Every win is declared at once.
web-set-noCalls = No calls
web-set-noCalls-text = You are not asked about chows, pungs and kongs, only about wins.
web-set-autoDiscard = Discard what is drawn
web-set-autoDiscard-text = The drawn tile is discarded automatically, but never in the turn of riichi.
web-set-showWaits = Show waits
web-set-showWaits-text = Which tiles finish the hand, how many are left and what they are worth.
web-set-hints = Hints
web-set-hints-text = What a bot would do in your place; only at tables where all the others are bots.
web-reset = Reset settings
web-reset-text = Everything goes back to the defaults, except the language and your name.
web-reset-done = The settings are back to the defaults.
web-undo = Undo

# House rules
web-house = House rules
web-saved = Options saved in this browser
web-saved-name = Name of these options
web-saved-save = Save
web-saved-drop = Forget
web-saved-link = Copy a link with them
house-link = Copy a link to them
house-write = Write and share house rules of your own
house-based = Based on
house-change = Change them
house-differences = What is different
house-where = What
house-file = The file of the rules
house-bring = Choose a file
house-share = Check and share
house-editor-text = Say which rules yours are based on and what is different: options, prices, and patterns of your own. The server checks them, tries some games, and gives you a link by which anybody can open and play them.
house-sample-name = Thursday club
house-sample-pattern = Dragon pair
house-words = Words for patterns of your own
house-words-text = “is” says when a pattern counts. Words are joined with & (and), | (or) and ~ (not), compared and added. A truth counts once, a number as often as it says, kinds of tiles once each.
house-words-sets = Sets
house-words-tiles = Tiles of the hand
house-words-kinds = Kinds of tiles
house-words-win = The win
house-words-counts = Questions and counts
house-words-places = Suits and ranks
house-words-forms = Forms of the hand
house-words-others = Patterns, options, choices of sets
house-examples = Examples
house-example-wind_pung = Pung of winds
house-example-simple_pungs = Pungs of simples
house-example-next_pungs = Neighbouring pungs
house-insert = Insert
house-guide = The whole guide to house rules, in English
web-sign-in = Sign in
web-known = has an account
web-guest = guest
web-deleted-player = deleted account
