"""A genuine page, drawn."""

from __future__ import annotations

import numpy as np

from .chance import Rng, chance, pick, weighted
from .layouts import LAYOUTS, kinds
from .layouts.receipts import needles
from .model import Page, map_regions, map_words
from .setting import new_setting
from .splits import SPLITS

LANGUAGES = ("he", "en")


def make_page(rng: Rng, split: str, language: str | None = None, kind: str | None = None) -> Page:
    """Draws one page with the fonts and layouts of a split.

    `language` is 'he' or 'en' and `kind` one of `kinds(split)`; each is drawn by chance when left out. The same
    generator state gives the same page. Raises ValueError for a split, language or kind that is not of this set.
    """
    if split not in SPLITS:
        raise ValueError(f"no split {split!r}")
    possible = kinds(split)
    kind = kind or weighted(rng, {name: LAYOUTS[name].weight for name in possible})
    language = language or pick(rng, LANGUAGES)
    if kind not in possible or language not in LANGUAGES:
        raise ValueError(f"no {language!r} page of kind {kind!r} in {split}")
    layout = LAYOUTS[kind]
    mono = kind == "receipt" and chance(rng, 0.75 if language == "en" else 0.35)
    setting = new_setting(rng, split, language, mono, layout.figures, _mode(rng, kind, layout.screen))
    sheet = layout.draw(setting)
    image, words, regions = sheet.finish(), sheet.words, sheet.regions
    dpi = 203.0 if kind == "receipt" else image.shape[1] / 8.27
    printer = "laser"
    if kind == "receipt":
        printer = weighted(rng, {"thermal": 0.7, "needle": 0.14, "laser": 0.16})
    if printer == "needle" and image.shape[1] <= 640 and image.shape[0] <= 1500:
        image, by = needles(image, 2), np.diag([2.0, 2.0, 1.0])[:2]
        words = map_words(words, by, image.shape[1], image.shape[0])
        regions = map_regions(regions, by, image.shape[1], image.shape[0])
        dpi *= 2
    return Page(image, words, regions, kind, language, dpi, {"mode": sheet.mode, "printer": printer, "screen": layout.screen, "split": split})


def _mode(rng: Rng, kind: str, screen: bool) -> str | None:
    """How glyphs become pixels: thermal heads know no grey, a few desktop screens have coloured subpixels."""
    if kind == "receipt":
        return weighted(rng, {"bilevel": 0.55, "hinted": 0.25, "smooth": 0.2})
    if kind == "web_banking" and chance(rng, 0.3):
        return "lcd"
    return weighted(rng, {"hinted": 0.5, "smooth": 0.5}) if screen else None
