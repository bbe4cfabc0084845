# The table
error-illegal-action = to zagranie nie jest teraz możliwe.
error-hand-not-over = rozdanie jeszcze trwa.
error-bad-wall = mur jest za krótki, za długi albo z innych kamieni.
