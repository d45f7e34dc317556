"""What drawing, training and exporting the recogniser of lines guarantee, on lines made here."""

import argparse
import hashlib
import json

import numpy as np
import onnxruntime
import pytest
import torch

from scripts.train.recognise import backbone, store
from scripts.train.recognise.alphabet import CHARACTERS, CLASSES, classes_of, greedy, text_of, visual
from scripts.train.recognise.draw import Drawer, Line
from scripts.train.recognise.export import golden_line, write_model
from scripts.train.recognise.grouping import grouped, padded_width, pictures_of
from scripts.train.recognise.measure import TextLine, by_version, cut, lines_of, scored
from scripts.train.recognise.net import HEIGHT, STEP, from_original
from scripts.train.recognise.texts import read_words
from scripts.train.recognise.train import ORIGINAL, distance, load, measure, train

torch.set_num_threads(1)
WORDS = read_words(None)


@pytest.fixture(scope="module")
def original():
    return from_original(ORIGINAL / "model.onnx", ORIGINAL / "characters.txt").eval()


def drawn(count: int, seed: int = 1) -> list[Line]:
    drawer = Drawer(np.random.default_rng(seed), WORDS)
    return [drawer.line() for _ in range(count)]


def stored(folder, lines: list[Line]) -> None:
    """As `prepare --features` leaves them."""
    shard = folder / "lines" / "train" / "0000.npz"
    store.write(shard, lines)
    backbone.write(shard, lines, backbone.Backbone())


def options_of(folder, **changes) -> argparse.Namespace:
    plain = {"store": folder / "lines", "out": folder / "run", "original": ORIGINAL, "part": "reader"}
    return argparse.Namespace(**(plain | {"minutes": 5, "steps": 2, "columns": 3000} | changes))


@pytest.mark.parametrize(
    "text,right_to_left,shown",
    [
        ("סכום 12.50", True, "12.50 םוכס"),
        ("(שלום)", True, "(םולש)"),
        ("Total (net) 7", False, "Total (net) 7"),
        ('סה"כ: 1,234.56', True, '1,234.56 :כ"הס'),
    ],
)
def test_a_line_is_put_in_the_order_in_which_it_is_drawn(text, right_to_left, shown):
    assert visual(text, right_to_left) == shown


def test_every_character_has_a_class_of_its_own_and_comes_back_from_it():
    assert len(set(CHARACTERS)) == len(CHARACTERS) == CLASSES - 2
    assert text_of(classes_of(CHARACTERS + " ")) == CHARACTERS + " "


def test_quotes_that_look_alike_are_one_class():
    assert classes_of("״׳־") == classes_of("\"'-")


def test_repetitions_are_one_character_unless_something_lies_between():
    assert greedy([0, 5, 5, 0, 5, 7, 7, 0]) == [5, 5, 7]


def test_words_with_other_characters_are_left_out(tmp_path):
    path = tmp_path / "words.txt"
    path.write_text('שלום\nabc\nא\nבע"מ\nקבלה\n', encoding="utf-8")
    assert read_words(path) == ["שלום", "קבלה"]


def test_the_same_seed_draws_the_same_lines_and_another_one_others():
    first, again, other = drawn(5), drawn(5), drawn(5, seed=2)
    assert all(np.array_equal(a.picture, b.picture) and a.classes == b.classes for a, b in zip(first, again))
    assert [line.classes for line in first] != [line.classes for line in other]


def test_every_line_has_steps_enough_for_its_characters():
    for line in drawn(60):
        assert line.picture.shape[0] == HEIGHT
        repeated = sum(a == b for a, b in zip(line.classes, line.classes[1:]))
        assert padded_width(line) // STEP >= len(line.classes) + repeated
        assert line.picture.std() > 2


def test_a_shard_comes_back_as_it_was_and_a_cut_off_one_is_not_there(tmp_path):
    lines = drawn(4)
    store.write(tmp_path / "0000.npz", lines)
    (tmp_path / "0001.half.npz").write_bytes(b"half")
    assert store.shards(tmp_path) == [tmp_path / "0000.npz"]
    for line, back in zip(lines, store.read(tmp_path / "0000.npz").lines, strict=True):
        assert np.array_equal(line.picture, back.picture)
        assert line.classes == back.classes


def test_the_network_starts_with_what_the_original_reads_at_twice_its_resolution(original):
    line = golden_line()
    session = onnxruntime.InferenceSession(str(ORIGINAL / "model.onnx"))
    theirs = session.run(None, {"x": line})[0]
    with torch.no_grad():
        ours = original(torch.from_numpy(line))
    assert ours.shape == (1, 2 * theirs.shape[1], CLASSES)
    assert text_of(greedy(ours[0].argmax(1).tolist())) == "84.50"


def test_a_file_of_another_network_is_refused():
    other = ORIGINAL.parent.parent / "pp-ocr-detector" / "4.0.0" / "model.onnx"
    with pytest.raises(ValueError, match=r"tensor|strict|argument"):
        from_original(other, ORIGINAL / "characters.txt")


def test_lines_of_one_batch_have_one_width_and_each_line_is_in_one_batch():
    lines = drawn(30)
    groups = grouped(lines, 1000, np.random.default_rng(3))
    assert sorted(at for group in groups for at in group) == list(range(30))
    assert all(len({padded_width(lines[at]) for at in group}) == 1 for group in groups)


def test_features_are_those_of_the_whole_network(original):
    lines = drawn(3)
    for line, kept in zip(lines, backbone.Backbone().see(lines), strict=True):
        with torch.no_grad():
            seen = original.see(torch.from_numpy(pictures_of([line], padded_width(line))))[0].numpy()
        assert np.allclose(kept.astype(np.float32), seen, atol=0.03, rtol=0.01)


def test_features_come_back_line_by_line_and_without_them_there_is_nothing_to_train_on(tmp_path):
    lines = drawn(3)
    shard = tmp_path / "lines" / "train" / "0000.npz"
    store.write(shard, lines)
    assert backbone.read(shard, lines) is None
    with pytest.raises(ValueError, match="no features"):
        train(options_of(tmp_path))
    stored(tmp_path, lines)
    for kept, seen in zip(backbone.read(shard, lines), backbone.Backbone().see(lines), strict=True):
        assert np.array_equal(kept, seen)


def test_a_file_without_the_backbone_is_refused():
    with pytest.raises(ValueError, match="poolings"):
        backbone.Backbone(ORIGINAL.parent.parent / "pp-ocr-detector" / "4.0.0")


def test_what_comes_after_a_changed_backbone_is_not_trained_on_features_of_the_original(tmp_path):
    stored(tmp_path, drawn(6))
    train(options_of(tmp_path, part="whole"))
    with pytest.raises(ValueError, match="backbone"):
        train(options_of(tmp_path))


@pytest.mark.parametrize("part", ["reader", "whole"])
def test_training_goes_on_where_it_was_cut_off_and_changes_what_it_should(tmp_path, part):
    stored(tmp_path, drawn(12))
    assert train(options_of(tmp_path, part=part))["steps"] == 2
    before, steps = load(tmp_path / "run" / "checkpoint.pt", ORIGINAL)
    assert steps == 2
    assert train(options_of(tmp_path, part=part))["steps"] == 4
    after, _ = load(tmp_path / "run" / "checkpoint.pt", ORIGINAL)
    moved = {n for (n, a), b in zip(before.named_parameters(), after.parameters()) if not torch.equal(a, b)}
    assert "head.weight" in moved
    assert any(name.startswith("blocks.") for name in moved) == (part == "whole")


def test_training_learns_the_lines_that_it_sees(tmp_path):
    drawer = Drawer(np.random.default_rng(5), WORDS)
    lines = [line for line in (drawer.line() for _ in range(40)) if line.picture.shape[1] < 200][:6]
    stored(tmp_path, lines)
    before = measure(load(tmp_path / "none", ORIGINAL)[0], lines)
    train(options_of(tmp_path, steps=60))
    after = measure(load(tmp_path / "run" / "checkpoint.pt", ORIGINAL)[0], lines)
    assert after["errors"] < 0.6 * before["errors"]


def test_distance_counts_changed_added_and_missing_characters():
    assert [distance("abc", other) for other in ("abc", "abd", "ab", "xabc", "")] == [0, 1, 1, 1, 3]


def test_the_exported_version_answers_like_the_network_and_names_the_hash_of_every_file(tmp_path, original):
    write_model(original, tmp_path, "1.0.0")
    manifest = json.loads((tmp_path / "model.json").read_text())
    for file in manifest["files"]:
        assert hashlib.sha256((tmp_path / file["path"]).read_bytes()).hexdigest() == file["sha256"]
    session = onnxruntime.InferenceSession(str(tmp_path / "model.onnx"))
    for width in (32, 320):
        lines = np.random.default_rng(width).uniform(-1, 1, (2, 3, HEIGHT, width)).astype(np.float32)
        with torch.no_grad():
            expected = torch.softmax(original(torch.from_numpy(lines)), 2).numpy()
        assert np.allclose(session.run(None, {"lines": lines})[0], expected, atol=1e-3)


LAYOUT = """<html xmlns="http://www.w3.org/1999/xhtml"><body><doc><page width="200" height="100"><flow><block>
<line xMin="20" yMin="10" xMax="180" yMax="30"><word xMin="20" yMin="10" xMax="60" yMax="30">12.50</word>
<word xMin="90" yMin="10" xMax="180" yMax="30">\u202bכ״הס\u202c</word></line></block></flow></page></doc></body>
</html>"""


def test_the_lines_of_a_text_layer_have_their_place_on_the_page_and_no_marks_of_direction():
    (page,) = lines_of(LAYOUT)
    assert [(line.box, line.text) for line in page] == [((0.1, 0.1, 0.9, 0.3), '12.50 סה"כ')]


def test_a_word_counts_as_often_as_its_line_has_it_and_only_there():
    score = scored(["שלום שלום 12.50", "קבלה"], ["שלום 12.5", "שלום קבלה"])
    assert score == {"words": 0.667, "of_words": 3, "numbers": 0.0, "of_numbers": 1}


def test_a_line_is_cut_around_its_ink_and_an_empty_place_is_none():
    page = np.full((100, 200), 255, np.uint8)
    page[15:25, 40:120] = 0
    assert cut(page, TextLine((0.1, 0.1, 0.9, 0.3), "")).shape == (14, 84)
    assert cut(page, TextLine((0.1, 0.5, 0.9, 0.7), "")) is None


def test_a_version_reads_lines_and_gives_their_words_in_logical_order(tmp_path, original):
    write_model(original, tmp_path, "1.0.0")
    picture = ((golden_line()[0, 0, :, :100] + 1) * 127.5).round().astype(np.uint8)
    assert by_version(tmp_path)([picture, np.full((20, 60), 255, np.uint8)]) == ["84.50", ""]
