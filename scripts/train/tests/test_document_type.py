"""What fitting the words of document types guarantees."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from scripts.train.document_type.fit import MAKERS_MIN, fit, fit_on, read, read_source, source_of, words_of


def test_takes_words_apart_as_the_engine_does() -> None:
    # The same text and words as in type-model.test.ts.
    text = 'Société d’eau\nסה״כ מע"מ לתשלום 18%\nIBAN-Nr. a B2C Größe'
    words = ["d'eau", 'סה"כ', 'מע"מ', "לתשלומ", "societe", "iban", "nr", "große"]
    assert words_of(text) == Counter(words)


TYPES = {"contract": "parties hereby agree", "invoice": "total due goods", "payslip": "gross net wages"}


def write(folder: Path, count: int) -> None:
    """Invoices, payslips and contracts of several makers; one maker's word stands on all of his invoices."""
    for maker in range(count):
        for of, words in TYPES.items():
            for number in range(3):
                own = " mark" if maker == 0 and of == "invoice" else ""
                text = f"#type: {of}\n#lang: en\n{words} page{own}\n"
                (folder / f"m{maker}_{of}_{number}.txt").write_text(text, encoding="utf-8")


def test_learns_what_several_makers_print_and_not_who_made_it(tmp_path: Path) -> None:
    write(tmp_path, MAKERS_MIN)
    texts = read(tmp_path)
    model = fit(texts)
    assert model.types == list(TYPES)
    assert "goods" in model.rarity
    assert "mark" not in model.rarity
    assert "type" not in model.rarity
    best = model.log_odds(texts).argmax(axis=1)
    assert [model.types[index] for index in best] == [text.type for text in texts]


def test_writes_what_it_learned(tmp_path: Path) -> None:
    write(tmp_path, MAKERS_MIN)
    model = fit(read(tmp_path))
    source = source_of(model)
    for column, (word, rarity) in enumerate(model.rarity.items()):
        line = next(line for line in source.split("\n") if line.removeprefix("export const WORDS = `").startswith(word))
        parts = line.removeprefix("export const WORDS = `").removesuffix("`;").split(" ")
        assert parts[1] == str(round(rarity * 100))
        weights = {int(at): int(weight) / 100 for at, weight in (pair.split(":") for pair in parts[2:])}
        np.testing.assert_allclose(
            [weights.get(at, 0) for at in range(len(TYPES))], model.weights[:, column], atol=1e-9
        )


def test_reads_back_what_it_wrote(tmp_path: Path) -> None:
    write(tmp_path, MAKERS_MIN)
    model = fit(read(tmp_path))
    (tmp_path / "weights.ts").write_text(source_of(model), encoding="utf-8")
    again = read_source(tmp_path / "weights.ts")
    assert (again.types, again.rarity) == (model.types, model.rarity)
    np.testing.assert_allclose(again.weights, model.weights)
    np.testing.assert_allclose(again.bias, model.bias)


def test_fits_on_without_the_first_texts(tmp_path: Path) -> None:
    write(tmp_path, MAKERS_MIN)
    first = read(tmp_path)
    earlier = fit(first)
    further = tmp_path / "further"
    further.mkdir()
    for maker in range(MAKERS_MIN):
        for number in range(3):
            (further / f"n{maker}_{number}.txt").write_text("#type: payslip\nremuneration page\n", encoding="utf-8")
    added = read(further)
    model = fit_on(added, earlier)
    assert [model.types[index] for index in model.log_odds(added).argmax(axis=1)] == ["payslip"] * len(added)
    assert [model.types[index] for index in model.log_odds(first).argmax(axis=1)] == [text.type for text in first]
    (further / "n0_9.txt").write_text("#type: passport\nremuneration page\n", encoding="utf-8")
    with pytest.raises(ValueError, match="passport"):
        fit_on(read(further), earlier)
