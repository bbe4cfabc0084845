# Ready phrases at a table: everybody reads them in their own language
phrase-hello = Hello!
phrase-nice-to-meet = Nice to meet you!
phrase-welcome-back = Welcome back!
phrase-see-you = See you!
phrase-must-go = Sorry, I have to go soon.
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-you-too = You too!
phrase-one-more = One more game?
phrase-nice-hand = Nice hand!
phrase-beautiful = Beautiful!
phrase-well-played = Well played!
phrase-well-defended = Well defended!
phrase-good-game = Good game!
phrase-thanks = Thank you!
phrase-you-are-welcome = You're welcome.
phrase-sorry = Sorry!
phrase-no-problem = No problem.
phrase-my-mistake = My mistake.
phrase-one-moment = One moment, please.
phrase-back-again = I'm back.
phrase-thinking = Let me think…
phrase-take-your-time = Take your time.
phrase-what-luck = What luck!
phrase-bad-luck = Bad luck…
phrase-so-close = That was close!

# The groups they stand in
phrases-greetings = Greetings
phrases-wishes = Wishes
phrases-praise = Praise
phrases-kindness = Courtesy
phrases-waiting = Waiting
phrases-luck = Luck

# The chat of a table
chat-title = Chat
chat-open = { $count ->
    [0] Chat
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
 }
chat-phrases = Ready phrases
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-line = { $who }: { $text }
chat-write = Write to your friends
chat-friends-only = Free text only works where all people at the table are friends; ready phrases always do.
chat-send = Send
chat-mute = Mute { $who }
chat-unmute = Hear { $who } again
chat-report = Report somebody…
chat-report-who = Whom
chat-report-why = What is wrong?
chat-report-text = Whoever keeps this server reads it, with the last lines of the chat.
chat-report-send = Report
chat-reported = Thank you. Whoever keeps this server has your report.
chat-watching = Those who watch can read, but not speak.
chat-bots = Bots do not chat. When people sit at the table, you can greet them here.
