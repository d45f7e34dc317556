"""Guarantees of the measure of peaks, and of the decoders it is measured on."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from scripts.train.ai_generated.autoencoders import as_input, psnr, train_decoder
from scripts.train.ai_generated.decoders import Family
from scripts.train.ai_generated.peaks import LEAST_SIDE, WAYS, measured, middle, peaks, summary
from scripts.train.ai_generated.staged import train_staged


def paper(seed: int, size: tuple[int, int] = (528, 400)) -> np.ndarray:
    """Grainy paper with soft spots, no two at one distance."""
    rng = np.random.default_rng(seed)
    spots = cv2.GaussianBlur(rng.normal(0, 1, size), (0, 0), 3) * 160
    light = 190 + spots + rng.normal(0, 2, size)
    return np.clip(light[..., None] + rng.normal(0, 1, (*size, 3)), 0, 255).astype(np.uint8)


def repeated(picture: np.ndarray, period: int) -> np.ndarray:
    """The picture with a fine pattern of a period, as an upsampler leaves it."""
    pattern = np.zeros(period)
    pattern[: period // 4] = 3
    at = np.arange(max(picture.shape[:2])) % period
    lines = pattern[at]
    both = lines[: picture.shape[0], None] + lines[None, : picture.shape[1]]
    return np.clip(picture + both[..., None], 0, 255).astype(np.uint8)


def test_a_period_of_sixteen_has_peaks_and_grain_has_none():
    assert abs(peaks(paper(1))) < 0.03
    assert peaks(repeated(paper(1), 16)) > 0.3


def test_what_repeats_every_eight_pixels_shows_only_where_that_is_asked_for():
    picture = repeated(paper(2), 8)
    assert abs(peaks(picture)) < 0.05
    assert peaks(picture, 8) > 0.3


@pytest.mark.parametrize("quality", [25, 75])
def test_blocks_of_jpeg_are_no_decoder_of_sixteen(quality):
    data = cv2.imencode(".jpg", paper(3), [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    assert abs(peaks(cv2.imdecode(data, cv2.IMREAD_COLOR))) < 0.1


def test_pictures_are_passed_on_in_every_way_unless_they_become_too_small():
    seen = measured(repeated(paper(4), 16))
    assert tuple(seen) == WAYS and seen["png"][16] > 0.3
    # Made smaller, the pattern's period is another.
    assert seen["messenger"][16] < 0.1
    assert "messenger" not in measured(paper(5, (LEAST_SIDE + 16, LEAST_SIDE + 16)))


def test_the_middle_of_a_picture_keeps_the_blocks_of_its_jpeg():
    rows = np.arange(1700)[:, None, None] % 8
    cut = middle(np.broadcast_to(rows, (1700, 300, 3)).astype(np.uint8))
    assert cut.shape == (1024, 288, 3) and (cut[:, 0, 0] == np.arange(1024) % 8).all()


def test_the_table_counts_what_lies_beyond_every_genuine_picture():
    genuine = {"a": 0.0, "b": 0.1, "c": 0.2, "d": 0.02}
    said = summary(genuine, {"a": 0.15, "b": 0.3, "c": 0.4, "d": -0.5})
    assert "less its picture +0.175, AUC 0.69" in said
    assert "over 0.03: 3 of 4" in said and "above all genuine 2 of 4" in said and "below all 1 of 4" in said


@pytest.fixture(scope="module")
def crops() -> np.ndarray:
    return np.stack([paper(seed, (256, 256)) for seed in range(4)])


def test_a_decoder_of_blocks_of_sixteen_gives_pictures_back(crops):
    net, decibels = train_decoder(Family(16, "zeros", 32), crops, np.random.default_rng(1), 0)
    assert decibels >= 35 and net.channels < 3 * 16**2
    assert psnr(net, paper(9, (512, 384))[None]) >= 33


def test_a_staged_decoder_learns_pictures_and_answers_their_size(crops):
    before = psnr(train_staged(3, 64, as_input(crops), 1, 1), crops)
    net = train_staged(3, 64, as_input(crops), 1, 60)
    assert psnr(net, crops) > before + 5
    assert net(as_input(paper(8, (256, 320))[None])).shape == (1, 3, 256, 320)
