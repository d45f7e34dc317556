"""Genuine documents in Hebrew and English, the devices that catch them and what happens to them afterwards."""

from .capturing import capture
from .chains import CHAINS
from .drawing import make_page
from .finishing import SEVERITIES, Finish, finish
from .layouts import kinds
from .model import Captured, Page, Region, Word

__all__ = [
    "CHAINS",
    "SEVERITIES",
    "Captured",
    "Finish",
    "Page",
    "Region",
    "Word",
    "capture",
    "finish",
    "kinds",
    "make_page",
]
