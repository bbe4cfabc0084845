"""Codecs: what other programs and sites write, in our words, and our games in theirs.

>>> from pathlib import Path
>>> import ruka, tempfile
>>> game = ruka.Table("tenhou", seed=7, options={"length": "tonpuu"}).record
>>> with tempfile.TemporaryDirectory() as folder:
...     losses = write_record(game, Path(folder, "game.mjson")).losses
...     read_record(Path(folder, "game.mjson")).rules.chosen
{'length': 'tonpuu'}
>>> print(losses[0].sentence())
The tiles that nobody saw are left out: whoever reads the file lays them out anew.
"""

from ruka.records.codec import Codec, Loss, Written
from ruka.records.files import CODECS, codec_for, codec_of, read, read_record, text_of, write_record

__all__ = [
    "CODECS",
    "Codec",
    "Loss",
    "Written",
    "codec_for",
    "codec_of",
    "read",
    "read_record",
    "text_of",
    "write_record",
]
