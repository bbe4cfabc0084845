"""The cards of all rule sets, which the first page of every visitor shows: made before processes are forked."""

from ruka.server.cards import cards
from ruka.texts import LANGUAGES

for lang in LANGUAGES:
    cards(lang)
