# The arcade's opponents, in rising strength, and what they say
arcade-opponent-hana = Hana
arcade-opponent-hana-about = Learned the game last week and is in a hurry: she calls whatever she can, finishes small and laughs about it.
arcade-says-hana-greet-1 = Hi! I've almost learned the winds. East is the red one, right?
arcade-says-hana-greet-2 = Let's be quick, I have a lecture in an hour!
arcade-says-hana-reach-1 = Reach! I've always wanted to say that.
arcade-says-hana-reach-2 = Reach! One tile to go. I'm not telling which.
arcade-says-hana-reached-1 = You're ready already? I'm still sorting!
arcade-says-hana-reached-2 = Oh no, a stick. Is it too late to be careful?
arcade-says-hana-won-1 = Mahjong! Wait, let me count… yes, really!
arcade-says-hana-won-2 = Small, but mine!
arcade-says-hana-lost-1 = Pretty! How did you do that?
arcade-says-hana-lost-2 = So that's what you were keeping it for.
arcade-says-hana-beat-1 = I won? I won! I'm calling my mum.
arcade-says-hana-beat-2 = Again, again! You almost had me.
arcade-says-hana-beaten-1 = Well played! Next time I'll learn the yaku too.
arcade-says-hana-beaten-2 = You win. Will you teach me that last hand?
arcade-says-hana-think-1 = Hmm, eeny, meeny…
arcade-says-hana-think-2 = Bamboos look nice today.

arcade-opponent-jirka = Jirka
arcade-opponent-jirka-about = A tram driver who stops for everyone: he takes every discard that fits, brakes for no danger and dreams of a yakuman.
arcade-says-jirka-greet-1 = Ding ding! All aboard, next stop: yakuman.
arcade-says-jirka-greet-2 = I stop at every stop. I mean, at every discard.
arcade-says-jirka-reach-1 = Reach! Mind the doors.
arcade-says-jirka-reach-2 = Reach. Hold tight, there's a bend ahead.
arcade-says-jirka-reached-1 = An express? I'm a slow tram, but a long one.
arcade-says-jirka-reached-2 = Well, well. The signal is red.
arcade-says-jirka-won-1 = Now that's what I call a full tram!
arcade-says-jirka-won-2 = Would you look at that. Isn't it a beauty?
arcade-says-jirka-lost-1 = And I was one stop away from a baiman!
arcade-says-jirka-lost-2 = We apologise for the delay.
arcade-says-jirka-beat-1 = Terminus! All change, please.
arcade-says-jirka-beat-2 = Patience pays. And so do you.
arcade-says-jirka-beaten-1 = Breakdown on the line. You take over.
arcade-says-jirka-beaten-2 = One day they'll come, the nine gates. You'll see.
arcade-says-jirka-think-1 = If I just keep all of these…
arcade-says-jirka-think-2 = Where are all my bamboos?

arcade-opponent-mei = Mei
arcade-opponent-mei-about = A librarian who keeps her hand closed like a good book: she hardly ever calls, and shows it only on the last page.
arcade-says-mei-greet-1 = Good evening. Quietly, please, and no running round the table.
arcade-says-mei-greet-2 = I've read up on you. Well, on your discards.
arcade-says-mei-reach-1 = Reach. I checked it three times.
arcade-says-mei-reach-2 = Reach… if nobody minds.
arcade-says-mei-reached-1 = Then I'd better put this back on the shelf.
arcade-says-mei-reached-2 = I'll wait it out. I've brought a book.
arcade-says-mei-won-1 = Shh… mahjong.
arcade-says-mei-won-2 = Caution wins. Sometimes.
arcade-says-mei-lost-1 = And that tile looked so safe.
arcade-says-mei-lost-2 = I'll make a note of that.
arcade-says-mei-beat-1 = The end. All books returned, and the points too.
arcade-says-mei-beat-2 = Caution one, courage nil.
arcade-says-mei-beaten-1 = You surprised me. I don't often say that.
arcade-says-mei-beaten-2 = I'd lend you my book on safe tiles, but you don't need it.
arcade-says-mei-think-1 = This one is safe. Or is it?
arcade-says-mei-think-2 = One moment, I'm turning the page.

arcade-opponent-bartek = Bartek
arcade-opponent-bartek-about = A bicycle courier without brakes: he plays fast, calls where it saves him time and pedals on against any reach.
arcade-says-bartek-greet-1 = Delivery for you: one lost match! Just kidding. Or am I?
arcade-says-bartek-greet-2 = Ready? I'm parked in the bike lane, so let's go.
arcade-says-bartek-reach-1 = Reach! Me! With a closed hand! Somebody take a picture!
arcade-says-bartek-reach-2 = Reach, and full speed ahead!
arcade-says-bartek-reached-1 = You ring the bell, I pedal harder.
arcade-says-bartek-reached-2 = A stick? I'll overtake you all the same.
arcade-says-bartek-won-1 = Delivered! Sign here, please.
arcade-says-bartek-won-2 = One win, no brakes.
arcade-says-bartek-lost-1 = Flat tyre…
arcade-says-bartek-lost-2 = And I never saw it coming!
arcade-says-bartek-beat-1 = Express delivery: victory!
arcade-says-bartek-beat-2 = Thanks for all those discards!
arcade-says-bartek-beaten-1 = Return to sender. Nice game!
arcade-says-bartek-beaten-2 = I'll oil my chain and be back.
arcade-says-bartek-think-1 = Throw something nice, throw something nice…
arcade-says-bartek-think-2 = Pon? No… nearly a pon.

arcade-opponent-sato = Mr Satō
arcade-opponent-sato-about = A retired watchmaker with all the time in the world: he throws nothing dangerous, keeps his hand closed and waits for your mistake.
arcade-says-sato-greet-1 = Good day. Some tea? The game won't run away.
arcade-says-sato-greet-2 = A hand is like a watch: every part, and not one too many.
arcade-says-sato-reach-1 = Reach. And now we listen to it tick.
arcade-says-sato-reach-2 = It is time. Reach.
arcade-says-sato-reached-1 = Ah. Somebody has wound the clock.
arcade-says-sato-reached-2 = A fine stick. Let us see whose it will be.
arcade-says-sato-won-1 = To the second.
arcade-says-sato-won-2 = The last little wheel fits.
arcade-says-sato-lost-1 = A lovely movement. Yours, I mean.
arcade-says-sato-lost-2 = I was slow. Beautifully slow.
arcade-says-sato-beat-1 = Thank you for your time.
arcade-says-sato-beat-2 = Patience is the best tile.
arcade-says-sato-beaten-1 = You run like clockwork. Congratulations.
arcade-says-sato-beaten-2 = My time is up. Yours is just beginning.
arcade-says-sato-think-1 = Tick… tock…
arcade-says-sato-think-2 = No hurry. There is still tea in the pot.

arcade-opponent-vlasta = Mrs Vlasta
arcade-opponent-vlasta-about = She has kept the arcade's till for thirty years and knows every trick: she reads your discards and strikes when you push too hard.
arcade-says-vlasta-greet-1 = So you're the one who keeps asking me for change.
arcade-says-vlasta-greet-2 = Hands on the table, dear, and no shaking the machine.
arcade-says-vlasta-reach-1 = Reach, dear. I did tell you to be careful.
arcade-says-vlasta-reach-2 = Reach. The till is closing.
arcade-says-vlasta-reached-1 = I can see what you're waiting for. Well, roughly.
arcade-says-vlasta-reached-2 = That stick will look nice in my till.
arcade-says-vlasta-won-1 = Thank you. Exact change, how lovely.
arcade-says-vlasta-won-2 = I knew it while you were still sorting.
arcade-says-vlasta-lost-1 = Hm. You didn't learn that from me.
arcade-says-vlasta-lost-2 = Take it. But I'll count it again.
arcade-says-vlasta-beat-1 = We're closing. Come back tomorrow, dear.
arcade-says-vlasta-beat-2 = Thirty years, and they still throw it straight at me.
arcade-says-vlasta-beaten-1 = Well, well. I'll keep a token under the counter for you.
arcade-says-vlasta-beaten-2 = I'll pay you out. With pleasure, even.
arcade-says-vlasta-think-1 = Hm. You held on to that one for a long time.
arcade-says-vlasta-think-2 = Wait, I need my other glasses.

arcade-opponent-lin = Dr Lin
arcade-opponent-lin-about = A mathematician who counts every tile: quick, exact and never out by one.
arcade-says-lin-greet-1 = Your chances today: 38.2 per cent. Nothing personal.
arcade-says-lin-greet-2 = One hundred and thirty-six tiles, two players, one solution.
arcade-says-lin-reach-1 = Reach. Expected value: positive.
arcade-says-lin-reach-2 = Reach. The rest follows by itself.
arcade-says-lin-reached-1 = Interesting. I have to recalculate.
arcade-says-lin-reached-2 = A new variable. Fine.
arcade-says-lin-won-1 = Quod erat demonstrandum.
arcade-says-lin-won-2 = As calculated, with a small error in my favour.
arcade-says-lin-lost-1 = That had a probability of four per cent!
arcade-says-lin-lost-2 = An outlier. I'll leave it out of the chart.
arcade-says-lin-beat-1 = The hypothesis is confirmed.
arcade-says-lin-beat-2 = The sample is small. Shall we go again?
arcade-says-lin-beaten-1 = I shall have to publish a correction.
arcade-says-lin-beaten-2 = You are my favourite counterexample.
arcade-says-lin-think-1 = Carry the one…
arcade-says-lin-think-2 = Eleven unseen, less three…

arcade-opponent-mistr = The Master
arcade-opponent-mistr-about = Nobody can remember the arcade without him: fast when he must be, patient when he may be, and his face gives nothing away. To beat him takes one more hand than to beat the others.
arcade-says-mistr-greet-1 = So you made it here. Sit down, the machine is warm.
arcade-says-mistr-greet-2 = Seven are behind you. Show me what they taught you.
arcade-says-mistr-reach-1 = Reach. Listen how quiet it has become.
arcade-says-mistr-reach-2 = Reach. Now it's between you and the wall.
arcade-says-mistr-reached-1 = Bold. I like that.
arcade-says-mistr-reached-2 = Good. Now we are really playing.
arcade-says-mistr-won-1 = A hand like any other. It just happened to be mine.
arcade-says-mistr-won-2 = Remember this one. It will come in useful.
arcade-says-mistr-lost-1 = Very good. I haven't seen that in years.
arcade-says-mistr-lost-2 = Ha! That was worth the coin.
arcade-says-mistr-beat-1 = You have lost a match, not your way. Another coin?
arcade-says-mistr-beat-2 = Come again. I'll leave the light on.
arcade-says-mistr-beaten-1 = The machine is yours now. Take good care of it.
arcade-says-mistr-beaten-2 = I've waited years for somebody to do that. Thank you.
arcade-says-mistr-think-1 = Mm-hm.
arcade-says-mistr-think-2 = The wall always tells. You only have to ask it.

# What was achieved
arcade-achievement-first_win = First coin: one opponent beaten
arcade-achievement-halfway = Halfway: four opponents beaten
arcade-achievement-ladder = The whole ladder
arcade-achievement-one_credit = The whole ladder on a single coin
arcade-achievement-bare_hands = With bare hands: a match without items
arcade-achievement-clean_sweep = Clean sweep: a match without a lost hand
arcade-achievement-mangan = Mangan or more
arcade-achievement-yakuman = Yakuman
arcade-achievement-all_items = Every item used
arcade-achievement-side_bet = A side bet won

# The screen that waits for a coin
arcade-title = Arcade
arcade-text = Two-player video mahjong, as in the Japanese arcades: eight opponents, a shop and one coin.
arcade-coin = Insert a coin
arcade-resume = Go on playing
arcade-anew = New game
arcade-anew-text = A new game begins with the first opponent; the one you were playing ends.
arcade-scores = High scores
arcade-scores-none = Nobody yet. First place is free.
arcade-scores-name = Name
arcade-scores-score = Score
arcade-scores-step = Beaten
arcade-scores-continues = Coins
arcade-free-play = Free play
arcade-demo = Demo game
arcade-help = How to play
arcade-back = Back to the arcade

# The ladder
arcade-ladder = The ladder
arcade-step = Opponent { $step } of { $of }
arcade-begins-with = begins with { $points } points
arcade-stake = beating them is worth { $points }
arcade-beaten = beaten
arcade-play = Play
arcade-score = Score { $points }
arcade-best = Best { $points }
arcade-achieved = Achieved

# The match
arcade-dice = Two dice decide who deals first
arcade-dice-you = { $sum }: more than six, you deal first.
arcade-dice-they = { $sum }: less than six, { $name } deals first.
arcade-dice-other = { $name } deals first.
arcade-hands-won = { $name }: { $won } of { $needed } hands
arcade-dead-wall = Dead wall: the indicator, four places for further ones, two replacement tiles
arcade-peeked = What you peeked at

# Shop and side bet
arcade-shop = Shop and items
arcade-shop-open = Open until your first discard. What you spend comes out of your points in the match. One of each is yours at a time; several can be used in a hand, and some wait for their moment by themselves.
arcade-shop-closed = Closed while you play. It opens again after this hand.
arcade-points-left = You have { $points }
arcade-buy = Buy for { $points }
arcade-use = Use
arcade-ready = Waits for its moment
arcade-active = { $item }: in effect
arcade-armed = { $item }: still to come
arcade-exchange-choose = Choose what to throw back
arcade-exchange-do = { $count ->
    [one] Exchange { $count } tile
   *[other] Exchange { $count } tiles
 }
arcade-bet = Side bet on your win
arcade-bet-do = Bet { $points }
arcade-bet-more = Bet more
arcade-bet-less = Bet less
arcade-bet-placed = { $points } on your win

# The window after a hand, as the source prints its examples
arcade-count-how = { $you ->
    [yes] { $dealer ->
        [yes] You were dealing and won by { $win }.
       *[no] You weren't dealing and won by { $win }.
     }
   *[no] { $dealer ->
        [yes] { $name } was dealing and won by { $win }.
       *[no] { $name } wasn't dealing and won by { $win }.
     }
 }
arcade-count-base = The base score
arcade-count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
arcade-count-together = Together
arcade-count-base-is = { $how ->
    [up] Base score (rounded up)
    [most] Base score (more does not count)
   *[same] Base score
 }
arcade-count-fans = The fans
arcade-count-fan = { $count ->
    [one] { $count } fan
   *[other] { $count } fans
 }
arcade-count-yakuman = { $count ->
    [one] { $count } yakuman
   *[other] { $count } yakuman
 }
arcade-count-for-win = { $fans } (+{ $more } for winning)
arcade-count-score = The final score
arcade-count-hand = Score of the hand = { $product }
arcade-count-times = { $you ->
    [yes] { $dealer ->
        [yes] Times { $times }, as you were dealing
       *[no] Times { $times }, as you weren't dealing
     }
   *[no] { $dealer ->
        [yes] Times { $times }, as { $name } was dealing
       *[no] Times { $times }, as { $name } wasn't dealing
     }
 }: { $value } × { $times }
arcade-count-total = { $how ->
    [up] Final score (rounded up)
    [most] Final score (the { $limit } limit)
   *[same] Final score
 }
arcade-count-counter = Dealer's counter
arcade-count-sticks = Sticks on the table
arcade-count-received = All together
arcade-next-hand = Next hand
arcade-to-ladder = Go on
arcade-match-won = { $name } is beaten!
arcade-match-lost = { $name } has won the match.

# After a lost match, and at the end
arcade-continue = Continue?
arcade-continue-do = Insert another coin
arcade-continue-left = { $count ->
    [one] { $count } coin left
   *[other] { $count } coins left
 }
arcade-give-up = Leave it at that
arcade-over = Game over
arcade-over-text = { $count ->
    [0] Nobody beaten this time. The next coin will roll better.
    [one] { $count } opponent beaten. See you next time!
   *[other] { $count } opponents beaten. See you next time!
 }
arcade-finale = The ladder is yours!
arcade-finale-text = All eight are beaten. They have put the lights on and made some tea for you.

# Help
arcade-help-screen = What is on the screen
arcade-help-screen-tiles = Your tiles stand at the bottom, each with its letter. The one you have just drawn stands apart and is N. Tiles are drawn for you; on the cabinets N drew them, and nothing else was possible before the first.
arcade-help-screen-ponds = The tiles you have thrown lie in front of you, your opponent's in front of them, from left to right.
arcade-help-screen-dead = The dead wall shows the indicator: the tile after it is the dora. Every kan turns another one; four at most. The two tiles apart are drawn after a kan.
arcade-help-screen-stick = A white stick with a red dot lies before whoever has said reach: 1,000 points, and the winner takes them all.
arcade-help-screen-counters = In the middle: the prevailing wind, how many turns are left, and two counters: how often the dealer has stayed (300 points each) and the sticks on the table.
arcade-help-screen-lamps = The lamps beside the portrait are hands won. Whoever lights all of theirs, or brings the other to nothing, wins the match.
arcade-help-commands = The words of the command window
arcade-help-commands-text = The window offers only what is possible now: reach, tsumo and kan with fourteen tiles, ron, chi, pon and kan with thirteen. Cancel closes it.
arcade-word-japanese = On the cabinet
arcade-word-meaning = Meaning
arcade-word-key = Key
arcade-word-reach = Reach: one tile is missing, and nothing is open
arcade-word-tsumo = Tsumo: you win with the tile you drew
arcade-word-ron = Ron: you win with the other's discard
arcade-word-kan = Kan: four of a kind
arcade-word-pon = Pon: three of a kind with their discard
arcade-word-chi = Chi: three in a row with their discard
arcade-word-cancel = Cancel: let it pass
arcade-help-keys = Keys
arcade-help-keys-text = A to M are your thirteen tiles, N is the drawn one and goes on to the next hand. { $bet } makes the side bet whenever it is possible: between hands, and until your first discard. All of them can be changed in the settings.
arcade-help-keys-settings = Change the keys
arcade-help-why = Why can't I win?
arcade-help-why-yaku = A complete hand isn't enough, it needs a yaku: reach, a set of dragons or of your wind, no ends and no honours, all pons, one suit… Dora count as fans, but they are no yaku. A dealer whose counter has reached five needs two.
arcade-help-why-furiten = Furiten: if any of the tiles you wait for lies among your own discards, you can't win by ron on any of them. By tsumo you still can.
arcade-help-why-passed = Whoever lets a winning tile pass after reach can't win by ron in that hand any more.
arcade-help-why-ask = Press { $key } at the table and it tells you which of these it is.
arcade-help-strategy = A little strategy
arcade-help-strategy-plan = Decide what your hand is to be when you first see it, and go for the easy yaku: reach, dragons and winds, all simples, all chows.
arcade-help-strategy-open = Open sets are quick, but they take away reach, many fans and your dora. Think before you call.
arcade-help-strategy-wait = Wait on several kinds of tiles. With 18 turns each, only some 62 of the 136 tiles are ever seen.
arcade-help-strategy-lose = You can't win every hand. When your opponent says reach, throw what lies among their discards.
arcade-help-learn = Learn the game
arcade-help-waits = The gallery of waits
arcade-help-gallery = All the yaku, with examples
arcade-help-rules = The rules

# The operator
arcade-operator = Operator's switches
arcade-operator-text = They apply to games that begin from now on.
arcade-operator-keepers = Only those who keep this server can change them.
arcade-operator-multiplier = Multiplier
arcade-operator-cabinet = Cabinet
arcade-operator-hands = Hands that win a match
arcade-operator-continues = Coins for one game
arcade-operator-free = Free play: as many coins as you like
arcade-operator-bets = Side bets
arcade-operator-shop = Shop
arcade-operator-attract = Show by itself what can be played when nobody does
arcade-operator-keep = Keep
arcade-operator-kept = Kept.
