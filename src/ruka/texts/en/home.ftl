# Home
home-learn = Learn
home-question = Do you know mahjong?
home-question-no = No, show me
home-question-no-text = One prepared hand, step by step
home-question-yes = Yes, I play
home-question-yes-text = Choose your rules
home-last-game = Your last game
home-see-again = See it again
home-find = Find rules
home-find-example = riichi, three players, Hong Kong…
home-found = { $count ->
    [0] No rules fit. Try another word.
    [one] One rule set
   *[other] { $count } rule sets
 }
home-book = Rule book
home-book-rules = Rule book: { $rules }

home-change = Change

# What is going on
home-going = What is being played
home-going-open = { $count ->
    [one] One table is waiting
   *[other] { $count } tables are waiting
}
home-going-games = { $count ->
    [one] One game to watch
   *[other] { $count } games to watch
}
home-invited = { $count ->
    [one] You have an invitation
   *[other] You have { $count } invitations
}
home-asked = { $count ->
    [one] somebody asks to be friends
   *[other] { $count } people ask to be friends
}

# A new table
home-who-bots = bots
home-who-bots-text = The game starts at once, and there is time to think.
home-who-friends = friends
home-who-friends-text = You get a link to send them; the game begins when all are here.
home-who-everybody = everybody
home-who-everybody-text = The table is listed in the lobby. Bots take the seats that nobody has taken within a minute.
home-with-help = With help
home-with-help-text = The coach says at every decision what it would do and why, until you know it.
home-level = Strength of the bots
home-level-novice = beginners
home-level-club = club players
home-level-expert = experts
home-more = More
home-more-text = seats, clock, pace, options
home-seats = Seats

# Learning
home-help = Play with help
home-help-text = The gentlest rules, beginners for opponents and no clock. At every turn you see what you wait for, and a hint is one tap away.
home-help-go = Play with help
home-courses = Courses: from the first tile to reading discards
home-books-text = Every rule set in plain sentences, with pictures of hands, tables of points and sources.
home-books-go = Open the rule books

# Families of rules
family-riichi = Riichi
family-riichi-text = Japanese mahjong of today: declare a ready hand, bet on it, collect yaku.
family-classical = Classical
family-classical-text = Mahjong as families play it: any complete hand wins, points and doubles are counted.
family-international = International
family-international-text = 81 values, and eight points are needed to win.
family-mcr = Chinese competition rules
family-mcr-text = The official game of world championships.
family-bmja = British
family-bmja-text = Special hands, flowers, and everybody settles.

# The client as an app
home-unloaded = This page could not be loaded
home-unloaded-text = The server is not answering, or it has a newer version than this page. Nothing of yours is lost.
home-offline = You are offline. Rule books and replays that you have opened are here; playing and counting need the server.
home-newer = A newer version of ruka is here.
home-newer-take = Load it
home-newer-later = Later
home-arcade = The arcade
home-arcade-text = Two-player video mahjong: eight opponents, a shop and the keys of the cabinets.
