"""Pictures of recorded moments."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

from rossio.client import drawings as programs
from rossio.client import raster
from rossio.games import catalogue
from tests.cli.conftest import Shell

SVG = "{http://www.w3.org/2000/svg}"

built = pytest.mark.skipif(
    programs.find_node() is None or not programs.DRAWINGS.is_file(), reason="the drawings are not built"
)


@pytest.fixture
def record(rossio: Shell, tmp_path: Path) -> Path:
    rossio("simulate", "coimbra", "--seats", "3", "--games", "1", "--seed", "5", "--records", str(tmp_path))
    return tmp_path / "coimbra-1.rossio"


@pytest.fixture
def drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Drawings that give the request back, in place of the real ones."""
    file = tmp_path / "picture.mjs"
    file.write_text("for await (const text of process.stdin.setEncoding('utf8')) process.stdout.write(text)\n")
    monkeypatch.setattr(programs, "DRAWINGS", file)
    return file


@built
@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_draws_a_picture_that_stands_alone(rossio: Shell, tmp_path: Path, name: str) -> None:
    rossio("simulate", name, "--games", "1", "--seed", "2", "--records", str(tmp_path))
    file = str(tmp_path / f"{name}-1.rossio")
    picture = rossio("svg", file, "--ply", "30", "--theme", "dark", "--language", "fr")
    root = Xml.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert len(list(root.iter(f"{SVG}path"))) > 100
    assert "var(" not in picture
    assert "class=" not in picture
    symbols = {f"#{symbol.get('id')}" for symbol in root.iter(f"{SVG}symbol")}
    assert {use.get("href") for use in root.iter(f"{SVG}use")} == symbols


@built
def test_a_picture_speaks_the_language_and_wears_the_theme_asked_for(rossio: Shell, record: Path) -> None:
    light = rossio("svg", str(record), "--ply", "20", "--language", "pt")
    dark = rossio("svg", str(record), "--ply", "20", "--language", "pt", "--theme", "dark")
    assert "Cidade Alta" in light
    assert "Cidade Alta" in dark
    assert "#f1e7d2" in light
    assert "#f1e7d2" not in dark


def test_the_drawings_get_the_view_of_the_seat(rossio: Shell, record: Path, drawings: Path) -> None:
    everything = rossio("svg", str(record), "--ply", "9")
    assert '"stack"' in everything
    assert '"theme": "light"' in everything
    assert '"stack"' not in rossio("svg", str(record), "--ply", "9", "--seat", "2")


def test_missing_tools_are_named(rossio: Shell, record: Path, monkeypatch: pytest.MonkeyPatch, drawings: Path) -> None:
    drawings.unlink()
    assert "make web" in rossio("svg", str(record), code=1)
    monkeypatch.setattr(programs, "find_node", lambda: None)
    assert "Node.js" in rossio("svg", str(record), code=1)


def test_a_failure_of_the_drawings_is_told_in_one_line(rossio: Shell, record: Path, drawings: Path) -> None:
    drawings.write_text("throw new Error('no such zone')\n")
    assert "no such zone" in rossio("svg", str(record), code=1)


def test_a_wrong_theme_seat_or_ply_is_refused(rossio: Shell, record: Path, drawings: Path) -> None:
    assert "sepia" in rossio("svg", str(record), "--theme", "sepia", code=2)
    assert "seats" in rossio("svg", str(record), "--seat", "9", code=2)
    assert "no decision 999" in rossio("svg", str(record), "--ply", "999", code=2)


@built
@pytest.mark.skipif(not raster.is_there(), reason="the library that makes PNG is not installed")
def test_a_picture_is_written_to_a_file_as_svg_or_png(rossio: Shell, record: Path, tmp_path: Path) -> None:
    assert rossio("svg", str(record), "--ply", "20", "--out", str(tmp_path / "board.svg")) == ""
    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")
    rossio("svg", str(record), "--ply", "20", "--out", str(tmp_path / "board.png"))
    drawn = (tmp_path / "board.png").read_bytes()
    assert drawn.startswith(b"\x89PNG")
    assert struct.unpack(">II", drawn[16:24]) == (programs.WIDTH, 626)
    assert "failed" in rossio("svg", str(record), "--out", str(tmp_path / "no" / "where.svg"), code=1)


def test_without_the_library_a_png_says_what_to_install(
    rossio: Shell, record: Path, monkeypatch: pytest.MonkeyPatch, drawings: Path, tmp_path: Path
) -> None:
    monkeypatch.setattr(raster, "is_there", lambda: False)
    assert "rossio[pictures]" in rossio("svg", str(record), "--out", str(tmp_path / "board.png"), code=1)
