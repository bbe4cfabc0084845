# Why somebody is reported
report-chat = what they say
report-name = what they are called
report-play = how they play: against the game, or to hold it up
