# Waiting at a table of the lobby
lobby-fills = { $count ->
    [one] Bots take the free seats in { $count } second.
   *[other] Bots take the free seats in { $count } seconds.
}
lobby-cancel = Do not wait any more
lobby-room-listed = Your table is shown in the lobby: anybody may take a free seat.
lobby-rated-room = This game counts for the rating if at least two people with accounts play it.
lobby-qr = QR code
lobby-qr-text = The address of this table, to be read by the camera of a phone
lobby-share = Share…
lobby-friends = Invite friends
lobby-friend-invite = Invite
lobby-friend-invited = Invited
lobby-friends-none = You have no friends here yet.
lobby-friend-here = is here now

# Watching
lobby-behind = { $count ->
    [one] You watch the game { $count } second late.
   *[other] You watch the game { $count } seconds late.
}
lobby-late-room = The game begins here soon
lobby-behind-room = Whoever watches sees the game { $count } s late: it begins here in a moment.
lobby-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

# Before one leaves
lobby-leave-rated = This game counts. If you leave, a bot plays in your place and the result counts for you as it ends; you may come back at any time until then. It is void only if everybody leaves for ten minutes.
lobby-leave-listed = A bot plays in your place, and you may come back until the game ends. If everybody leaves for ten minutes, the game is void.
