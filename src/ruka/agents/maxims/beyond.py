"""Rows of advice in sources 001 and 002 that are no maxims: what they are instead."""

LEARNING = "about learning the game, its words or its tables, not about a position"
RULES = "about the choice of rules, or what they pay"
SUMMARY = "says together what other maxims say one by one"
GENERAL = "holds in every position alike, so that no position calls for it"
UNSEEN = "needs faces, voices or clocks, which no view shows"

BEYOND: dict[str, str] = {
    **dict.fromkeys(("C1-012", "C1-098", "C1-102", "C1-118", "C1-127", "C1-137", "C1-162"), LEARNING),
    **dict.fromkeys(("C2-045", "C2-056", "C2-057", "C2-147", "C2-301"), LEARNING),
    **dict.fromkeys(("C2-109", "C2-146", "C2-207", "C2-210"), RULES),
    "C1-136": SUMMARY,  # C1-132 and C1-135
    "C2-302": SUMMARY,  # C2-266 and C2-288
    "C2-311": SUMMARY,  # the maxims of what opponents throw
    "C2-312": SUMMARY,  # C2-313 and C2-314
    "C2-318": SUMMARY,  # C2-319 to C2-328
    "C2-334": SUMMARY,  # C2-336 and C2-337
    "C2-342": SUMMARY,  # C2-343 and C2-344
    **dict.fromkeys(("C1-130", "C2-258", "C2-259", "C2-260", "C2-261", "C2-285", "C2-290", "C2-294"), GENERAL),
    **dict.fromkeys(("C2-295", "C2-353", "C2-354"), GENERAL),
    **dict.fromkeys(("C2-300", "C2-345", "C2-347", "C2-349", "C2-350", "C2-351"), UNSEEN),
}
