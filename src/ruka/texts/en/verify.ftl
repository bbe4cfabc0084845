# ruka verify: is a record as the server wrote it, and was its game dealt fairly?
help-verify = Check that a record is as its server wrote it, and that nobody chose the walls.
help-verify-file = A ruka record.
help-verify-key = A file with the server's public key; without it the key in the record counts.
help-verify-commitment = The server's commitment as you were told it at the table.
help-verify-share = A share that you gave at the table and kept, so that nobody else can have chosen the seeds; may be repeated.

verify-name-form = Form
verify-name-chain = Chain
verify-name-signature = Signature
verify-name-commitment = Commitment
verify-name-share = Share
verify-name-seats = Seats
verify-name-walls = Walls
verify-name-replay = Replay

verify-form = Every line is written as ruka writes it.
verify-chain = No hash is broken.
verify-signature = { $known ->
    [yes] Signed with { $signer }, the key that you gave.
   *[no] Signed with the key { $signer }; only --key can tell whose it is.
 }
verify-commitment = { $known ->
    [yes] The server's seed is the one that it was bound to by the commitment that you gave.
   *[no] The server's seed fits the commitment in the record; only --commitment can tell whether you were told the same one.
 }
verify-share = What you kept is in the record, as the share of seat { $seats }: nobody could choose the seeds alone.
verify-share-not-checked = The players' shares were not checked: a server could try others after it was bound to its seed. Give the one that you kept with --share.
verify-seats = { $drawn ->
    [yes] The seats were drawn by lot, and the lots follow from the seeds of the server and the players.
   *[no] No lots were drawn: everybody sat where they had sat down.
 }
verify-walls = Every throw of the dice and every tile follows from the seeds of the server and the players.
verify-replay = Played again by its rules, the game ends in the same bytes.
verify-not-checked = Cannot be checked.
verify-verified = The record is verified.
verify-sound = The record is in order as far as it can show by itself; it is verified only with a share that a player kept (--share).
verify-unverified = The record is not verified.

replay-verified = Signed with the key { $signer }, and the walls follow from the seeds; ruka verify --share tells whether your share is among them.
replay-unverified = Unverified: { $reason }

error-not-our-form = this is not how ruka writes it.
error-not-sealed = no server has signed this record.
error-broken-link = something was changed from here to line { $last }.
error-missing-links = there are { $links } hashes here, and { $wanted } belong to the game.
error-wrong-signature = the signature is not by the key { $signer }, or what it signed was changed.
error-other-key = the record is signed with a different key: { $signer }.
error-no-commitment = nobody was bound to a seed before this game.
error-broken-commitment = the seed that the server revealed is not the one that it was bound to.
error-other-commitment = you were told a different commitment from the one in the record.
error-bad-share = a share has 1 to 64 hexadecimal digits.
error-other-share = the share that you kept is not in the record: the walls were not dealt from it.
error-record-midway = the record begins in the middle of a game, and nothing vouches for what came before.
error-other-lots = the seats are not those that follow from the seeds by lot.
error-seed-not-revealed = the server's seed is missing: it is revealed in the last line, when the game is over.
error-replay-differs = played again, the game leads to a different line.
error-record-ends = the record ends before the game.
error-not-a-key = there is no public key in { $path }: 64 hexadecimal digits.
