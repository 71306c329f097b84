"""Content packs of people's own: begin one, try it, play with it."""

from __future__ import annotations

import json
import os
import sys
from importlib.resources import files as package_files
from pathlib import Path
from typing import Annotated, Final

import typer

from rossio.games import catalogue
from rossio.kernel.content import CLAUSES, HEADER, ContentError, own_files, read_files
from rossio.kernel.fitting import Files, differences, misfits
from rossio.lab.meetings.simulate import simulate

SEED: Final = 1755
TOLD_AT_MOST: Final = 50
TOLD_AT_ONCE: Final = 3


def take_pack(path: Path | None) -> Path | None:
    """Play with a pack in this process and in those it starts."""
    if path is not None:
        try:
            game = catalogue.choose(path)
            wrong = misfits(read_files(path), own_files(f"rossio.games.{game}"))
        except ContentError as error:
            raise typer.BadParameter(str(error)) from error
        if wrong:
            raise typer.BadParameter("; ".join(wrong[:TOLD_AT_ONCE]))
        os.environ[catalogue.PACKS] = str(path)
    return path


PackOption = Annotated[
    Path | None,
    typer.Option("--pack", callback=take_pack, help="A content pack to play with: a folder, or a file to share."),
]


def begin_pack(game: str, folder: Path, title: str) -> None:
    """A copy of a game's own content, to be edited."""
    folder.mkdir(parents=True)
    for path in package_files(f"rossio.games.{game}").joinpath("content").iterdir():
        if path.name.endswith(".toml") and path.name != f"{CLAUSES}.toml":
            (folder / path.name).write_bytes(path.read_bytes())
    (folder / f"{HEADER}.toml").write_text(f'game = "{game}"\ntitle = "{title}"\n', "utf-8")


class Checked:
    """What does not fit, each with file, entry and key; the digest is empty if the pack cannot even be read."""

    game: str
    faults: list[str]
    digest: str

    def __init__(self, game: str, faults: list[str], digest: str = "") -> None:
        self.game = game
        self.faults = faults[:TOLD_AT_MOST]
        self.digest = digest

    def plain(self) -> dict[str, object]:
        return {"faults": self.faults, "digest": self.digest}


def check_pack(path: Path) -> Checked:
    """Try a pack. It must be of a game that this process has not loaded yet."""
    try:
        game = catalogue.choose(path)
        own = own_files(f"rossio.games.{game}")
        files = read_files(path)
    except ContentError as error:
        return Checked("", [str(error)])
    wrong = misfits(files, own)
    if wrong:
        return Checked(game, wrong)
    try:
        loaded = catalogue.load(game)
        wrong = loaded.check()
        for seats in loaded.seats:
            summary = simulate(loaded, seats, ["random"], 1, SEED, check=not wrong)
            wrong.extend(f"a game of {seats}: {fault.text}" for fault in summary.faults)
    except ContentError as error:
        return Checked(game, [str(error)])
    except Exception as error:  # whatever the rules cannot live with is the pack's fault: our own pack plays
        return Checked(game, blamed([f"the rules cannot be played ({type(error).__name__}: {error})"], files, own))
    return Checked(game, blamed(wrong, files, own), loaded.pack.digest)


def blamed(faults: list[str], files: Files, own: Files) -> list[str]:
    """Faults that name no file, as of counts and of play, with the values that differ from ours: one of them it is."""
    changed = differences(files, own)
    told = "; ".join(changed[:TOLD_AT_ONCE]) + ("; ..." if len(changed) > TOLD_AT_ONCE else "")
    return [fault if ".toml" in fault else f"{fault}: {told or 'nothing differs from ours'}" for fault in faults]


if __name__ == "__main__":  # for a server, which needs no words for it
    print(json.dumps(check_pack(Path(sys.argv[1])).plain()))
