# Why the server refuses
error-no-such-table = there is no table “{ $table }”; the link may be incomplete.
error-no-such-replay = there is no game to replay at this link; it may be incomplete.
error-no-such-page = there is nothing at this address.
error-no-client = the web client is not built; ./dev play builds it.
error-game-not-over = the game is still being played.
error-game-not-begun = the game has not begun.
error-table-set-aside = the stored game of this table is damaged and was set aside; the administrator finds the reason in the log.
error-too-large = this is too large; at most { $most } kB are taken.
error-too-many = too many requests; wait a moment.
error-server-full = all tables of this server are taken; try it later.
error-internal = something broke on the server; nothing was changed.
error-bad-message = this is no message of the protocol.
error-hello-first = the first message is hello.
error-wrong-version = the table speaks version { $known } of the protocol; load the page again.
error-wrong-token = this key opens no seat at this table.
error-bad-seats = these rules have { $players } seats and one of them is yours: person; the others are bot or open.
error-steps-missing = steps of the game are missing.
error-steps-differ = the steps do not lead to what was told.
error-not-started = the server could not start; its log says why.
error-bad-database = the database cannot be opened ({ $reason }).
error-bad-signing-key = there is no signing key in { $path }; move the file away and the server makes a new one.
error-data-in-use = another server uses the folder { $path }.
error-port-taken = the port { $port } is taken; choose another one with --port.

# Bots
bot-names = Blackbird, Owl, Otter, Lynx, Marten

# ruka serve
help-serve = The server of tables, with the web client.
help-host = The address to listen at; 0.0.0.0 is every one.
help-port = The port; without one 8700, or the next that is free.
help-data = The folder of the games.
help-database = Another database in place of the file in the folder.
help-origin = A site whose pages may sit down too (may be given several times).
help-open = Open the browser.
serve-ready = ruka is at { $link } · games are kept in { $path } · Ctrl+C ends it

# Values of options
choice-yakuman = yakuman
choice-mangan = mangan
choice-one_less = one fewer
choice-none = nothing
choice-discarder = who discarded
choice-feeder = who is liable
choice-all = all
choice-first = the next in turn
choice-abort_at_three = two; three end the hand
choice-at_once = at once
choice-after_discard = after the discard
choice-own_turn_or_claim = own turn or an interruption
choice-own_turn = own turn
choice-as_win = a win
choice-as_draw = a draw
choice-strict = never taken
choice-open = taken and punished
choice-hanchan = two rounds
choice-tonpuu = one round
choice-never = never
choice-win = after a win
choice-win_or_ready = after a win or a ready hand
choice-A = A: as four players pay
choice-B = B: 2, 2, 4, 6 times
choice-C = C: 4 times, the dealer 6
choice-hands = hands won
choice-points = points
choice-either = hands or points
choice-4-8 = 4 and 8
choice-8-16 = 8 and 16
choice-next_turns = in the next round of turns
choice-next_hand = in the next hand
choice-W = west
choice-S = south
choice-N = north
choice-same_tile = the same tile only
choice-any_wait = any tile waited on
help-bot = A program that speaks mjai and may take seats; may be given several times. { "{seat}" } in the command stands for the number of its seat.
help-bot-seconds = How long such a program may take for an answer.
error-bad-bot = “{ $words }” names no program; write NAME=COMMAND.
error-no-program = the program of “{ $command }” cannot be found.
error-programs-busy = too many programs are playing here now; try again later or play with our own bots.
