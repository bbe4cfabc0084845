"""The bots of the PyPI package `mjai` as programs for ruka: `python mjai_bot.py rulebase|riichi|base SEAT`.

ruka simulate --rules tenhou --games 10 --bots "mjai:python examples/mjai_bot.py rulebase {seat},club,greedy,random"
"""

import sys

from loguru import logger
from mjai import Bot
from mjai.bot.riichibot import RiichiBot
from mjai.bot.rulebase import RulebaseBot

BOTS = {"rulebase": RulebaseBot, "riichi": RiichiBot, "base": Bot}

if __name__ == "__main__":
    logger.remove()
    BOTS[sys.argv[1]](int(sys.argv[2])).start()
