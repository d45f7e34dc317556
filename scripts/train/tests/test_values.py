"""What fitting the model of values guarantees."""

import json
from pathlib import Path

import numpy as np

from scripts.train.values.fit import FIELDS, VALUES_MIN, Number, fit, read, read_source, source_of


def write(path: Path, documents: int) -> None:
    with path.open("w", encoding="utf-8") as lines:
        for document in range(documents):
            numbers = [
                {"kind": "amount", "fields": ["total"], "features": ["L total", "last page"]},
                {"kind": "amount", "fields": ["total", "amount_due"], "features": ["L due", "last page"]},
                {"kind": "amount", "fields": ["vat_rate"], "features": ["L rate"]},
                {"kind": "amount", "fields": [], "features": ["L goods"]},
                {"kind": "date", "fields": ["issue_date"], "features": ["L dated"]},
            ]
            lines.write(json.dumps({"file": f"{document}.txt", "numbers": numbers}) + "\n")


def test_learns_the_fields_of_a_kind_and_no_rates(tmp_path: Path) -> None:
    write(tmp_path / "values.jsonl", VALUES_MIN)
    amounts = read([tmp_path / "values.jsonl"], "amount")
    model = fit(amounts)
    assert model.fields == ["amount_due", "none", "total"]
    best = [model.fields[at] for at in model.probabilities(amounts[:4]).argmax(axis=1)]
    # A total that is due is an example of what is rarer.
    assert best == ["total", "amount_due", "none", "none"]
    assert all("vat_rate" not in fields for fields in FIELDS.values())


def test_learns_no_word_of_a_single_document(tmp_path: Path) -> None:
    write(tmp_path / "values.jsonl", VALUES_MIN)
    own = [{"kind": "amount", "fields": ["total"], "features": ["L total", "S someone"]}] * 20
    with (tmp_path / "values.jsonl").open("a", encoding="utf-8") as lines:
        lines.write(json.dumps({"file": "own.txt", "numbers": own}) + "\n")
    features = fit(read([tmp_path / "values.jsonl"], "amount")).features
    assert "L total" in features
    assert "S someone" not in features


def test_writes_what_it_learned(tmp_path: Path) -> None:
    write(tmp_path / "values.jsonl", VALUES_MIN)
    model = fit(read([tmp_path / "values.jsonl"], "amount"))
    source = source_of(model)
    line = next(line for line in source.split("\n") if line.startswith("L total\t"))
    weights = {int(at): int(weight) / 100 for at, weight in (pair.split(":") for pair in line.split("\t")[1:])}
    assert weights[model.fields.index("total")] == model.weights[model.fields.index("total"), model.features["L total"]]


def test_reads_back_what_it_wrote(tmp_path: Path) -> None:
    write(tmp_path / "values.jsonl", VALUES_MIN)
    model = fit(read([tmp_path / "values.jsonl"], "amount"))
    (tmp_path / "weights.ts").write_text(source_of(model), encoding="utf-8")
    again = read_source(tmp_path / "weights.ts")
    assert again.fields == model.fields
    assert np.array_equal(again.bias, model.bias)
    for name, column in again.features.items():
        assert np.array_equal(again.weights[:, column], model.weights[:, model.features[name]])


def test_fits_on_without_the_first_documents(tmp_path: Path) -> None:
    write(tmp_path / "values.jsonl", 50)
    first = read([tmp_path / "values.jsonl"], "amount")
    earlier = fit(first)
    further = [
        {"kind": "amount", "fields": ["discount"], "features": ["L less", "last page"]},
        {"kind": "amount", "fields": [], "features": ["L due", "last page"]},
    ]
    with (tmp_path / "further.jsonl").open("w", encoding="utf-8") as lines:
        for document in range(50):
            line = {"file": f"{document}.txt", "names": ["discount", "total"], "numbers": further}
            lines.write(json.dumps(line) + "\n")
    added = read([tmp_path / "further.jsonl"], "amount")
    model = fit(added, earlier)
    best = [model.fields[at] for at in model.probabilities([*first[:4], added[0]]).argmax(axis=1)]
    # The further lists have no amounts due, so that a number beside "due" is no example of none.
    assert best == ["total", "amount_due", "none", "none", "discount"]
    # Where they have them, it is one.
    told = [Number(one.document, one.fields, one.features, frozenset()) for one in added]
    model = fit(told, earlier)
    assert model.fields[model.probabilities([added[1]])[0].argmax()] == "none"
