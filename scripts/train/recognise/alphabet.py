"""The characters that the recogniser tells apart, and the order in which a line shows them."""

from __future__ import annotations

from bidi.algorithm import get_display

HEBREW = "אבגדהוזחטיךכלםמןנסעףפץצקרשת"
DIGITS = "0123456789"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
MARKS = "!\"#$%&'()*+,-./:;<=>?@[\\]_|₪€£•°"

CHARACTERS = HEBREW + DIGITS + LATIN + MARKS
"""Of the classes from 1: class 0 is no character, the last one the space."""
SPACE = len(CHARACTERS) + 1
CLASSES = len(CHARACTERS) + 2

_SAME = str.maketrans({"״": '"', "“": '"', "”": '"', "׳": "'", "’": "'", "‘": "'", "־": "-", "–": "-", "—": "-"})
_CLASS_OF = {character: index + 1 for index, character in enumerate(CHARACTERS)} | {" ": SPACE}


def plain(text: str) -> str:
    """Quotes and dashes that look alike as one of them."""
    return text.translate(_SAME)


def visual(text: str, right_to_left: bool) -> str:
    """A line from left to right as it is drawn, brackets mirrored (Unicode's bidirectional algorithm)."""
    return get_display(text, base_dir="R" if right_to_left else "L")


def classes_of(shown: str) -> list[int]:
    """The classes of a line in visual order. Raises KeyError for a character that is not in the alphabet."""
    return [_CLASS_OF[character] for character in plain(shown)]


def text_of(classes: list[int]) -> str:
    """The characters of classes, in the order given; class 0 is left out."""
    return "".join(" " if c == SPACE else CHARACTERS[c - 1] for c in classes if c > 0)


def greedy(steps: list[int]) -> list[int]:
    """The likeliest class of each step as classes of characters: repetitions joined, class 0 left out."""
    return [c for at, c in enumerate(steps) if c > 0 and (at == 0 or steps[at - 1] != c)]
