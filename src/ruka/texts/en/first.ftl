# The first game: what is said to somebody who has never seen a tile.
first-title = Your first game
first-place = Step { $place } of { $places }
first-next = Next
first-stop = Stop here

first-welcome = { $seats ->
    [duel] Welcome to the table. You sit at the bottom, your opponent opposite you. You are east, so you begin.
   *[table] Welcome to the table. You sit at the bottom, and turns go round to your right. You are east, so you begin.
}
first-tiles = Your tiles stand before you. Three suits go from 1 to 9: dots 234p show as many dots, bamboos 234s as many sticks, and characters 234m have their number written in Chinese. The bird is the 1 of bamboos: 1s.
first-honours = The other tiles have no number: the winds east, south, west and north 1234z, and three dragons, white, green and red 567z. There are four of each tile, so with each that is thrown there is one less to come.
first-aim = Be the first to complete a hand of 14 tiles: four sets and a pair. A set is three tiles of one suit in a row, such as 234m (a chow), or three of a kind, such as 777z (a pung).
first-hand = { $game ->
    [international] Look at your hand. 234s is a chow already, 99s a pair. 67s and 56s lack one tile each, 77z a third of its kind. 1m and 3z stand alone: tiles like these go first.
   *[usual] Look at your hand. 234m is a chow already, 99p a pair. 67p and 56s lack one tile each, 77z a third of its kind. 1s and 3z stand alone: tiles like these go first.
}
first-discard = On your turn you draw a tile and throw one away. You have just drawn 4z, a lone wind that goes with nothing. Throw it: press it, and on a touch screen press it once more.
first-pung = Somebody threw 7z, and you hold two of them. With two of a kind you may take the third, whoever threw it. Take it.
first-after-pung = Your pung lies open beside your hand for everybody to see. You took a tile, so you draw none, but you still throw one: 3z is alone.
first-chow = { $seats ->
    [duel] Your opponent threw 4s, the tile that your 56s was missing. Take it for a chow.
   *[table] Your left neighbour threw 4s, the tile that your 56s was missing. For a chow you may take only what the left neighbour throws. Take it.
}
first-ready = Throw { $tile }, and your hand is ready: a single tile is missing now.
first-worth-riichi = A hand wins only if it has at least one yaku, a pattern that counts. Your pung of dragons is one.
first-worth-classical = Here every complete hand wins; your pung of dragons doubles its points.
first-worth-hong-kong = Your pung of dragons is a pattern that counts.
first-worth-international = Here a hand must be worth at least 8 points. Yours is: it has one suit and dragons only.
first-worth-video = A hand wins only if it has at least one yaku, a pattern that counts. Your pung of dragons is one.
first-wait = { $tile } does not help. Throw it and wait for your tile; it may be drawn, or somebody may throw it.
first-win = There it is! Somebody threw the tile that you were waiting for. Declare your win.

first-ended = You have won your first hand!
first-ended-text = Below you see what the hand is worth, line by line, and who pays.
first-value-riichi = Patterns (yaku) count in fan, sets and the way of winning in fu; the two together give the points, and whoever threw the tile pays them all.
first-value-classical = The win and the sets give points, and every doubling doubles them. Everybody pays you; you are east, so they pay twice as much.
first-value-hong-kong = Patterns count in faan, and a table turns them into points. Everybody pays you, and whoever threw the tile pays most.
first-value-international = Every value that the hand has adds points. Everybody pays you something, and whoever threw the tile pays the hand’s points besides.
first-value-video = Patterns (yaku) count in fan, sets and the way of winning in fu; the two together give the points, and your opponent pays them.
first-words = An underlined word tells what it means when you point at it or tap it.
first-ended-next = Next, play on with help: at every move you see what a good player would do, and why. The better you get, the less it says.
first-help = Play with help
first-learn = Learn more
first-offer = Your first game
first-offer-text = One prepared hand, step by step; after it, whole games with help.
first-game-riichi = Riichi
first-game-classical = Classical
first-game-hong-kong = Hong Kong
first-game-international = International
first-game-video = Video mahjong for two
