"""What one page has decided before it is laid out: language, fonts, inks and how often a genuine word is odd."""

from __future__ import annotations

from dataclasses import dataclass

from .canvas import Canvas
from .chance import Rng, between, chance, pick, weighted, whole
from .faces import Faces, choose_faces
from .fonts import Face
from .model import Colour
from .writing import Writing

ODD_ROLES = ("amount", "date", "number", "name")
ODD_KINDS = {"font": 3.0, "colour": 2.0, "size": 1.5, "bold": 1.5, "baseline": 1.5, "box": 2.5, "rough": 0.7}


@dataclass
class Setting:
    """The choices that every layout draws with."""

    rng: Rng
    split: str
    language: str
    faces: Faces
    write: Writing
    ink: Colour
    accent: Colour
    paper: Colour
    mode: str
    odd_rate: float

    @property
    def rtl(self) -> bool:
        return self.language == "he"

    def canvas(self, width: int, height: int, background: Colour | None = None, mode: str | None = None) -> Canvas:
        """A blank page that draws a genuine word oddly now and then."""
        sheet = Canvas(self.rng, width, height, background or self.paper, mode or self.mode, self.rtl, self.faces.latin)
        if self.odd_rate > 0:
            sheet.oddity = self._odd
        return sheet

    def _odd(
        self, sheet: Canvas, token: str, face: Face, size: float, colour: Colour, role: str
    ) -> tuple[Face, float, Colour, float, str | None]:
        if role not in ODD_ROLES or not chance(self.rng, self.odd_rate):
            return face, size, colour, 0.0, None
        kind = weighted(self.rng, ODD_KINDS)
        if kind == "font":
            others = [other for other in self.faces.others if other.path != face.path and other.covers(token)]
            return (pick(self.rng, others) if others else self.faces.bold), size, colour, 0.0, "font"
        if kind == "colour":
            return face, size, ink_colour(self.rng), 0.0, "colour"
        if kind == "size":
            return face, size * pick(self.rng, (0.84, 0.9, 0.94, 1.06, 1.1, 1.18)), colour, 0.0, "size"
        if kind == "bold":
            return self.faces.bold, size, colour, 0.0, "bold"
        if kind == "baseline":
            return face, size, colour, size * pick(self.rng, (-0.14, -0.09, -0.06, 0.06, 0.09, 0.14)), "baseline"
        return face, size, colour, 0.0, kind


def new_setting(rng: Rng, split: str, language: str, mono: bool, figures: int, mode: str | None = None) -> Setting:
    """The choices for a page of about `figures` figures. Two pages in five have no odd word, the others one to four."""
    faces = choose_faces(rng, split, language, mono)
    writing = Writing(rng, language, faces.body.shekel and faces.number.shekel)
    paper = (255, 255, 255) if chance(rng, 0.78) else tuple(int(v) for v in rng.integers(236, 256, 3))
    return Setting(
        rng,
        split,
        language,
        faces,
        writing,
        dark_ink(rng),
        accent_colour(rng),
        paper,
        mode or weighted(rng, {"hinted": 0.45, "smooth": 0.5, "bilevel": 0.05}),
        0.0 if chance(rng, 0.4) else between(rng, 1, 4) / figures,
    )


def dark_ink(rng: Rng) -> Colour:
    """Mostly black or nearly so; now and then dark blue, brown or green."""
    if chance(rng, 0.8):
        grey = pick(rng, (0, 0, 0, 17, 34, 51, 68))
        return (grey, grey, grey)
    return pick(rng, ((10, 20, 70), (0, 0, 120), (60, 30, 10), (10, 60, 40), (40, 40, 90)))


def ink_colour(rng: Rng) -> Colour:
    """The colours of pens, stamps and highlighted figures."""
    return pick(
        rng,
        ((200, 20, 20), (170, 0, 0), (20, 40, 160), (0, 90, 40), (90, 20, 120), (0, 0, 0), (90, 90, 90), (210, 90, 0)),
    )


def accent_colour(rng: Rng) -> Colour:
    """The colour of a firm: one channel high, one low, one anywhere."""
    channels = [whole(rng, 120, 230), whole(rng, 0, 90), whole(rng, 10, 200)]
    rng.shuffle(channels)
    return (channels[0], channels[1], channels[2])


def pale(colour: Colour, amount: float) -> Colour:
    """A colour mixed with white; `amount` is the share of white, 0-1."""
    return tuple(round(c + (255 - c) * amount) for c in colour)  # type: ignore[return-value]
