"""Writing samples to disk with several processes: shards of tiles, whole pages for evaluation, previews."""

from __future__ import annotations

import argparse
import json
import os
import time
import zipfile
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from .dataset import SPLIT_SEEDS, Sample, sample, tiles

PAGES_A_SHARD = 32


def produce(options: argparse.Namespace) -> None:
    """Runs the command and prints how many pages a second it made."""
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    operations = options.operations.split(",") if options.operations else None
    begun = time.monotonic()
    seeds = list(range(options.seed, options.seed + options.count))
    common = {"split": options.split, "operations": operations, "chain": options.chain, "severity": options.severity}
    if options.pages:
        write = partial(write_page, out, options.seed, common)
        labels = [label for label in run(write, seeds, options.workers) if label]
        (out / "labels.json").write_text(json.dumps(labels, indent=1, ensure_ascii=False))
    elif options.preview:
        run(partial(write_preview, out, common), seeds, options.workers)
    else:
        starts = seeds[::PAGES_A_SHARD]
        write = partial(write_shard, out, seeds[-1] + 1, options.tile, options.tiles, common)
        run(write, starts, options.workers)
    spent = time.monotonic() - begun
    print(f"{len(seeds)} pages in {spent:.1f} s: {len(seeds) / spent:.2f} pages/s with {options.workers} processes")


def run(work, items: list, workers: int) -> list:
    """`work` of each item, in order."""
    if workers <= 1:
        return [work(item) for item in items]
    with ProcessPoolExecutor(workers, initializer=single_threaded) as pool:
        return list(pool.map(work, items))


def single_threaded() -> None:
    """Keeps one process on one core."""
    os.environ["OMP_NUM_THREADS"] = "1"
    cv2.setNumThreads(1)


def write_shard(out: Path, end: int, side: int, count: int, common: dict, start: int) -> None:
    """Tiles of the seeds from `start` on, at most `PAGES_A_SHARD` of them; a shard that is there is kept.

    Arrays: `images` (n, side, side, 3) uint8; `masks` (n, side, side) uint8, bit 0 copied and bit 1 patched;
    `seeds`, `places` (n, 4); `labels`, JSON of each page.
    """
    path = out / f"{common['split']}-{start:09d}.npz"
    if path.exists():
        return
    images, masks, seeds, places, labels = [], [], [], [], []
    for seed in range(start, min(end, start + PAGES_A_SHARD)):
        drawn = sample(seed, **common)
        rng = np.random.default_rng([SPLIT_SEEDS[common["split"]], seed, 99])
        labels.append(describe(drawn))
        for image, both, box in tiles(drawn, side, rng, count):
            images.append(image)
            masks.append(both[0] | both[1] << 1)
            seeds.append(seed)
            places.append(box)
    save_quickly(
        path,
        images=np.stack(images),
        masks=np.stack(masks),
        seeds=np.array(seeds),
        places=np.array(places),
        labels=np.array(json.dumps(labels)),
    )


def save_quickly(path: Path, **arrays: np.ndarray) -> None:
    """An .npz at zlib's fastest level, renamed into place when it is whole."""
    partial_path = path.with_suffix(f".{os.getpid()}.tmp")
    with zipfile.ZipFile(partial_path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, array in arrays.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as member:
                np.lib.format.write_array(member, array, allow_pickle=False)
    partial_path.rename(path)


def describe(drawn: Sample) -> dict:
    """What is known of a sample, without its pixels."""
    return {
        "seed": drawn.seed,
        "label": "forged" if drawn.forged else "genuine",
        "operations": drawn.operations,
        "chain": drawn.chain,
        "finish": drawn.finish,
        "editor": drawn.editor,
        "steps": drawn.steps,
        "kind": drawn.kind,
        "language": drawn.language,
    }


def write_page(out: Path, first: int, common: dict, seed: int) -> dict:
    """One page of an evaluation folder as its last encoder left it, and its label. Every second one is forged."""
    drawn = sample(seed, forged=(seed - first) % 2 == 1, **common)
    label = describe(drawn)
    folder = out / label["label"]
    folder.mkdir(exist_ok=True)
    name = f"{common['split']}-{seed:07d}"
    path = folder / f"{name}.{extension(drawn.encoded)}"
    if drawn.encoded:
        path.write_bytes(drawn.encoded)
    else:
        Image.fromarray(drawn.image).save(path, compress_level=1)
    label = {"file": f"{label['label']}/{path.name}", **label, "masks": {}}
    if drawn.forged:
        (out / "masks").mkdir(exist_ok=True)
        for kind, mask in (("copy", drawn.copy_mask), ("patch", drawn.patch_mask)):
            place = f"masks/{name}.{kind}.png"
            Image.fromarray(mask).save(out / place)
            label["masks"][kind] = place
    return label


def extension(encoded: bytes | None) -> str:
    """The ending of a file by its first bytes; PNG where there are none."""
    if encoded is None:
        return "png"
    return "webp" if encoded[8:12] == b"WEBP" else "jpg"


def write_preview(out: Path, common: dict, seed: int) -> None:
    """A forged page with the outlines of what was copied (red) and patched (blue)."""
    drawn = sample(seed, forged=True, **common)
    outlined = drawn.image.copy()
    for mask, colour in ((drawn.copy_mask, (255, 0, 0)), (drawn.patch_mask, (0, 0, 255))):
        outlines, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        cv2.drawContours(outlined, outlines, -1, colour, 2)
    name = "-".join([f"{seed:07d}", drawn.chain, *drawn.operations])
    Image.fromarray(outlined).save(out / f"{name[:150]}.png", compress_level=1)
