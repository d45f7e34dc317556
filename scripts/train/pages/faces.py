"""The two to four fonts of one page."""

from __future__ import annotations

from dataclasses import dataclass

from .chance import Rng, chance, pick, weighted
from .fonts import Face, Family, families, pool


@dataclass(frozen=True)
class Faces:
    """The two to four fonts of one page."""

    body: Face
    bold: Face
    number: Face
    heading: Face
    latin: Face
    others: tuple[Face, ...]
    """Further faces of this split, for genuine words in an odd font."""
    hand: Face | None


def choose_faces(rng: Rng, split: str, language: str, mono: bool = False) -> Faces:
    """Two to four fonts for a page: often one family for all, sometimes its own for numbers, headings and Latin."""
    hebrew = language == "he"
    body = _design(rng, pool(split, hebrew, True if mono else False if chance(rng, 0.93) else None))
    latin = body if body.regular.latin and chance(rng, 0.8) else _design(rng, pool(split, False, mono or None))
    number = weighted(rng, {"body": 0.62, "latin": 0.23, "mono": 0.15})
    number_family = {"body": body, "latin": latin}.get(number) or _design(rng, pool(split, False, True))
    heading = body if chance(rng, 0.55) else _design(rng, pool(split, hebrew))
    base = body.faces.get("medium", body.regular) if chance(rng, 0.12) else _plain(rng, body)
    others = tuple(_design(rng, pool(split, hebrew)).regular for _ in range(2)) + (
        _design(rng, pool(split, False)).regular,
        _design(rng, pool(split, False, True)).regular,
    )
    hands = [f.regular for f in families() if f.handwritten and f.split == split and (f.regular.hebrew or not hebrew)]
    return Faces(
        base,
        body.bold,
        number_family.regular,
        heading.bold if chance(rng, 0.7) else heading.regular,
        latin.regular,
        others,
        pick(rng, hands) if hands else None,
    )


def _plain(rng: Rng, family: Family) -> Face:
    return family.faces["light"] if "light" in family.faces and chance(rng, 0.08) else family.regular


def _design(rng: Rng, among: tuple[Family, ...]) -> Family:
    """A family, with each design as likely as another however many cuts it has here."""
    designs = sorted({family.design for family in among})
    design = pick(rng, designs)
    return pick(rng, [family for family in among if family.design == design])
