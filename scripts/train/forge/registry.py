"""The list of operations: name, family and whether training may see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .edit import Edit


@dataclass(frozen=True)
class Operation:
    """One way to forge. `apply` edits the canvas and says whether it did."""

    name: str
    kind: str
    """'copy' or 'patch': the mask that it mainly fills."""
    held_out: bool
    """Kept for the test split, so that what the network says of it was never trained."""
    needs_donor: bool
    exact: bool
    """Pastes pixels of this page as they are."""
    apply: Callable[[Edit], bool]


OPERATIONS: dict[str, Operation] = {}


def operation(name: str, kind: str, held_out: bool = False, needs_donor: bool = False, exact: bool = False):
    """Registers a function `Edit -> bool` under `name`."""

    def register(apply: Callable[[Edit], bool]) -> Callable[[Edit], bool]:
        OPERATIONS[name] = Operation(name, kind, held_out, needs_donor, exact, apply)
        return apply

    return register


def names(split: str) -> list[str]:
    """The operations of a split: only those not held out, unless it is 'test'."""
    return [name for name, found in OPERATIONS.items() if split == "test" or not found.held_out]
