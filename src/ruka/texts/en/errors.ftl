# One sentence for each error, begun in lower case: a place may come before it.
error-place = at position { $column }: { $reason }

# Notation
error-empty = there are no tiles; write them like 123m 456p 789s 11z 55z.
error-unknown-character = “{ $character }” is not a tile; the suits are m, p, s, z and f.
error-digits-without-suit = { $digits } has no suit; write m, p, s, z or f after the digits.
error-suit-without-digits = the suit { $suit } has no digits before it.
error-bad-rank = there is no tile { $tile }; m, p and s go from 1 to 9 (0 is a red five), z to 7 and f to 8.
error-fifth-tile = this is a fifth { $tile }; there are four tiles of a kind.
error-duplicate-flower = this is a second { $tile }; there is one tile of each flower.
error-flower-in-set = the flower { $tile } cannot be part of a set.
error-not-a-set = { $set } is not a chow, pung or kong.
error-not-a-concealed-kong = { $set } is not a kong; four identical tiles go between < and >.
error-nested-set = “{ $character }” opens a set inside another one.
error-unclosed-set = the set opened by “{ $character }” is not closed.
error-unopened-set = “{ $character }” closes a set that was not opened.
error-wrong-bracket = “{ $character }” does not match the bracket that opened the set.
error-winning-tile-twice = a hand is won on one tile; there are more after “+”.
error-winning-tile-missing = there is no tile after “+”.
error-winning-tile-in-set = “+” cannot be inside a set.
error-winning-flower = a hand cannot be won on the flower { $tile }.
error-too-many-sets = a hand has at most { $limit } sets.
error-too-many-tiles = a hand has at most { $limit } tiles; a set counts as three.

# Questions
error-wrong-tile-count = this question needs { $expected } tiles and the hand has { $actual }; a set counts as three.
error-tile-not-in-play = the tile { $tile } is not in play.
error-no-form = none of these forms can be made from this hand; a set on the table rules out pairs, orphans and knitted hands.
error-winning-tile-not-held = the winning tile { $tile } is not among the tiles of the hand.
error-bad-visible = more than four { $tile } would be visible, counting those in the hand.
error-bad-visible-length = the visible tiles are { $expected } counts, one for each kind, not { $actual }.
error-bad-tile-code = { $value } is not a tile code; codes go from 0 to 44.
error-bad-meld = { $value } is not a set.
error-bad-forms = { $value } is not a combination of forms.
error-bad-kinds = { $value } is not a mask of the 34 kinds.
error-bad-counts = row { $row } is not a hand; a row counts 3n+1 or 3n+2 tiles, at most 14 and four of a kind.
error-bad-shape = the array must be { $expected }.
error-tables-missing = the tables of the core are missing at { $path }; install ruka again.
error-tables-broken = the tables of the core at { $path } belong to another version; install ruka again.

# Names
error-unknown-form = there is no form “{ $name }”; choose from: { $known }.
error-unknown-tile-set = there is no set of { $name } tiles; choose from: { $known }.
error-unknown-tile = there is no tile “{ $name }”; choose from: { $known }.
error-unknown-kind = there is no question “{ $name }”; choose from: { $known }.

# Command line
error-bad-json = this line is not a JSON object.
error-bad-field = the field “{ $field }” is missing or has a value of the wrong type.
error-no-hand = give a hand such as 123m 456p 789s 11z 55z, or --jsonl.
error-unreadable-file = the file { $path } cannot be read.
error-bad-form = the stored rules cannot be read at “{ $place }”.
error-form-unknown = the stored rules say “{ $name }” at “{ $place }”, which this version of ruka does not know.
error-missing-extra = this needs the package { $package }; install it with: pip install 'ruka[{ $extra }]'.
error-long-form = the rules are too long; at most { $most } kB are read.
error-points-excluded = the points for “{ $pattern }” cannot be excluded by another pattern; give their price a condition.
error-sets-not-fan = “{ $pattern }” combines sets, so it must be counted in fan.
error-rules-not-compiled = these rules are more than can be counted with: some expression is too complex, or some number too large.
error-rules-too-many = these rules have too many { $what ->
        [prices] prices
        [combinations] patterns that combine the same number of sets
        [exclusions] exclusions of single sets
        [constants] different numbers and kinds in their expressions
       *[operations] operations in their expressions
    }; at most { $most } can be counted with.
error-deep-form = the stored rules are too large; at most { $longest } values are read, nested at most { $deepest } times.
error-form-not-canonical = the stored rules are not in their canonical form; they do not say only what differs from the defaults.
error-form-other-hash = the rules in the record are not those that it names: their hash is another.
error-bad-change = The table cannot be changed like this now.
error-not-now = This cannot be done now.
error-no-such-campaign = There is no such campaign of the arcade.
error-wrong-campaign-key = This campaign of the arcade is somebody else's.
error-arcade-not-ready = A new match cannot begin now.
error-arcade-no-match = No match is being played.
error-arcade-not-lost = You can continue only after a lost match.
error-no-continues = There are no continues left.
error-shop-closed = The shop is open only between hands and before your first discard.
error-item-owned = You have this item already; there is one of each kind.
error-item-not-owned = You do not have this item.
error-item-not-now = This item cannot be used now.
error-exchange-tiles = Only tiles that you hold can be exchanged, and not the one just drawn.
error-too-few-points = You have too few points: some must be left.
error-no-bets-now = No bet can be placed now.
error-bet-too-high = You can bet { $most } at most.
