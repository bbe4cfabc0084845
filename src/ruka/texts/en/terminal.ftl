# The arcade in the terminal
arcade-term-number = { $number }
arcade-term-round = { $wind ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } round · turns left: { $turns }
arcade-term-dealer = deals
arcade-term-stick = reach
arcade-term-dead-wall = dead wall
arcade-term-counters = counters: { $counters } · sticks: { $sticks }
arcade-term-waits = You wait for
arcade-term-furiten = furiten: only by your own draw
arcade-term-no-yaku = no yaku yet: only a complete hand
arcade-term-thinks = { $name } is thinking…
arcade-term-alone = After reach your tiles are thrown for you.
arcade-term-throws = { $name } throws
arcade-term-throw = Throw a tile; N is the one you have just drawn
arcade-term-reach-with = Reach: which tile do you throw? Its letter; Esc takes it back
arcade-term-which = Which set?
arcade-term-none = none of it
arcade-term-not-now = That is not possible now.
arcade-term-can-win = You can win: press Z!
arcade-term-bet = bet
arcade-term-buy-use = buy or use
arcade-term-owned = yours
arcade-term-no-items = You have no items.
arcade-term-most-bet = { $points } at most
arcade-term-go-on = go on
arcade-term-back = back
arcade-term-scroll = read on
arcade-term-language = language
arcade-term-quit = leave
arcade-term-why = why no win?
arcade-term-help = help
arcade-term-shop = shop
arcade-term-once-more = Esc once more and you leave; everything is kept.
arcade-term-anew = A new game begins with the first opponent; the one you were playing ends. Press N once more.
arcade-term-small = This window is small: { $width } columns and { $height } lines are enough.
arcade-term-set-aside = The kept game could not be read. It is now { $path }; a new one can begin.
arcade-term-marks = Among the discards * was thrown with reach, ~ was taken, and ◄ points to the last one. Suits: m characters, p dots, s bamboos; z are winds and dragons: 1 to 4 east, south, west, north, 5 to 7 white, green, red.
arcade-term-help-keys = A to M are your thirteen tiles, N is the drawn one and goes on to the next hand. R reach, Z win, X kan, P pon, Space chi; N or Esc lets a tile pass. S opens the shop, 2 bets before your first discard, T says why you can't win, F2 changes the language. Ctrl+Q or Esc twice leaves at any moment; the game goes on where it was.

error-arcade-unreadable = the file { $path } cannot be read.
error-arcade-unplayable = The match could not be taken up again and begins anew. A copy is in { $path }.
error-arcade-elsewhere = Another window plays this game, too; nothing was written over { $path }. Leave here and go on there.

help-arcade = Play the arcade: video mahjong for one against a ladder of opponents, with a shop. The game is kept.
help-arcade-name = How you are called in the list of scores; without it as the system calls you.
help-arcade-new = Begin a new game; the one being played ends.
help-arcade-seed = Letters and digits that make the same walls again.
help-arcade-hands = Hands that win a match.
help-arcade-coins = Coins for a new game; without it as many as you like.
help-arcade-shop = Whether there is a shop.
help-arcade-bets = Whether there are side bets.
