"""Fits the words that tell the type of a document, measures them by maker, and writes them.

    python -m scripts.train.document_type.fit --train FOLDER \
        --out worker/engine/extraction/classification/type-model/weights.ts

FOLDER holds texts of first pages, one file each, as `pdftotext -layout` gives them. The first line is
`#type: invoice` (a value of `document_type`), further lines that begin with "#" are skipped. Whatever stands before
the first "_" of a file's name is who made it.

A logistic regression on the words of a text, each weighed by how rare it is (TF-IDF). Words of one maker alone are
left out, so that it learns what issuers print and not how somebody draws documents, and weights near nothing are
dropped, which keeps the file small and loses nothing. The same input gives the same weights.

With `--from FILE` the weights written there are fitted on to further texts, those of the first ones not being at hand:
each weight is held near what it was, and words that enough makers of the further ones print are added.
"""

import argparse
import re
import unicodedata
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

from scripts.train.likeliest import likeliest
from scripts.train.written_weights import SCALE, read_weights

TEXTS_MIN = 3
MAKERS_MIN = 3
"""A word of fewer texts or makers tells who made a document, not what it is."""
INVERSE_REGULARISATION = 200
HELD = 0.05
"""How much a weight is held near its earlier value where it is fitted on: precision of a normal prior around it."""
WEIGHT_MIN = 0.3
"""Smaller weights are dropped: with them as many texts of folds are called right."""
SHORT = 200
"""Squared length of ten words of usual rarity, added to that of a text: three known words tell little."""
HOMOGRAPHS = {"bit"}
"""A payment app in Hebrew, a word in English; the engine looks for it in a cell of its own."""
FOLDS = 10

FINAL_LETTERS = str.maketrans("ךםןףץ", "כמנפצ")
WORD = re.compile(r"""\w+(?:["']\w+)*""")


@dataclass
class Text:
    maker: str
    type: str
    words: Counter[str]


def words_of(text: str) -> Counter[str]:
    """As `wordsOf` of the engine: folded, without accents; letters alone, two at least."""
    folded = re.sub(r"[“”„‟″״＂]", '"', text.lower().translate(FINAL_LETTERS))
    folded = re.sub(r"[‘’‚‛′׳`´]", "'", folded)
    units = ((unit, unicodedata.category(unit)[0]) for unit in unicodedata.normalize("NFD", folded))
    plain = "".join(unit if kind == "L" or unit in "\"'" else " " for unit, kind in units if kind != "M")
    return Counter(word for word in WORD.findall(plain) if len(word) > 1)


def read(folder: Path) -> list[Text]:
    texts = []
    for path in sorted(folder.glob("*.txt")):
        lines = path.read_text(encoding="utf-8").split("\n")
        document_type = lines[0].removeprefix("#type:").strip()
        body = "\n".join(line for line in lines if not line.startswith("#"))
        texts.append(Text(path.name.split("_")[0], document_type, words_of(body)))
    return texts


@dataclass
class Model:
    types: list[str]
    rarity: dict[str, float]
    """Of each known word: the logarithm of how few texts hold it."""
    weights: np.ndarray
    """(types, words)"""
    bias: np.ndarray
    """(types,)"""

    def inputs(self, texts: list[Text]) -> csr_matrix:
        """(texts, words), of a length near one each; of a few words, less."""
        at = {word: index for index, word in enumerate(self.rarity)}
        rows, columns, values = [], [], []
        for row, text in enumerate(texts):
            known = [
                (at[word], (1 + np.log(count)) * self.rarity[word]) for word, count in text.words.items() if word in at
            ]
            length = np.sqrt(sum(value * value for _, value in known) + SHORT)
            rows += [row] * len(known)
            columns += [column for column, _ in known]
            values += [value / length for _, value in known]
        return csr_matrix((values, (rows, columns)), shape=(len(texts), len(at)))

    def log_odds(self, texts: list[Text]) -> np.ndarray:
        """(texts, types)"""
        return self.inputs(texts) @ self.weights.T + self.bias


def words_of_several(texts: list[Text]) -> list[str]:
    """Words that enough texts and makers print, sorted."""
    frequency = Counter(word for text in texts for word in text.words)
    makers: defaultdict[str, set[str]] = defaultdict(set)
    for text in texts:
        for word in text.words:
            makers[word].add(text.maker)
    return sorted(
        word
        for word, count in frequency.items()
        if count >= TEXTS_MIN and len(makers[word]) >= MAKERS_MIN and word not in HOMOGRAPHS
    )


def fit(texts: list[Text], words: list[str] | None = None) -> Model:
    """Fits all words that enough texts hold; then those again of which a weight counts."""
    frequency = Counter(word for text in texts for word in text.words)
    known = words or words_of_several(texts)
    rarity = {word: round(float(np.log((1 + len(texts)) / (1 + frequency[word]))) + 1, 2) for word in known}
    types = sorted({text.type for text in texts})
    model = Model(types, rarity, np.zeros((len(types), len(known))), np.zeros(len(types)))
    regression = LogisticRegression(C=INVERSE_REGULARISATION, max_iter=1000, class_weight="balanced")
    regression.fit(model.inputs(texts), [text.type for text in texts])
    model.bias = np.round(regression.intercept_, 2)
    model.weights = np.round(np.where(np.abs(regression.coef_) < WEIGHT_MIN, 0, regression.coef_), 2)
    if words is not None:
        return model
    return fit(texts, [word for word, any_weight in zip(known, model.weights.any(axis=0)) if any_weight])


def fit_on(texts: list[Text], earlier: Model) -> Model:
    """Known words keep their rarity; new ones are as rare as the rarest of those.

    Raises ValueError for a text of a type that the earlier model does not have.
    """
    unknown = {text.type for text in texts} - set(earlier.types)
    if unknown:
        raise ValueError(f"no types of the earlier model: {', '.join(sorted(unknown))}")
    rarest = max(earlier.rarity.values())
    added = {word: rarest for word in words_of_several(texts) if word not in earlier.rarity}
    model = Model(earlier.types, earlier.rarity | added, np.zeros((0, 0)), np.zeros(0))
    mean = np.hstack([earlier.weights, np.zeros((len(model.types), len(added))), earlier.bias[:, None]])
    is_of = np.array([[one == text.type for one in model.types] for text in texts])
    held = np.full(mean.shape, HELD)
    # How many of the further texts are of a type says nothing of what arrives.
    held[:, -1] = np.inf
    fitted = np.round(likeliest(model.inputs(texts), is_of, mean, held)[:, :-1], 2)
    model.weights, model.bias = np.where(np.abs(fitted) < WEIGHT_MIN, 0, fitted), earlier.bias
    return model


def report(texts: list[Text]) -> None:
    """Shares called right by words alone: folds by chance, and each maker by the others."""
    fold = np.random.default_rng(0).integers(0, FOLDS, len(texts))
    right = sum(
        hits([one for one, of in zip(texts, fold) if of != held], [one for one, of in zip(texts, fold) if of == held])
        for held in range(FOLDS)
    )
    print(f"{FOLDS} folds: {right} of {len(texts)}")
    for maker in sorted({text.maker for text in texts}):
        held = [text for text in texts if text.maker == maker]
        print(f"{maker}: {hits([text for text in texts if text.maker != maker], held)} of {len(held)}")


def hits(seen: list[Text], held: list[Text]) -> int:
    model = fit(seen)
    best = model.log_odds(held).argmax(axis=1)
    return sum(model.types[index] == text.type for index, text in zip(best, held))


def source_of(model: Model) -> str:
    """TypeScript: a line for each word with its rarity and its weights, `word 540 3:-120 9:75`."""
    lines = []
    for column, (word, rarity) in enumerate(model.rarity.items()):
        weights = [(index, round(weight * SCALE)) for index, weight in enumerate(model.weights[:, column]) if weight]
        lines.append(" ".join([word, str(round(rarity * SCALE)), *(f"{index}:{weight}" for index, weight in weights)]))
    types = "\n".join(f"  ['{of}', {round(bias * SCALE)}]," for of, bias in zip(model.types, model.bias))
    text = "\n".join(lines).replace("\\", "\\\\").replace("`", "\\`").replace("$", "\\$")
    return (
        "// Written by scripts/train/document_type/fit.py; do not edit.\n\n"
        "import type { DocumentType } from '../../../../../core/vocabulary.js';\n\n"
        "/** Types in the order of the weights, and what speaks for each without a word; hundredths. */\n"
        f"export const TYPES: readonly (readonly [DocumentType, number])[] = [\n{types}\n];\n\n"
        "/** A line a word: its rarity and its weights by the index of their type; hundredths. */\n"
        f"export const WORDS = `{text}`;\n"
    )


def read_source(path: Path) -> Model:
    """What `source_of` wrote."""
    written = read_weights(path, " ", head=2)
    rarity = {word: int(number) / SCALE for word, number in written.heads}
    return Model(written.classes, rarity, written.weights, written.bias)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--train", type=Path, required=True)
    parser.add_argument("--from", type=Path, dest="earlier")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--report", action="store_true")
    arguments = parser.parse_args()
    texts = read(arguments.train)
    print(f"{len(texts)} texts of {len({text.maker for text in texts})} makers")
    if arguments.report:
        report(texts)
    if arguments.out:
        model = fit_on(texts, read_source(arguments.earlier)) if arguments.earlier else fit(texts)
        arguments.out.write_text(source_of(model), encoding="utf-8")
        print(f"{len(model.rarity)} words, {np.count_nonzero(model.weights)} weights")


if __name__ == "__main__":
    main()
