# The hand: how tiles are thrown and ordered, and which key does what
keys-hand = The hand
keys-one-tap = One tap throws
keys-one-tap-text = On touch screens. Otherwise the first tap raises the tile and the second one, or a flick upwards, throws it.
keys-two-clicks = Two clicks throw
keys-two-clicks-text = With a mouse. The first click raises the tile, the second one throws it.
keys-moment = A moment to take a discard back
keys-moment-none = none
keys-moment-of = { $seconds } s
keys-moment-text = The others see the tile only after that; never when the clock is running out.
keys-take-back = Take back
keys-order-told = { $tile }: now in place { $place }.
keys-order-sorted = The hand is sorted. Switch sorting off to order it yourself.

# Keys
keys-on = Keys at the table
keys-on-text = Letters and other keys act. Arrows, Tab and Enter always work.
keys-are-off = The keys are switched off in the settings; arrows, Tab and Enter still work.
keys-text = Choose what is to be done and press the key for it.
keys-press = Press a key
keys-tiles = Tiles by their place
keys-do-tile = discard tile { $place }
keys-do-undo = take the discard back
keys-do-bet = bet on your win (in the arcade)
keys-kept = { $key } is needed to move about and press buttons. Choose another key.
keys-taken = { $key } already does this: { $deed }.
keys-take = Use it here
keys-reset = Keys as they were at first
keys-space = Space
