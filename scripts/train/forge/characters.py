"""Copy-move of single characters."""

from __future__ import annotations

from .edit import COPY, Edit, Target
from .geometry import cut, inside, size
from .glyphs import character_spans
from .pasting import paste, similar_words
from .registry import operation
from .targets import choose_word


@operation("digit_copy", COPY, exact=True)
def digit_copy(edit: Edit) -> bool:
    """One to three characters replaced by others of the same page."""
    target = choose_word(edit, digits_only=True)
    if target is None:
        return False
    spans = character_spans(target.text, target.word.font, target.box, edit.image)
    if spans is None:
        return False
    done = False
    places = [index for index, character in enumerate(target.text) if character.isdigit()]
    for index in edit.rng.permutation(places)[: int(edit.rng.integers(1, 4))]:
        done = copy_character(edit, target, spans[int(index)], target.text[int(index)]) or done
    return done


def copy_character(edit: Edit, target: Target, span: tuple[int, int], old: str) -> bool:
    """Replaces the character at `span` by another digit from this or a similar word."""
    for source in [target, *similar_words(edit, target)]:
        spans = character_spans(source.text, source.word.font, source.box, edit.image)
        if spans is None:
            continue
        fits = [
            place
            for place, character in zip(spans, source.text)
            if character.isdigit() and character != old and abs((place[1] - place[0]) - (span[1] - span[0])) <= 3
        ]
        if not fits:
            continue
        place = edit.pick(fits)
        width = span[1] - span[0]
        up = int(edit.rng.integers(0, 3))
        fall = round(target.slope * (span[0] - target.box[0])) - round(source.slope * (place[0] - source.box[0]))
        bottom = source.box[3] - (target.box[3] - target.box[1])
        area = (place[0], bottom - up - fall, place[0] + width, source.box[3] + up - fall)
        goal = (span[0], target.box[1] - up, span[1], target.box[3] + up)
        if size(area) != size(goal) or not inside(area, edit.image.shape) or not inside(goal, edit.image.shape):
            continue
        paste(edit, goal, cut(edit.image, area).copy())
        return True
    return False


@operation("digit_swap", COPY, held_out=True, exact=True)
def digit_swap(edit: Edit) -> bool:
    """Two digits of one number change places."""
    target = choose_word(edit, digits_only=True)
    if target is None:
        return False
    spans = character_spans(target.text, target.word.font, target.box, edit.image)
    if spans is None:
        return False
    pairs = [
        (one, two)
        for one in range(len(spans))
        for two in range(one + 1, len(spans))
        if target.text[one] != target.text[two] and target.text[one].isdigit() and target.text[two].isdigit()
    ]
    if not pairs:
        return False
    one, two = (spans[index] for index in edit.pick(pairs))
    width = min(one[1] - one[0], two[1] - two[0])
    first = (one[0], target.box[1], one[0] + width, target.box[3])
    second = (two[0], target.box[1], two[0] + width, target.box[3])
    pieces = cut(edit.image, first).copy(), cut(edit.image, second).copy()
    edit.put(first, pieces[1], COPY)
    edit.put(second, pieces[0], COPY)
    return True
