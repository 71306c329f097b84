"""Files of networks: what they are for, and whether one fits the game as it is played here.

A file is a line that says what it is, a line of JSON with its facts, and the packed numbers (`_net.c`), compressed. A
network that learnt other rules, other content or other inputs is refused: it would play, but foolishly.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
import zlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rossio.kernel.game import Game

if TYPE_CHECKING:
    from rossio.bots._net import Net

FIRST_LINE: Final = b"rossio net 1\n"
SEATS_AT_MOST: Final = 4
FOLDER: Final = "ROSSIO_NETS"
"""Names a folder whose networks are played instead of those of the package, to try one out."""
LOG: Final = logging.getLogger("rossio.bots")


class UnfitNet(ValueError):
    """A file that is no network, or one for another game than that which is played here."""


class NoNet(UnfitNet):
    """Nothing is wrong: the game has no network, or this build cannot use one."""


class NetFacts:
    """What a network was made for: the game as it then was, its shape, the seats it learnt, the worth of victory in the
    shares it foretells, and whether these correct the judgement by hand or stand alone."""

    def __init__(
        self,
        game: str,
        rules: int,
        content: str,
        layout: int,
        inputs: int,
        hidden: int,
        second: int,
        values: int,
        actions: int,
        seats: list[int],
        win: float,
        about: str = "",
        corrects: bool = False,
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.layout = layout
        self.inputs = inputs
        self.hidden = hidden
        self.second = second
        self.values = values
        self.actions = actions
        self.seats = seats
        self.win = win
        self.about = about
        self.corrects = corrects

    def plain(self) -> dict[str, object]:
        return dict(vars(self))


class Network:
    """A network that is ready to look at positions."""

    def __init__(self, facts: NetFacts, net: Net) -> None:
        self.facts = facts
        self.net = net


def facts_for(
    game: Game, hidden: int, second: int, seats: list[int], win: float, about: str = "", corrects: bool = False
) -> NetFacts:
    """The facts of a new network for a game as it is here."""
    return NetFacts(
        game.name,
        game.rules,
        game.pack.digest,
        game.layout,
        game.inputs(),
        hidden,
        second,
        SEATS_AT_MOST,
        game.space.size,
        seats,
        win,
        about,
        corrects,
    )


def print_net(facts: NetFacts, packed: bytes) -> bytes:
    """A network as a file."""
    plain = {**facts.plain(), "check": hashlib.sha256(packed).hexdigest()[:16]}
    return FIRST_LINE + json.dumps(plain).encode() + b"\n" + zlib.compress(packed, 9)


def parse_net(data: bytes, name: str) -> tuple[NetFacts, bytes]:
    """What a file says, and its numbers; UnfitNet if it is damaged or no network at all."""
    if not data.startswith(FIRST_LINE):
        raise UnfitNet(f"{name}: no network of this version of Rossio")
    line, _, compressed = data[len(FIRST_LINE) :].partition(b"\n")
    try:
        plain = json.loads(line)
        check = plain.pop("check")
        facts = NetFacts(**plain)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise UnfitNet(f"{name}: its facts cannot be read: {error}") from error
    try:
        packed = zlib.decompress(compressed)
    except zlib.error as error:
        raise UnfitNet(f"{name}: the file is damaged") from error
    if check != hashlib.sha256(packed).hexdigest()[:16]:
        raise UnfitNet(f"{name}: the file is damaged")
    return facts, packed


def read_net(game: Game, data: bytes, name: str) -> Network:
    """The network of a file, if it fits the game; UnfitNet says what does not."""
    facts, packed = parse_net(data, name)
    here = facts_for(game, facts.hidden, facts.second, facts.seats, facts.win)
    for fact in ("game", "rules", "content", "layout", "inputs", "values", "actions"):
        was, now = facts.plain()[fact], here.plain()[fact]
        if was != now:
            raise UnfitNet(f"{name}: made for {fact} {was}, but here it is {now}")
    if sys.byteorder != "little":
        raise UnfitNet(f"{name}: networks need a little-endian processor")
    try:
        from rossio.bots._net import Net
    except ImportError as error:
        raise NoNet(f"{name}: networks need the compiled build of Rossio") from error
    try:
        net = Net(packed, facts.inputs, facts.hidden, facts.second, facts.values, facts.actions)
    except (ValueError, TypeError, OverflowError) as error:
        raise UnfitNet(f"{name}: {error}") from error
    return Network(facts, net)


@lru_cache
def network_of(game: Game) -> Network | None:
    """The game's network, read once. None if there is none that fits; the log then says why, once.

    Aloud if something is wrong with a file, or with a folder that was named.
    """
    folder = os.environ.get(FOLDER)
    file = (Path(folder) if folder else files("rossio.bots") / "content") / f"{game.name}.net"
    try:
        if not file.is_file():
            raise NoNet(f"{game.name}.net: there is no such file")
        return read_net(game, file.read_bytes(), file.name)
    except UnfitNet as unfit:
        aloud = folder or not isinstance(unfit, NoNet)
        LOG.log(logging.WARNING if aloud else logging.INFO, "%s; the bot plays by search alone", unfit)
        return None
