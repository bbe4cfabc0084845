# Course 4: points
course-points = Points and payments
course-points-about = From fu and han to points, who pays whom, counters, bets, draws and the final places.
lesson-points-tables-title = Reading the tables
lesson-points-tables =
    Use the [term:score_tables|tables]: print them, keep them at hand, and in time you will know them by heart. Choose one by two questions: did east win or somebody else, by draw or by discard? Then the column is fan and the row is fu.
    By discard the table says what the discarder pays. By draw to east, what each pays. By draw to another there are two numbers: the higher is east's.
lesson-points-formula = For the curious: behind the tables stands fu × 2 to the power of (2 + fan), the [term:base_amount|basic amount]. By draw each pays it once and east twice; by discard it is four times, for east six, rounded up to hundreds and never above mangan. Thirty fu and three fan: { $paid }. From five fan on only the limits count. The printed tables end at 100 fu; above that the formula still holds.
lesson-points-limits-title = Mangan and more
lesson-points-limits = From five fan on minipoints no longer matter: one [term:flat_payment|pays a flat amount]. Five fan are [term:mangan|mangan], { $mangan } by discard and { $dealer } for east; six and seven [term:haneman|haneman], eight to ten [term:baiman|baiman], eleven and twelve [term:sanbaiman|sanbaiman], thirteen and more [term:yakuman|yakuman]. Each is a multiple of mangan: one and a half, two, three, four times.
lesson-points-who-pays-title = Who pays
lesson-points-who-pays =
    Only winners are paid. By discard the one who threw the tile pays everything alone; by draw all three pay.
    East is dear: each payment to east and from east is doubled. So for the same hand by discard east gets { $dealer } and another { $other }: one and a half times as much in all.
lesson-points-counters-title = Counters and bets
lesson-points-counters = Every [term:honba|counter] on the table is worth { $honba } to the winner: all of it from the discarder, or a third from each by draw. It is added after the table and the rounding.
lesson-points-bets = A [term:riichi_bet|riichi bet] costs { $bet } at once. Win, and it comes back with everybody else's; let another win, and it is gone. When nobody wins, the bets stay for the next hand.
lesson-points-draws-title = Nobody has won
lesson-points-draws = When the wall is empty, nobody's hand is counted, but being ready pays: those who are not pay { $total } together to those who are. With none or all ready nothing changes.
lesson-points-uma-title = Uma
lesson-points-uma = At the end the places are worth points of their own, the [term:uma|uma]: { $first } for the first, { $second } for the second, and the same taken from the third and the fourth, the larger from the last. Players who are level share what their places bring together.
lesson-points-video-title = Video mahjong: the order
lesson-points-video-order =
    The source's order: 20 for the win; points for the way of winning, sets and pair; round up to ten, that is the base. Add the fans of yaku and dora and two more for winning; double the base once for each. Multiply by dealer and way of winning; round to hundreds; add the bonuses.
    Tables are easier: the two fans for winning are already inside them, so the first row is times 8. Empty cells are hands that cannot occur.
lesson-points-video-limits = Mangan is the first ceiling: { $mangan } for the other player, { $dealer } for the dealer, and every limit is a multiple of it. Yakuman add up here, to seven at most.
lesson-points-video-ends = Reach costs { $bet }; if you win, it comes back with a fan, and if both reach and nobody wins, the sticks stay. The dealer's counter starts at nought and grows with every hand that the dealer stays: { $honba } a step to the winner, and from five on the dealer needs two yaku. It goes back when the other becomes dealer by winning. When nobody wins, a ready dealer stays; one who is not passes the deal on.
lesson-points-video-examples-title = Four hands, step by step
lesson-points-video-worked = In the first example the source forgets its own three concealed pungs; counted in full the hand is a mangan.
lesson-points-video-more-title = Five hands of limits
lesson-points-classical-title = Classical payments
lesson-points-classical =
    How one pays decides much of the strategy. The Japanese classical way is called very fair, and it makes good defence worth while: by discard only the one who threw the tile pays.
    Remember one thing: the main player, east, pays and gets double. From the wall the others pay once and east twice; the discarder pays four times, to east six.
lesson-points-european-title = Everybody settles with everybody
lesson-points-european = By the European classical rules all four hands are counted. Everybody pays the winner the winner's hand, and those who did not win settle the difference of theirs among themselves; with east in it, double.
lesson-points-european-worked = All six payments of the source's example:
lesson-points-hong-kong-title = Hong Kong
lesson-points-hong-kong = In Hong Kong lines are counted in [term:faan|faan] and a short table makes points of them. East neither pays nor gets double. From the wall everybody pays twice; on a discard the discarder pays twice and the others once.
lesson-points-international-title = International
lesson-points-international = A hand's values are simply added up. Everybody pays eight; the value comes on top, from whoever threw the tile or, by draw, from everybody. Flowers count, but not towards the minimum.
lesson-points-modern-title = Modern Japanese by the Czech source
lesson-points-modern = Here one starts with { $start } points, and the limit is no ceiling but a unit that is multiplied. Points round up to ten. From the wall every loser pays the value, on a discard the discarder pays for all; the main player pays and gets double.
