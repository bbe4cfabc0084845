# Items of the arcade, and what is said of them at the table
arcade-item-exchange = Exchange
arcade-item-exchange-does = Throw back the tiles of your opening hand that you don't want and draw others.
arcade-item-new_deal = New deal
arcade-item-new_deal-does = You are dealt another, better opening hand.
arcade-item-sure_reach = Sure reach
arcade-item-sure_reach-does = Your first draw after reach completes the hand.
arcade-item-more_dora = More dora
arcade-item-more_dora-does = One more dora indicator is turned.
arcade-item-peek = Peek
arcade-item-peek-does = Shows you some of your opponent's tiles.
arcade-item-lucky_draw = Lucky draw
arcade-item-lucky_draw-does = Your next draw is a useful tile.
arcade-item-shield = Shield
arcade-item-shield-does = If your opponent wins this hand, you pay nothing.
arcade-item-double = Double
arcade-item-double-does = If you win this hand, you are paid double.

items-log-buy = { $who }: bought “{ $item }” for { $points }.
items-log-use = { $who }: used “{ $item }”.
items-log-got = { $who }: used “{ $item }”, new tiles: { $tiles }.
items-log-effect = “{ $item }” takes effect.
items-log-bet = { $who }: a bet of { $points } on winning.
items-log-payout = { $who }: won the bet, { $points }.
