"""What the networks guarantee, on pictures made here."""

import json
import subprocess
import sys

import cv2
import numpy as np
import pytest
import torch

from scripts.train import store
from scripts.train.calibrate import calibrate, raise_thresholds
from scripts.train.evidence import Evidence
from scripts.train.export import export, session, write_models
from scripts.train.net import EVIDENCE, HEADS, PAGE, Net, Reader, standing_out
from scripts.train.scores import features, page_score
from scripts.train.train import load, mirrored, train

torch.set_num_threads(1)


def paper(height: int, width: int, seed: int = 1, quality: int | None = None) -> np.ndarray:
    """A noisy sheet with lines of digits, perhaps saved as JPEG once."""
    rng = np.random.default_rng(seed)
    page = np.full((height, width, 3), 225, np.uint8)
    for y in range(30, height - 10, 34):
        cv2.putText(
            page,
            "".join(str(d) for d in rng.integers(0, 10, 60)),
            (16, y),
            cv2.FONT_HERSHEY_SIMPLEX,
            0.7,
            (40, 40, 40),
            2,
        )
    page = np.clip(cv2.GaussianBlur(page, (0, 0), 0.8) + rng.normal(0, 4, page.shape), 0, 255).astype(np.uint8)
    if quality is not None:
        page = cv2.imdecode(cv2.imencode(".jpg", page, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], 1)
    return page


def tensor(picture: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(np.ascontiguousarray(picture.transpose(2, 0, 1)[None]))


def evidence_of(picture: np.ndarray):
    with torch.no_grad():
        return Evidence().eval()(tensor(picture))


@pytest.mark.parametrize("height,width", [(8, 8), (16, 24), (203, 331), (640, 80)])
def test_any_size_gives_a_finite_logit_for_each_whole_cell(height, width):
    net = Net(Reader()).eval()
    with torch.no_grad():
        logits = net(tensor(np.random.default_rng(0).integers(0, 256, (height, width, 3), dtype=np.uint8)))
    assert logits.shape == (1, 2, height // 8, width // 8)
    assert torch.isfinite(logits).all()


@pytest.mark.parametrize("value", [0, 255])
def test_a_picture_of_one_colour_is_finite(value):
    evidence, content, page = evidence_of(np.full((64, 96, 3), value, np.uint8))
    assert evidence.shape == (1, EVIDENCE, 8, 12) and page.shape == (1, PAGE)
    assert torch.isfinite(evidence).all() and torch.isfinite(content).all() and torch.isfinite(page).all()


def test_the_exported_network_says_what_the_trained_one_says_at_another_size(tmp_path):
    torch.manual_seed(3)
    reader = Reader().eval()
    for parameter in reader.parameters():
        parameter.data += 0.05 * torch.randn_like(parameter)
    net = Net(reader).eval()
    export(net, tmp_path / "model.onnx")
    picture = paper(304, 432, quality=80)
    with torch.no_grad():
        expected = net(tensor(picture)).numpy()
    got = session(tmp_path / "model.onnx").run(None, {"picture": tensor(picture).numpy()})[0]
    assert got.shape == (1, 2, 38, 54)
    np.testing.assert_allclose(got, expected, atol=2e-3)


def test_both_heads_are_exported_as_one_file_and_told_apart_by_their_channel(tmp_path):
    fitted = {"thresholds": {"page": 0.5, "region": 0.5}, "calibration": {"page": {"bias": 0, "weights": {"max": 1}}}}
    write_models(tmp_path, "1.0.0", Reader().eval(), dict.fromkeys(HEADS, fitted))
    folders = [tmp_path / head / "1.0.0" for head in HEADS]
    manifests = [json.loads((folder / "model.json").read_text()) for folder in folders]
    assert len({(folder / "model.onnx").read_bytes() for folder in folders}) == 1
    assert [m["answer"]["channel"] for m in manifests] == [0, 1]
    assert [m["name"] for m in manifests] == list(HEADS)
    assert all(m["files"] == manifests[0]["files"] for m in manifests)
    golden = np.fromfile(folders[1] / "golden-output.bin", "<f4")
    assert golden.size == np.prod(manifests[1]["golden"]["outputs"]["logits"]["shape"])


def test_the_grid_of_an_earlier_jpeg_is_found_wherever_the_page_was_cut():
    saved = paper(420, 420, quality=60)
    front = Evidence().eval()
    for dy, dx in ((0, 0), (3, 5), (7, 2)):
        luma = torch.from_numpy(cv2.cvtColor(saved[dy : dy + 400, dx : dx + 400], cv2.COLOR_BGR2GRAY)).float()[
            None, None
        ]
        _, x, y, _ = front.grid(luma)
        assert ((x.item() + dx) % 8, (y.item() + dy) % 8) == (0, 0)


def test_blocks_without_the_page_s_quantisation_agree_less_with_it():
    page = paper(480, 640, quality=70)
    fresh = paper(480, 640, seed=9)
    page[160:320, 240:400] = fresh[160:320, 240:400]
    evidence, _, _ = evidence_of(page)
    agreement = evidence[0, 48]
    inside, outside = agreement[21:39, 31:49].mean(), agreement[:18].mean()
    assert outside > inside + 0.2


def test_a_cell_like_the_others_is_not_told_apart_and_a_smooth_one_is():
    page = paper(480, 640)
    page[200:260, 300:400] = cv2.GaussianBlur(page, (0, 0), 3)[200:260, 300:400]
    evidence, content, _ = evidence_of(page)
    relative = Reader().relative
    relative.floor.fill_(0.1)
    with torch.no_grad():
        z = relative(evidence, relative.buckets(content))[0, 0]
    assert z[26:31, 38:49].mean() < -1.5
    assert z[5:20].abs().mean() < 1


def test_a_place_counts_for_less_where_the_page_has_many_like_it():
    alone = torch.full((1, 2, 60, 90), -6.0)
    alone[:, :, 20:23, 30:36] = 3.0
    many = alone.clone()
    for column in range(6, 80, 18):
        many[:, :, 40:43, column : column + 6] = 2.0
        many[:, :, 4:7, column : column + 6] = 2.0
    assert standing_out(alone).amax() > standing_out(many).amax() + 3
    assert standing_out(alone[:, :, :1, :1]).shape == (1, 2, 1, 1)


def test_a_mirrored_page_gives_the_evidence_of_a_mirrored_picture():
    picture = paper(240, 320, quality=75)
    evidence, content, _ = evidence_of(picture)
    kept = store.Stored(tensor(picture), evidence, content, torch.zeros(1, PAGE), torch.zeros(1, 2, 30, 40), {})
    turned = mirrored(kept, [3, 2])
    expected, _, _ = evidence_of(np.ascontiguousarray(picture[::-1, ::-1]))
    grid = slice(28, 44)
    assert (turned.evidence[:, grid] - expected[:, grid]).abs().mean() < 0.25 * expected[:, grid].abs().mean()


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """Stored evidence of six pages, half of them with a blurred place (background patch)."""
    folder, front = tmp_path_factory.mktemp("store"), Evidence().eval()
    for split in ("train", "val"):
        (folder / split).mkdir()
        for seed in range(6):
            picture = paper(256, 320, seed)
            masks = np.zeros((2, 256, 320), bool)
            if seed % 2:
                masks[1, 96:160, 96:200] = True
                picture[masks[1]] = cv2.GaussianBlur(picture, (0, 0), 3)[masks[1]]
            elif seed == 4:
                masks[0, 96:160, 96:200] = True
                picture[masks[0]] = paper(256, 320, 40, quality=40)[masks[0]]
            about = {"operations": ["blur"] if seed % 2 else [], "chain": "scan", "finish": "png"}
            store.write(folder / split / f"{seed}.npz", front, picture, masks, about)
    return folder


def test_training_goes_on_from_where_it_was_cut_off_and_its_maps_find_the_place(pages, tmp_path):
    train(pages, tmp_path, minutes=60, seed=1, device="cpu", width=16, steps=8)
    before = torch.load(tmp_path / "checkpoint.pt", weights_only=False)
    train(pages, tmp_path, minutes=60, seed=1, device="cpu", width=16, steps=45)
    after = torch.load(tmp_path / "checkpoint.pt", weights_only=False)
    assert (before["step"], after["step"]) == (8, 45)
    assert after["spent"] > before["spent"]
    reader = load(tmp_path / "reader.pt")
    kept = store.read(pages / "val" / "1.npz")
    with torch.no_grad():
        logits = reader(kept.picture, kept.evidence, kept.content, kept.page)[0, 1]
    place = kept.cover[0, 1] > 0.5
    assert logits[place].mean() > logits[~place].mean() + 0.3
    found = calibrate(reader, sorted((pages / "val").glob("*.npz")))["background-patch"]
    assert found["calibration"]["temperature"] > 0
    assert 0 <= found["thresholds"]["page"] <= 1


def test_real_genuine_pictures_raise_the_threshold_of_a_page_and_never_lower_it():
    calibration = {"temperature": 1.0, "bias": 0.0, "page": {"topShare": 0.01, "bias": 0.0, "weights": {"max": 4.0}}}
    maps = [np.full((2, 10, 10), float(height)) for height in np.linspace(-6, 6, 101)]
    for drawn, expected in ((0.1, None), (0.999, 0.999)):
        fitted = {"calibration": calibration, "thresholds": {"page": drawn, "region": 0.5}, "validation": {}}
        found = {name: json.loads(json.dumps(fitted)) for name in HEADS}
        raise_thresholds(found, maps)
        for head, name in enumerate(HEADS):
            threshold = found[name]["thresholds"]["page"]
            scores = [page_score(features(logits[head], 1.0, 0.0, 0.01, 0.5), calibration) for logits in maps]
            above = sum(score > threshold for score in scores)
            assert above == 2 if expected is None else threshold == expected
            assert found[name]["validation"] == {"genuinePictures": 101, "pageThresholdOfDrawn": drawn}


def test_page_features_are_those_of_the_service():
    logits = np.full((10, 10), -8.0)
    logits[2:4, 2:5] = 4.0
    logits[8, 8] = 4.0
    found = features(logits, 1.0, 0.0, 0.03, 0.5)
    assert found["logitTopMean"] == pytest.approx(4.0, abs=1e-6)
    assert found["logLargest"] == pytest.approx(np.log10(7))
    assert found["max"] == pytest.approx(1 / (1 + np.exp(-4)))


def test_the_command_says_how_to_use_it():
    said = subprocess.run(
        [sys.executable, "-m", "scripts.train.train", "--help"], capture_output=True, text=True, check=True
    )
    assert "--minutes" in said.stdout
