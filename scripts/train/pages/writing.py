"""The text of one page: names, dates and amounts in one manner of writing."""

from __future__ import annotations

import datetime

from . import vocabulary
from .chance import Rng, between, chance, pick, weighted, whole


class Writing:
    """The text of one page: one language, one date format, one currency and one way to write numbers."""

    def __init__(self, rng: Rng, language: str, shekel: bool) -> None:
        self.rng = rng
        self.hebrew = language == "he"
        self._side = 1 if self.hebrew else 0
        self._date = pick(
            rng,
            ("%d/%m/%Y", "%d.%m.%Y", "%d/%m/%y", "%d-%m-%Y", "%d.%m.%y")
            + (() if self.hebrew else ("%Y-%m-%d", "%d %b %Y", "%b %d, %Y")),
        )
        signs = (
            {"₪": 2.0, 'ש"ח': 1.2, "": 1.0}
            if self.hebrew
            else {"$": 1.0, "€": 0.6, "": 2.0, "NIS": 0.5, "ILS": 0.4, "RM": 0.4, "₪": 0.5}
        )
        if not shekel:
            signs.pop("₪", None)
        self.sign = weighted(rng, signs)
        self._grouped = chance(rng, 0.75)
        self._start = datetime.date(2023, 1, 1) + datetime.timedelta(days=whole(rng, 0, 1300))

    def label(self, key: str) -> str:
        return pick(self.rng, vocabulary.LABELS[key][self._side])

    def title(self, key: str) -> str:
        return pick(self.rng, vocabulary.TITLES[key][self._side])

    def person(self) -> str:
        return f"{pick(self.rng, vocabulary.GIVEN[self._side])} {pick(self.rng, vocabulary.SURNAME[self._side])}"

    def firm(self) -> str:
        tail = ('בע"מ', "", "ובניו") if self.hebrew else ("Ltd.", "Inc.", "", "& Sons", "Sdn Bhd")
        return f"{pick(self.rng, vocabulary.FIRM[self._side])} {pick(self.rng, tail)}".strip()

    def bank(self) -> str:
        return pick(self.rng, vocabulary.BANKS[self._side])

    def address(self) -> str:
        number = str(whole(self.rng, 1, 180))
        street, city = pick(self.rng, vocabulary.STREET[self._side]), pick(self.rng, vocabulary.CITY[self._side])
        return f"{street} {number}, {city}" if self.hebrew else f"{number} {street}, {city}"

    def item(self) -> str:
        return pick(self.rng, vocabulary.ITEMS[self._side])

    def move(self) -> str:
        return pick(self.rng, vocabulary.MOVES[self._side])

    def thanks(self) -> str:
        return pick(self.rng, vocabulary.THANKS[self._side])

    def sentence(self, words: int) -> str:
        talk = vocabulary.TALK[self._side]
        start = whole(self.rng, 0, len(talk) - 1)
        chosen = [talk[(start + k) % len(talk)] for k in range(words)]
        text = " ".join(chosen)
        return text if self.hebrew else text[0].upper() + text[1:]

    def digits(self, count: int) -> str:
        return "".join(str(whole(self.rng, 0, 9)) for _ in range(count))

    def phone(self) -> str:
        return (
            f"0{whole(self.rng, 2, 9)}-{self.digits(7)}"
            if chance(self.rng, 0.5)
            else f"05{self.digits(1)}-{self.digits(7)}"
        )

    def account(self) -> str:
        return f"{whole(self.rng, 4, 54)}-{whole(self.rng, 1, 999):03d}-{self.digits(whole(self.rng, 6, 9))}"

    def date(self, after: int = 0) -> str:
        return (self._start + datetime.timedelta(days=after + whole(self.rng, 0, 3))).strftime(self._date)

    def clock(self) -> str:
        return f"{whole(self.rng, 0, 23):02d}:{whole(self.rng, 0, 59):02d}" + (
            f":{whole(self.rng, 0, 59):02d}" if chance(self.rng, 0.4) else ""
        )

    def value(self, low: float = 1, high: float = 20000) -> float:
        """An amount spread evenly over the orders of magnitude between the two bounds."""
        return round(low * (high / low) ** float(self.rng.random()), 2)

    def money(self, value: float, signed: bool = False) -> str:
        """The number alone, as this page writes it, with the minus where the page puts it."""
        text = f"{abs(value):,.2f}" if self._grouped else f"{abs(value):.2f}"
        return f"-{text}" if value < 0 else f"+{text}" if signed else text

    def price(self, value: float) -> str:
        """The number with the page's currency sign."""
        if not self.sign:
            return self.money(value)
        return (
            f"{self.money(value)} {self.sign}"
            if self.hebrew or self.sign in ("NIS", "ILS")
            else f"{self.sign} {self.money(value)}"
            if self.sign == "RM"
            else f"{self.sign}{self.money(value)}"
        )

    def noise(self) -> float:
        return between(self.rng, 0, 1)
