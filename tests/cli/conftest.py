"""The command line as a user meets it, run in this process."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from rossio.cli import app
from rossio.games import catalogue
from rossio.words import Words, slug


class Shell:
    def __call__(self, *words: str, typed: str = "", code: int = 0) -> str:
        """What a command says on both streams; it must end with that exit code, and never with a traceback."""
        result = CliRunner().invoke(app, list(words), input=typed, prog_name="rossio")
        assert result.exit_code == code, result.output
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result.output


@pytest.fixture
def rossio(monkeypatch: pytest.MonkeyPatch) -> Shell:
    for variable in ("ROSSIO_LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return Shell()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game of the kernel tests as the only game there is."""
    from tests.kernel.toy import GAME as TOY  # a compiled kernel takes none, and skips who asks

    monkeypatch.setattr(catalogue, "names", lambda: ["toy"])
    monkeypatch.setattr(catalogue, "load", lambda name: TOY)


@pytest.fixture
def every_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing, and no label may be shown as it is."""
    component, text = Words.component, Words.text

    def missing(_: Words, game: str, name: str, facts: object) -> str:
        raise AssertionError(f"{game}: no message for {name} with {facts}")

    def named(words: Words, game: str, label: str) -> str:
        name = component(words, game, label)
        assert name != label or label.isdigit() or text(words, f"{game}-{slug(label)}"), f"{label} has no name"
        return name

    def said(words: Words, key: str, **facts: object) -> str:
        told = text(words, key, facts)
        assert told is not None, f"no message {key}"
        assert "{" not in told, told
        return told

    monkeypatch.setattr(Words, "bare", missing)
    monkeypatch.setattr(Words, "component", named)
    monkeypatch.setattr(Words, "say", said)
