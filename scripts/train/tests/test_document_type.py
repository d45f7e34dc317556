"""What fitting the words of document types guarantees."""

from collections import Counter
from pathlib import Path

import numpy as np

from scripts.train.document_type.fit import MAKERS_MIN, fit, read, source_of, words_of


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
