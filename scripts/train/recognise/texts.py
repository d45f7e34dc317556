"""The text of lines: words, labels with their values, amounts, dates and numbers, as documents mix them."""

from __future__ import annotations

from pathlib import Path

from ..pages.chance import Rng, chance, pick, weighted, whole
from ..pages.vocabulary import LABELS, TITLES
from ..pages.writing import Writing
from .alphabet import HEBREW, LATIN, MARKS

FINALS = "ךםןףץ"
KINDS = {"words": 4.0, "label": 3.0, "number": 2.5, "row": 1.5, "latin": 1.0, "letters": 1.2, "marks": 0.3}
MOST = 48
"""Characters of a line."""


def read_words(path: Path | None) -> list[str]:
    """Hebrew words, one a line; those with other characters are left out. Without a file the words of the labels."""
    if path is None:
        both = [text for group in (LABELS, TITLES) for _, hebrew in group.values() for text in hebrew]
        return [word for text in both for word in text.split() if set(word) <= set(HEBREW)]
    lines = path.read_text(encoding="utf-8").split()
    return [word for word in lines if len(word) > 1 and set(word) <= set(HEBREW)]


class Lines:
    """Draws the text of one line after the other, in logical order."""

    def __init__(self, rng: Rng, words: list[str]) -> None:
        self.rng, self.words = rng, words

    def line(self) -> tuple[str, bool]:
        """A line and whether it runs from right to left."""
        kind = weighted(self.rng, KINDS)
        write = Writing(self.rng, "en" if kind == "latin" else "he", shekel=True)
        text = getattr(self, f"_{kind}")(write)
        if len(text) > MOST:
            text = text[:MOST].rsplit(" ", 1)[0]
        return text, kind != "latin"

    def _word(self) -> str:
        word = pick(self.rng, self.words)
        if len(word) > 2 and chance(self.rng, 0.06):
            return f'{word[:-1]}"{word[-1]}' if chance(self.rng, 0.7) else f"{word}'"
        return word

    def _words(self, write: Writing) -> str:
        if chance(self.rng, 0.15):
            return pick(self.rng, (write.firm, write.address, write.person, write.bank, write.item, write.thanks))()
        words = [self._word() for _ in range(whole(self.rng, 1, 6))]
        if chance(self.rng, 0.15):
            at = whole(self.rng, 0, len(words) - 1)
            words[at] = f"({words[at]})"
        if chance(self.rng, 0.2):
            at = whole(self.rng, 0, len(words) - 1)
            words[at] += pick(self.rng, ",.:;!?")
        if len(words) > 1 and chance(self.rng, 0.12):
            words[0] += pick(self.rng, ("-", "/")) + words.pop()
        return " ".join(words)

    def _label(self, write: Writing) -> str:
        name = write.label(pick(self.rng, list(LABELS))) if chance(self.rng, 0.6) else self._words(write)
        return f"{name}{pick(self.rng, (': ', ' ', ':', ' - '))}{self._number(write)}"

    def _row(self, write: Writing) -> str:
        parts = [self._number(write) if chance(self.rng, 0.6) else self._word() for _ in range(whole(self.rng, 2, 4))]
        return " ".join(parts)

    def _number(self, write: Writing) -> str:
        rng = self.rng
        kind = whole(rng, 0, 9)
        if kind <= 2:
            return write.price(write.value(0.1, 90000) * (-1 if chance(rng, 0.08) else 1))
        if kind == 3:
            return f"{write.value(0.1, 99999):,.2f}" + ("-" if chance(rng, 0.1) else "")
        if kind == 4:
            return write.date()
        if kind == 5:
            return f"{write.value(0.5, 100):.{whole(rng, 0, 2)}f}%"
        if kind == 6:
            return write.digits(whole(rng, 1, 9))
        if kind == 7:
            return pick(rng, (write.phone, write.account, write.clock))()
        if kind == 8:
            return f"{whole(rng, 1, 12):02d}/{whole(rng, 1990, 2035)}"
        return f"{write.digits(whole(rng, 2, 6))}{pick(rng, '-/.')}{write.digits(whole(rng, 1, 4))}"

    def _latin(self, write: Writing) -> str:
        if chance(self.rng, 0.5):
            return pick(self.rng, (write.firm, write.address, write.person, write.item, write.thanks))()
        letters = "".join(pick(self.rng, LATIN) for _ in range(whole(self.rng, 2, 9)))
        return f"{letters}{pick(self.rng, ('', '@', '.', ' '))}{self._number(write)}"

    def _letters(self, _write: Writing) -> str:
        """Letters that no word explains, so that the network reads and does not guess."""
        return " ".join(self._unknown() for _ in range(whole(self.rng, 1, 5)))

    def _unknown(self) -> str:
        word = "".join(pick(self.rng, HEBREW) for _ in range(whole(self.rng, 1, 8)))
        inner = "".join(c for c in word[:-1] if c not in FINALS or chance(self.rng, 0.1))
        return inner + word[-1]

    def _marks(self, write: Writing) -> str:
        inner = "".join(pick(self.rng, MARKS) for _ in range(whole(self.rng, 1, 3)))
        return f"{self._word()} {inner} {self._number(write)}"
