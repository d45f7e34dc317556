"""Fits the model of values: what the words around a number say that it is. Measures it, and writes it.

    npm run value-features -- values.jsonl FOLDER...
    python -m scripts.train.values.fit --train values.jsonl --out worker/engine/extraction/value-model

Three multinomial logistic regressions, of amounts, dates and other numbers, on features that are present or not.
Features of few documents are left out, and weights near nothing are dropped. With `--held other.jsonl` documents that
it did not see are measured: of each field that a document prints, whether its likeliest number is it.

With `--from FOLDER` the weights written there are fitted on to further documents, those of the first ones not being at
hand: each weight is held near what it was, the more the larger HELD.

The same input gives the same weights.
"""

import argparse
import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix

from scripts.train.likeliest import likeliest
from scripts.train.written_weights import SCALE, read_weights

AMOUNTS = frozenset(
    """
    total subtotal vat amount_due amount_paid discount service_charge cash change rounding
    opening_balance closing_balance total_credits total_debits available_balance average_balance interest_paid
    credit_limit available_credit minimum_payment transfer_amount monthly_rent
    gross net net_to_pay total_payments total_deductions mandatory_deductions voluntary_deductions total_taxes
    taxable_income insurable_income tax_withheld
    gross_year_to_date net_year_to_date taxable_income_year_to_date total_deductions_year_to_date
    total_taxes_year_to_date
    loan_amount outstanding_principal monthly_payment insurance_paid patient_share
    """.split()
)
DATES = frozenset(
    """
    issue_date due_date period_start period_end pay_date charge_date value_date service_date start_date end_date
    opening_date treatment_date admission_date discharge_date
    """.split()
)
NUMBERS = frozenset(
    """
    invoice_number order_number customer_number contract_number loan_number card_number cheque_number
    licence_number reference employee_number
    """.split()
)
"""The fields that are learned; rates, points and counts are printed as amounts are and are none."""
FIELDS = {"amount": AMOUNTS, "date": DATES, "number": NUMBERS}
NONE = "none"
DOCUMENTS_MIN = 4
"""A feature of fewer documents says nothing of the next one; a name in a heading stands over a whole page."""
VALUES_MIN = 6
"""Fields of fewer true values are not learned."""
INVERSE_REGULARISATION = 2
HELD = 2.0
"""How much a weight is held near its earlier value where it is fitted on: precision of a normal prior around it."""
WEIGHT_MIN = 0.08
PROBABILITY_MIN = 0.4
"""As in the engine: below it a number is nobody's value."""


@dataclass
class Number:
    document: str
    fields: list[str]
    features: list[str]
    unlisted: frozenset[str]
    """Fields that whoever listed the values of the document was not asked for."""


def read(paths: list[Path], kind: str) -> list[Number]:
    numbers = []
    for path in paths:
        with path.open(encoding="utf-8") as lines:
            for line in map(json.loads, lines):
                unlisted = FIELDS[kind] - set(line["names"]) if "names" in line else frozenset()
                for one in line["numbers"]:
                    if one["kind"] == kind:
                        fields = [name for name in one["fields"] if name in FIELDS[kind]]
                        numbers.append(Number(line["file"], fields, one["features"], unlisted))
    return numbers


@dataclass
class Model:
    fields: list[str]
    features: dict[str, int]
    weights: np.ndarray = field(repr=False)
    """(fields, features)"""
    bias: np.ndarray = field(repr=False)

    def inputs(self, numbers: list[Number]) -> csr_matrix:
        """(numbers, features), 0 or 1."""
        found = [[self.features[one] for one in number.features if one in self.features] for number in numbers]
        ends = np.cumsum([0] + [len(some) for some in found])
        columns = np.array([column for some in found for column in some], dtype=np.int64)
        return csr_matrix((np.ones(len(columns)), columns, ends), shape=(len(numbers), len(self.features)))

    def probabilities(self, numbers: list[Number]) -> np.ndarray:
        """(numbers, fields)"""
        odds = self.inputs(numbers) @ self.weights.T + self.bias
        shares = np.exp(odds - odds.max(axis=1, keepdims=True))
        return shares / shares.sum(axis=1, keepdims=True)


def fit(numbers: list[Number], earlier: Model | None = None) -> Model:
    """A number of several fields, such as a total that is due, is an example of the rarest."""
    counts = Counter(one for number in numbers for one in number.fields)
    known = {name for name, count in counts.items() if count >= VALUES_MIN} | {NONE}
    frequency = Counter(feature for _, feature in {(one.document, name) for one in numbers for name in one.features})
    names = {feature for feature, count in frequency.items() if count >= DOCUMENTS_MIN}
    if earlier:
        known |= set(earlier.fields)
        names |= set(earlier.features)
    features = {name: at for at, name in enumerate(sorted(names))}
    model = Model(sorted(known), features, np.zeros((len(known), len(names))), np.zeros(len(known)))
    options = np.array([may_be(number, model.fields, counts) for number in numbers])
    fitted = np.round(likeliest(model.inputs(numbers), options, *prior(model, earlier)), 2)
    model.weights, model.bias = np.where(np.abs(fitted[:, :-1]) < WEIGHT_MIN, 0, fitted[:, :-1]), fitted[:, -1]
    return model


def may_be(number: Number, fields: list[str], counts: Counter) -> list[bool]:
    """Which fields a number may be of: the rarest that it is listed for, or none and those that its list leaves out."""
    listed = min((one for one in number.fields if one in fields), key=lambda one: counts[one], default=NONE)
    return [name == listed or (listed == NONE and name in number.unlisted) for name in fields]


def prior(model: Model, earlier: Model | None) -> tuple[np.ndarray, np.ndarray]:
    """Mean and precision of weights (fields, features + 1), the last one of a field its bias.

    Weights are held near nothing, or near the earlier ones; a new field begins as the rarest known one.
    """
    mean = np.zeros((len(model.fields), len(model.features) + 1))
    held = np.full(mean.shape, HELD if earlier else 1 / INVERSE_REGULARISATION)
    if earlier:
        mean[:, -1] = earlier.bias.min()
        rows = [model.fields.index(name) for name in earlier.fields]
        mean[np.ix_(rows, [model.features[name] for name in earlier.features])] = earlier.weights
        mean[rows, -1] = earlier.bias
    else:
        held[:, -1] = 0
    return mean, held


def read_source(path: Path) -> Model:
    """What `source_of` wrote."""
    written = read_weights(path, "\t", head=1)
    features = {name: at for at, (name,) in enumerate(written.heads)}
    return Model(written.classes, features, written.weights, written.bias)


def report(model: Model, held: list[Number]) -> None:
    """Of the fields of each document: named right, named wrong, not named; named though its truth states none."""
    by_document = defaultdict(list)
    for number, probabilities in zip(held, model.probabilities(held)):
        by_document[number.document].append((number, probabilities))
    counts = Counter()
    for numbers in by_document.values():
        printed = {one for number, _ in numbers for one in number.fields}
        for at, name in enumerate(model.fields):
            if name == NONE:
                continue
            number, probabilities = max(numbers, key=lambda one: one[1][at])
            is_named = probabilities[at] >= PROBABILITY_MIN
            if name in printed:
                counts["right" if is_named and name in number.fields else "wrong" if is_named else "not named"] += 1
            elif is_named:
                counts["not in the truth"] += 1
    print(f"{len(by_document)} documents: {dict(counts)}")


def source_of(model: Model) -> str:
    """TypeScript: a line a feature, its weights by the index of their field, `L total<tab>3:120<tab>9:-75`."""
    lines = []
    for name, column in model.features.items():
        weights = [(at, round(weight * SCALE)) for at, weight in enumerate(model.weights[:, column]) if weight]
        if weights:
            lines.append("\t".join([name, *(f"{at}:{weight}" for at, weight in weights)]))
    fields = "\n".join(f"  ['{name}', {round(bias * SCALE)}]," for name, bias in zip(model.fields, model.bias))
    text = "\n".join(lines).replace("\\", "\\\\").replace("`", "\\`").replace("$", "\\$")
    return (
        "// Written by scripts/train/values/fit.py; do not edit.\n\n"
        "/** Fields in the order of the weights, and what speaks for each without a feature; hundredths. */\n"
        f"export const FIELDS: readonly (readonly [name: string, bias: number])[] = [\n{fields}\n];\n\n"
        "/** A line a feature: its weights by the index of their field, hundredths. */\n"
        f"export const WEIGHTS = `{text}`;\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--train", type=Path, nargs="+", required=True)
    parser.add_argument("--held", type=Path, nargs="+", default=[])
    parser.add_argument("--from", type=Path, dest="earlier")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    for kind in FIELDS:
        numbers = read(arguments.train, kind)
        model = fit(numbers, read_source(arguments.earlier / f"{kind}-weights.ts") if arguments.earlier else None)
        documents = len({number.document for number in numbers})
        print(f"{kind}: {documents} documents, {len(numbers)} numbers, {np.count_nonzero(model.weights)} weights")
        if arguments.held:
            report(model, read(arguments.held, kind))
        if arguments.out:
            (arguments.out / f"{kind}-weights.ts").write_text(source_of(model), encoding="utf-8")


if __name__ == "__main__":
    main()
