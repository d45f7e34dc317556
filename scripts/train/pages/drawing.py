"""A genuine page, drawn."""

from __future__ import annotations

import cv2
import numpy as np

from .chance import Rng, between, chance, pick, weighted
from .layouts import LAYOUTS, kinds
from .layouts.receipts import doubled, needles
from .model import Page, Region, Word, map_regions, map_words
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
        coarse = image.shape[1] < 560
        printer = weighted(
            rng, {"needle": 0.5, "thermal": 0.5} if coarse else {"thermal": 0.76, "needle": 0.06, "laser": 0.18}
        )
        if coarse or (printer == "needle" and image.shape[0] <= 1500):
            image = needles(image, 2) if printer == "needle" else doubled(image)
            words, regions = _scaled(words, regions, 2.0, 2.0, image)
            dpi *= 2 if not coarse else 1.3
    across, down = _stretch(rng, kind, layout.screen)
    if (across, down) != (1.0, 1.0):
        size = (round(image.shape[1] * across), round(image.shape[0] * down))
        image = cv2.resize(image, size, interpolation=_kernel(rng, sheet.mode))
        words, regions = _scaled(words, regions, across, down, image)
    return Page(
        image,
        words,
        regions,
        kind,
        language,
        dpi,
        {"mode": sheet.mode, "printer": printer, "screen": layout.screen, "split": split},
    )


def _scaled(
    words: list[Word], regions: list[Region], across: float, down: float, image: np.ndarray
) -> tuple[list[Word], list[Region]]:
    matrix = np.array([[across, 0, 0], [0, down, 0]], np.float64)
    height, width = image.shape[:2]
    return map_words(words, matrix, width, height), map_regions(regions, matrix, width, height)


def _stretch(rng: Rng, kind: str, screen: bool) -> tuple[float, float]:
    """How much wider and how much taller the dots are: mostly narrow in fonts of till printers, rarely elsewhere."""
    if kind == "receipt" and chance(rng, 0.65):
        wide = between(rng, 0.6, 1.2)
        return (wide, 1.0) if wide > 1 else (1.0, 1 / wide)
    return (between(rng, 0.92, 1.08), 1.0) if not screen and chance(rng, 0.12) else (1.0, 1.0)


def _kernel(rng: Rng, mode: str) -> int:
    return (
        cv2.INTER_NEAREST if mode == "bilevel" and chance(rng, 0.5) else pick(rng, (cv2.INTER_LINEAR, cv2.INTER_CUBIC))
    )


def _mode(rng: Rng, kind: str, screen: bool) -> str | None:
    """How glyphs become pixels: thermal heads know no grey, a few desktop screens have coloured subpixels."""
    if kind == "receipt":
        return weighted(rng, {"bilevel": 0.55, "hinted": 0.25, "smooth": 0.2})
    if kind == "web_banking" and chance(rng, 0.3):
        return "lcd"
    return weighted(rng, {"hinted": 0.5, "smooth": 0.5}) if screen else None
