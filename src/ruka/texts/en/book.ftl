# The book
book-tables = Tables
book-discards = discarded:
book-example = Has it
book-near-miss = Just fails
book-always = Every win has it.
book-excludes = In place of: { $patterns }.
book-default = default: { $value }
book-clause = Clause { $clause }
book-source = Source: { $source }

# The pages of rules in the web client
book-choose = Choose a rule set and read its book.
book-search = Search patterns
book-found = { $count ->
    [0] No pattern fits.
    [one] { $count } pattern
   *[other] { $count } patterns
 }
book-none = There are no rules at this address.
show-payment = Payment
show-options = Options
show-decisions = Decisions where the source is not clear

# Tables and payments of a game of two
column-dealer-either = East
column-two-either = South
column-two-tsumo = South, draw
column-two-ron = South, discard
table-two = { $who }: the opponent pays
show-two = { $win ->
    [tsumo] By draw the
    [ron] By discard the
   *[either] The
 } opponent pays East { $dealer } × the value, South { $other } ×.
show-honba-two = A honba adds { $draw } by draw, { $discard } by discard.
show-honba-same = A honba adds { $points }.

# The source's own examples
worked-title = Examples from the source
worked-wins = { $seat ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } wins { $worth }{ $win ->
    [tsumo] {" "}by draw.
   *[ron] { $discarder ->
        [E] {" "}on East’s discard.
        [S] {" "}on South’s discard.
        [W] {" "}on West’s discard.
        [N] {" "}on North’s discard.
       *[none] .
    }
 }
worked-holds = { $seat ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } has { $worth }.
worked-pays = { $payer ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } pays { $receiver ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } { $points }.
worked-rounded = { $fu } count as { $base }.
worked-printed = The source prints { $said }{ $decision }.
worked-mended = The tiles printed in the source do not make a hand; here they are corrected{ $decision }.

# The sheet of one page
sheet-legend = Values: one number, or open / concealed. Framed: the winning tile. Underlined: sets on the table.
book-print = To print: sheets of these rules
