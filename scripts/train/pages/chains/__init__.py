"""The devices that a page can pass through."""

from .fax import fax
from .photo import photo, photo_of_screen
from .scan import scan
from .screen import native, screenshot

CHAINS = {
    "native": native,
    "screenshot": screenshot,
    "scan": scan,
    "photo": photo,
    "photo_of_screen": photo_of_screen,
    "fax": fax,
}
