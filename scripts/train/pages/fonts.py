"""The fonts of this machine by family, each family in exactly one split."""

from __future__ import annotations

import re
import subprocess
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache

from PIL import ImageFont

from .splits import split_of

ASCII = frozenset(range(0x21, 0x7F))

PUNCTUATION_AND_DIGITS = frozenset(map(ord, "0123456789.,:/-+()%\"'"))

HEBREW = frozenset(range(0x5D0, 0x5EB))

SHEKEL = 0x20AA

_DESIGNS = {
    "helvetica": ("Liberation Sans", "Arimo", "FreeSans", "Nimbus Sans", "TeX Gyre Heros", "Switzera ADF"),
    "times": ("Liberation Serif", "Tinos", "FreeSerif", "Nimbus Roman", "TeX Gyre Termes"),
    "courier": ("Liberation Mono", "Cousine"),
    "courier-thin": ("FreeMono", "Nimbus Mono PS", "TeX Gyre Cursor"),
    "dejavu": ("DejaVu", "Bitstream Vera"),
    "noto-sans": ("Noto Sans", "Open Sans", "Noto Mono"),
    "noto-serif": ("Noto Serif",),
    "palatino": ("P052", "TeX Gyre Pagella"),
    "bookman": ("URW Bookman", "TeX Gyre Bonum"),
    "schoolbook": ("C059", "TeX Gyre Schola"),
    "avant-garde": ("URW Gothic", "TeX Gyre Adventor"),
    "linux": ("Linux Libertine", "Linux Biolinum"),
    "computer-modern": ("Latin Modern",),
    "roboto": ("Roboto",),
    "inter": ("Inter",),
    "gentium": ("Gentium", "Charis SIL", "Doulos SIL"),
    "pt": ("PT ",),
    "romande": ("Romande",),
    "gillius": ("Gillius",),
    "dyslexic": ("OpenDyslexic",),
    "anonymous": ("Anonymous Pro",),
    "quicksand": ("Quicksand",),
    "ocr-a": ("OCRA", "OCR A"),
    "oxygen": ("Oxygen",),
    "junicode": ("Junicode",),
    "courier-prime": ("Courier Prime",),
    "ibm3270": ("IBM 3270",),
    "spleen": ("Spleen",),
    "monoid": ("Monoid", "Monoisome"),
    "frank-ruehl": ("Frank Ruehl", "Taamey Frank"),
    "david": ("David CLM", "Taamey David", "Hadasim"),
    "miriam": ("Miriam",),
    "ezra": ("Ezra",),
}
"""Clones and cuts of one design share a split: a test on Arimo proves nothing after training on Liberation Sans."""

_UNREADABLE = re.compile(
    r"Keyboard|Initials|Math|Symbol|Dingbat|Stam |Rashi|Emoji|Chorus|Script|Z003|D05|Trashim|Dyslexic|Ktav Yad"
    r"|Ozrad|Ellinia|Gan CLM|Comix|Anka|Horev|Gladia|Cursor|Awami|Caps$|Dunhill|Unslanted|Quotation"
)

_MONO = re.compile(
    r"Mono|\bCode\b|Courier|Cousine|Inconsolata|Hack|3270|Spleen|Terminus|Typewriter|OCR|Hermit|monofur", re.I
)

_HANDWRITTEN = re.compile(r"Ktav Yad|Z003|Chorus|Ellinia|Gan CLM|Anka")


@dataclass(frozen=True)
class Face:
    """One font file, with what it can write."""

    path: str
    hebrew: bool
    latin: bool
    shekel: bool
    mono: bool

    def covers(self, text: str) -> bool:
        """Whether every character of `text` has a glyph, by script."""
        return all(
            (
                self.hebrew
                if ord(c) in HEBREW
                else self.shekel
                if ord(c) == SHEKEL
                else self.latin or ord(c) in PUNCTUATION_AND_DIGITS
            )
            for c in text
        )


@dataclass
class Family:
    """The regular, bold, italic and light faces of a design on this machine."""

    name: str
    design: str
    split: str
    handwritten: bool
    faces: dict[str, Face] = field(default_factory=dict)

    @property
    def regular(self) -> Face:
        return self.faces.get("regular") or next(iter(self.faces.values()))

    @property
    def bold(self) -> Face:
        return self.faces.get("bold") or self.regular


def design_of(family: str) -> str:
    """The design that a family is a cut or a clone of."""
    for design, names in _DESIGNS.items():
        if any(family.startswith(name) for name in names):
            return design
    return family.lower()


@lru_cache(maxsize=1)
def families() -> tuple[Family, ...]:
    """Every usable scalable family that fontconfig knows, sorted by name. Raises where fontconfig is missing."""
    listing = subprocess.run(
        [
            "fc-list",
            "--format",
            "%{file}|%{family[0]}|%{weight}|%{slant}|%{spacing}|%{variable}|%{charset}\n",
            ":scalable=true",
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found: dict[str, Family] = {}
    for line in sorted(set(listing.splitlines())):
        path, name, weight, slant, spacing, variable, charset = line.split("|")
        if variable == "True" or not path.lower().endswith((".ttf", ".otf", ".ttc")):
            continue
        handwritten = bool(_HANDWRITTEN.search(name))
        if (_UNREADABLE.search(name) and not handwritten) or _foreign_noto(name):
            continue
        codes = _codes(charset)
        hebrew, latin = codes >= HEBREW, codes >= ASCII
        if not (latin or (hebrew and codes >= PUNCTUATION_AND_DIGITS)):
            continue
        face = Face(path, hebrew, latin, SHEKEL in codes, spacing == "100" or bool(_MONO.search(name)))
        design = design_of(name)
        family = found.setdefault(name, Family(name, design, split_of(design), handwritten))
        family.faces.setdefault(_style(weight, slant), face)
    return tuple(found[name] for name in sorted(found))


def _foreign_noto(name: str) -> bool:
    return name.startswith("Noto ") and name not in {
        "Noto Sans",
        "Noto Serif",
        "Noto Mono",
        "Noto Sans Mono",
        "Noto Sans Display",
        "Noto Serif Display",
        "Noto Sans Hebrew",
        "Noto Serif Hebrew",
    }


def _codes(charset: str) -> set[int]:
    codes: set[int] = set()
    for part in charset.split():
        low, _, high = part.partition("-")
        if int(low, 16) < 0x2100:
            codes.update(range(int(low, 16), min(0x2100, int(high or low, 16) + 1)))
    return codes


def _style(weight: str, slant: str) -> str:
    heavy = (
        "bold"
        if float(_first(weight)) >= 180
        else "medium"
        if float(_first(weight)) >= 90
        else "light"
        if float(_first(weight)) <= 60
        else "regular"
    )
    return heavy if float(_first(slant)) == 0 else f"{heavy}-italic"


def _first(value: str) -> str:
    number = re.search(r"\d+(\.\d+)?", value)
    return number.group() if number else "80"


def _pool(split: str, hebrew: bool) -> list[Family]:
    return [
        f
        for f in families()
        if f.split == split and not f.handwritten and (f.regular.hebrew if hebrew else f.regular.latin)
    ]


@lru_cache(maxsize=64)
def pool(split: str, hebrew: bool = False, mono: bool | None = None) -> tuple[Family, ...]:
    """The families of a split that can write Hebrew or Latin, optionally only fixed-pitch or proportional ones."""
    chosen = [f for f in _pool(split, hebrew) if mono is None or f.regular.mono == mono]
    return tuple(chosen or _pool(split, hebrew))


_opened: OrderedDict[tuple[str, float], ImageFont.FreeTypeFont] = OrderedDict()

_KEPT_OPEN = 256


def font_at(path: str, size: float) -> ImageFont.FreeTypeFont:
    """A font at a size in pixels, kept open for the next word."""
    key = (path, round(size * 4) / 4)
    font = _opened.get(key)
    if font is None:
        font = ImageFont.truetype(path, max(4.0, key[1]), layout_engine=ImageFont.Layout.BASIC)
        _opened[key] = font
        if len(_opened) > _KEPT_OPEN:
            _opened.popitem(last=False)
    else:
        _opened.move_to_end(key)
    return font
