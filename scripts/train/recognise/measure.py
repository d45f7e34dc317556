"""Measures a version of the recogniser and Tesseract on lines of real PDFs, whose text layers are the truth.

    python -m scripts.train.recognise.measure --pdfs FOLDER --tessdata FOLDER [--version models/hebrew-recogniser/1.0.0]

Needs Debian's poppler-utils and tesseract-ocr; `--tessdata` is the folder of heb.traineddata. Each page is drawn at
100 and 150 dots an inch and saved as JPEG 80, and as a messenger passes it on (at most 1280 pixels, JPEG 72). Counted
are words of two Hebrew letters and more, and numbers of two digits and more, of the lines that have Hebrew; a word
counts where its line was read to have it. Prints shares and counts, and no text.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import cv2
import numpy as np
import onnxruntime
from bidi.algorithm import get_display

from .alphabet import greedy, plain, text_of
from .net import HEIGHT

RESOLUTIONS = (100, 150)
CHAINS = {"jpeg80": (None, 80), "messenger": (1280, 72)}
"""Longest side in pixels, quality."""
MARGIN = 0.2
"""Around the ink of a line, of its height."""
HEBREW = re.compile(r"[א-ת][א-ת\"']*[א-ת]")
NUMBER = re.compile(r"\d[\d.,/:-]*\d")
_MARKS = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")

Reader = Callable[[list[np.ndarray]], list[str]]
"""Pictures of lines, uint8 height x width, to their words in any order, divided by spaces."""


@dataclass(frozen=True)
class TextLine:
    """A line of a text layer: its box in shares of the page (left, top, right, bottom), and its words."""

    box: tuple[float, float, float, float]
    text: str


def lines_of(layout: str) -> list[list[TextLine]]:
    """The lines of each page, from the output of `pdftotext -bbox-layout`."""
    name = "{http://www.w3.org/1999/xhtml}"
    pages = []
    for page in ElementTree.fromstring(layout).iter(f"{name}page"):
        width, height = float(page.attrib["width"]), float(page.attrib["height"])
        lines = []
        for line in page.iter(f"{name}line"):
            left, top, right, bottom = (float(line.attrib[key]) for key in ("xMin", "yMin", "xMax", "yMax"))
            words = " ".join(logical(_MARKS.sub("", word.text or "")) for word in line.iter(f"{name}word"))
            lines.append(TextLine((left / width, top / height, right / width, bottom / height), plain(words)))
        pages.append(lines)
    return pages


def logical(word: str) -> str:
    """A word as drawn from left to right, which is how poppler's boxes and the network have it, as it is read."""
    return get_display(word, base_dir="R")


def counted(text: str) -> tuple[Counter[str], Counter[str]]:
    """Its Hebrew words and its numbers."""
    return Counter(HEBREW.findall(text)), Counter(NUMBER.findall(text))


def cut(page: np.ndarray, line: TextLine) -> np.ndarray | None:
    """The line with a margin around its ink; None where the page has no ink there."""
    height, width = page.shape
    left, top, right, bottom = (round(v * side) for v, side in zip(line.box, (width, height, width, height)))
    part = page[max(0, top) : bottom + 1, max(0, left - 1) : right + 2]
    if part.size == 0:
        return None
    ink = part < np.percentile(part, 95) * 0.75
    rows, columns = np.flatnonzero(ink.any(1)), np.flatnonzero(ink.any(0))
    if len(rows) < 4 or len(columns) < 4:
        return None
    margin = max(1, round(MARGIN * (rows[-1] - rows[0] + 1)))
    y, x = max(0, top) + rows[0], max(0, left - 1) + columns[0]
    return page[
        max(0, y - margin) : y + rows[-1] - rows[0] + 1 + margin,
        max(0, x - margin) : x + columns[-1] - columns[0] + 1 + margin,
    ]


def level(line: np.ndarray) -> np.ndarray:
    """At the height of the network."""
    width = max(8, int(np.ceil(line.shape[1] * HEIGHT / line.shape[0])))
    return cv2.resize(line, (width, HEIGHT), interpolation=cv2.INTER_LINEAR)


def by_version(folder: Path) -> Reader:
    """A version of the store, prepared as the service prepares it."""
    manifest = json.loads((folder / "model.json").read_text(encoding="utf-8"))
    view = manifest["preprocessing"]["view"]
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(folder / manifest["entry"]), options)
    slot = manifest["inputs"][0]["name"]

    def read(lines: list[np.ndarray]) -> list[str]:
        texts = []
        for line in map(level, lines):
            used = line.shape[1]
            width = -(-max(used, view["widthMinPx"]) // view["multipleOf"]) * view["multipleOf"]
            batch = np.zeros((1, 3, HEIGHT, width), np.float32)
            batch[..., :used] = line.astype(np.float32) / 127.5 - 1
            shown = text_of(greedy(session.run(None, {slot: batch})[0][0].argmax(1).tolist()))
            texts.append(" ".join(map(logical, shown.split())))
        return texts

    return read


def by_tesseract(tessdata: Path) -> Reader:
    """Tesseract's Hebrew model, one line at a time, letters enlarged to what it was made for."""

    def read(lines: list[np.ndarray]) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            paths = [Path(folder) / f"{number:05d}.png" for number in range(len(lines))]
            for path, line in zip(paths, lines):
                cv2.imwrite(str(path), cv2.copyMakeBorder(level(line), 12, 12, 12, 12, cv2.BORDER_REPLICATE))
            listed = Path(folder) / "list.txt"
            listed.write_text("\n".join(map(str, paths)) + "\n")
            command = ["tesseract", str(listed), "-", "--psm", "7", "-l", "heb", "--tessdata-dir", str(tessdata)]
            command += ["-c", "page_separator=\f"]
            said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        texts = [plain(_MARKS.sub("", part)).strip() for part in said.split("\f")]
        return texts[: len(lines)] + [""] * (len(lines) - len(texts))

    return read


def drawn(pdf: Path, resolution: int) -> list[np.ndarray]:
    """Its pages, grey."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["pdftoppm", "-gray", "-r", str(resolution), str(pdf), f"{folder}/page"], check=True)
        return [cv2.imread(str(path), cv2.IMREAD_GRAYSCALE) for path in sorted(Path(folder).iterdir())]


def passed_on(page: np.ndarray, longest: int | None, quality: int) -> np.ndarray:
    scale = 1.0 if longest is None else min(1.0, longest / max(page.shape))
    if scale < 1:
        page = cv2.resize(page, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    data = cv2.imencode(".jpg", page, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    return cv2.imdecode(data, cv2.IMREAD_GRAYSCALE)


def measure(pdfs: list[Path], readers: dict[str, Reader], pages: int) -> list[dict]:
    """Counts for each resolution, chain and reader, over the first `pages` pages of each file."""
    layouts = {}
    for pdf in pdfs:
        said = subprocess.run(["pdftotext", "-bbox-layout", str(pdf), "-"], capture_output=True, text=True, check=True)
        layouts[pdf] = lines_of(said.stdout)
    found = []
    for resolution in RESOLUTIONS:
        clean = {pdf: drawn(pdf, resolution)[:pages] for pdf in pdfs}
        for chain, (longest, quality) in CHAINS.items():
            cuts: list[tuple[np.ndarray, str]] = []
            for pdf, pictures in clean.items():
                for picture, lines in zip(pictures, layouts[pdf]):
                    page = passed_on(picture, longest, quality)
                    with_hebrew = [line for line in lines if HEBREW.search(line.text)]
                    some = [(cut(page, line), line.text) for line in with_hebrew]
                    cuts += [(picture, text) for picture, text in some if picture is not None]
            for name, reader in readers.items():
                score = scored([text for _, text in cuts], reader([picture for picture, _ in cuts]))
                found.append({"dpi": resolution, "chain": chain, "reader": name, "lines": len(cuts)} | score)
    return found


def scored(truths: list[str], read: list[str]) -> dict[str, float | int]:
    """Shares of the Hebrew words and of the numbers that were read in their line."""
    right, of = [0, 0], [0, 0]
    for true, shown in zip(truths, read, strict=True):
        for kind, (wanted, got) in enumerate(zip(counted(true), counted(shown))):
            right[kind] += (wanted & got).total()
            of[kind] += wanted.total()
    words, numbers = (a / max(1, b) for a, b in zip(right, of))
    return {"words": round(words, 3), "of_words": of[0], "numbers": round(numbers, 3), "of_numbers": of[1]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pdfs", type=Path, required=True)
    parser.add_argument("--tessdata", type=Path, required=True)
    parser.add_argument("--version", type=Path, help="folder of a version; else Tesseract alone is measured")
    parser.add_argument("--pages", type=int, default=2, help="of each file, at most")
    options = parser.parse_args()
    readers = {"tesseract": by_tesseract(options.tessdata)}
    if options.version is not None:
        readers["version"] = by_version(options.version)
    for row in measure(sorted(options.pdfs.glob("*.pdf")), readers, options.pages):
        print(json.dumps(row))


if __name__ == "__main__":
    main()
