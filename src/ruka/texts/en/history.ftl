history-intro = What our sources tell of the history of the game. These are their claims; where others tell it otherwise, it is marked.

history-part-origin = Where mahjong comes from
history-when-first_records = end of the 19th century
history-first_records = According to source 002 the first records of mahjong appear in China at the end of the 19th century.
history-when-ancient = long ago?
history-ancient = Source 001, on the other hand, says that the game arose long ago in China and Japan and went through many forms up to video mahjong. This is a legend: source 002 knows no records before the end of the 19th century. In the Czech Republic, says source 001, the game is little known.
history-when-dominoes = end of the 19th century
history-dominoes = It is thought to have grown out of Chinese dominoes and popular card games.
history-when-officials = end of the 19th century
history-officials = At first it was played only among higher officials in Beijing, Nanjing and Shanghai.
history-when-after_empire = after the fall of the empire
history-after_empire = With the great changes after the fall of the empire it became known to the wider public.

history-part-spread = The game conquers the world
history-when-all_china = about 1920
history-all_china = About 1920 it was played all over China and could be called a national game. As it spread, many variants of the rules arose.
history-when-two_styles = about 1920
history-two_styles = Two systems shaped what followed most: Hong Kong and Shanghai rules, also called the old and the new style.
history-when-abroad = 1920s and 1930s
history-abroad = In the 1920s Chinese emigrants took it abroad, above all to America and Japan, where, according to source 002, it was most popular in the 1930s. Other histories put the American craze in the 1920s.
history-when-imports = 1930s
history-imports = Mahjong sets were then a considerable part of American imports from China. In the USA the rules split further.
history-when-babcock = between the wars
history-babcock = Joseph P. Babcock, who sold the game, registered its name and rules as a trade mark. Other sellers had to change the rules or the name.

history-part-quiet = The 1940s
history-when-usa_forties = 1940s
history-usa_forties = In the United States the first enthusiasm was gone and society went back to bridge and poker.
history-when-japan_forties = 1940s
history-japan_forties = In Japan it was hardly played any more: it was seen as a Chinese game, which did not agree with nationalist policy.
history-when-china_banned = after the war
history-china_banned = In China the chaos of war was followed by the communist government, which forbade mahjong as gambling.

history-part-second_wind = Second wind
history-when-us_league = after 1950
history-us_league = In the USA, according to source 002, a National Mahjong League was founded, with official rules. The source puts it early in the second half of the 20th century; other histories say 1937.
history-when-japan_association = after 1950
history-japan_association = In Japan a Japanese Mahjong Association was founded, with official rules of its own. It has some tens of thousands of members and is influential abroad to this day.
history-when-underworld = after 1950
history-underworld = In those years mahjong also became the flagship of underworld gambling in Japan and Hong Kong, under the Yakuza and the Triads.
history-when-mind_sport = after the political thaw
history-mind_sport = In mainland China, with the thaw, it was first tolerated and later officially recognised as a mind sport.
history-when-international = 1990s
history-international = Under the patronage of Chinese authorities a group of masters wrote the international tournament rules, to rid the game of gambling and bring it near to chess and bridge. They are used at large tournaments, mostly of the World Mahjong Organization.

history-part-europe = Europe and today
history-when-europe_grows = end of the 20th century
history-europe_grows = At the end of the 20th century it grew popular in Europe too, above all in Scandinavia, Germany and the Netherlands.
history-when-european_rules = 20th century
history-european_rules = Most European countries had it earlier through Americans, so local rules often follow the American ones. Most sets sold in Europe, though, carry classical Chinese rules; from both came the European classical rules, today among the most used.
history-when-ema_founded = 2005
history-ema_founded = The European Mahjong Association was founded as an umbrella body.
history-when-internet = 21st century
history-internet = The latest wave came with computers and the internet: one can watch tournaments, play at any time with the whole world and discuss rules.
history-when-phenomenon = 21st century
history-phenomenon = Like chess, go, poker or bridge, mahjong is a cultural phenomenon. It is still most loved in the Far East, but experts see a great future for it in the West.
history-when-riichi_chance = 21st century
history-riichi_chance = According to source 002 the special rules of riichi mahjong leave more to chance but make the game more colourful and amusing; many further variants exist.

history-part-video = Mahjong on a screen
history-when-video_form = video games
history-video_form = Video mahjong is the digital form of the game: on a screen against the computer and mostly for two instead of four. More than a hundred such games run in the emulator MAME, says source 001.
history-when-video_japan = video games
history-video_japan = Nearly all of them were made in Japan. They resemble each other, are variations of the real game and keep what only Japanese rules have, reach and dora. The Japanese form is called riichi or reach mahjong.
history-when-video_depth = 2004
history-video_depth = In depth, says source 001, video mahjong is several classes below play with people, because a program only follows built-in patterns; video poker stands to poker in the same way. Still it is tricky and exciting.
history-when-video_titles = 2004
history-video_titles = Source 001 names Super Real Mahjong Premium Collection, Mahjong Hyper Reaction 2 and Final Romance 2, whose scoring its examples use.

history-part-sources = About the sources
history-when-source_001 = 13 December 2004
history-source_001 = Source 001 is a Czech rule book for the games of an emulator, version 1.0 signed DRI: a free translation of the page “Mahjong in MAME”, with passages left out and others added.
