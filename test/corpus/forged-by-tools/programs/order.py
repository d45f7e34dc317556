"""An order of the maker: key=value on the command line, lengths in points of the page's own space.

A program registers its ways by name and calls `carry_out`; an order that it cannot carry out
raises, and the maker takes another file.
"""

import sys


class Order:
    def __init__(self, arguments):
        self.words = dict(argument.split("=", 1) for argument in arguments)

    def __getattr__(self, name):
        return self.words[name]

    def number(self, name):
        return float(self.words[name])

    def box(self, name):
        """Left, bottom, right, top."""
        return [float(part) for part in self.words[name].split(",")]

    def colour(self, name):
        """Red, green, blue, 0 to 1."""
        return tuple(float(part) for part in self.words[name].split(","))

    @property
    def index(self):
        """The page, counted from 0."""
        return int(self.words["page"]) - 1

    def codes(self, name):
        return bytes.fromhex(self.words[name])


def carry_out(ways):
    order = Order(sys.argv[1:])
    if order.way not in ways:
        sys.exit(f"there is no way {order.way}")
    ways[order.way](order)
