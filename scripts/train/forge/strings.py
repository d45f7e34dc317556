"""What a forger writes instead: the same kind of string, with a few characters changed."""

from __future__ import annotations

import numpy as np


def has_digit(text: str) -> bool:
    """Whether the string has a decimal digit."""
    return any(character.isdigit() for character in text)


def other_digit(digit: str, rng: np.random.Generator) -> str:
    """A digit that is not `digit`."""
    return str((int(digit) + int(rng.integers(1, 10))) % 10)


def altered(text: str, rng: np.random.Generator, words: list[str], same_length: bool = False) -> str:
    """A string of the same shape: some digits changed, sometimes one more; without digits another word."""
    places = [index for index, character in enumerate(text) if character in "0123456789"]
    if not places:
        slack = 0 if same_length else 2
        same = [word for word in words if word != text and not has_digit(word) and abs(len(word) - len(text)) <= slack]
        return same[int(rng.integers(len(same)))] if same else text[::-1]
    count = int(rng.integers(1, min(len(places), 4) + 1))
    fresh = list(text)
    for index in rng.choice(places, count, replace=False):
        fresh[index] = other_digit(fresh[index], rng)
    if not same_length and rng.random() < 0.12:
        fresh.insert(places[0], str(int(rng.integers(1, 10))))
    return "".join(fresh)


def amount(rng: np.random.Generator) -> str:
    """An amount of money with two decimals."""
    return f"{int(rng.integers(1, 10 ** int(rng.integers(2, 6)))):,}.{int(rng.integers(100)):02d}"
