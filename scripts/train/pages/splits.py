"""What belongs to training, to validation and to the test, by name, so that adding a font or layout moves no other."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

SPLITS = ("train", "val", "test")
_TRAIN, _VAL = 68, 14
_SALT = "pages-17"


def split_of(name: str) -> str:
    """The split of a family, texture or layout: 68 % train, 14 % val, 18 % test, by a hash of its name."""
    place = int.from_bytes(hashlib.sha256(f"{_SALT}:{name}".encode()).digest()[:4], "big") % 100
    return "train" if place < _TRAIN else "val" if place < _TRAIN + _VAL else "test"


def allowed(splits: Iterable[str], split: str) -> bool:
    """Whether something kept for `splits` may be used in `split`; refuses a split that does not exist."""
    if split not in SPLITS:
        raise ValueError(f"no split {split!r}")
    return split in splits
