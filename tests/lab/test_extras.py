"""Without the extra everything else works, and says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rossio.lab import ppo
from rossio.lab.extras import MissingExtra, installed, need

HEAVY = ("numpy", "gymnasium", "pettingzoo", "openskill", "pyarrow", "ray", "torch", "sb3_contrib", "stable_baselines3")

WITHOUT = f"""
import sys
sys.modules.update(dict.fromkeys({HEAVY}))
import rossio.cli, rossio.lab.ppo
for name in ("environment", "gym", "vector", "arrays"):
    try:
        __import__(f"rossio.lab.{{name}}")
    except ImportError as error:
        assert "pip install 'rossio[lab]'" in str(error), error
    else:
        raise AssertionError(name)
sys.argv = ["rossio", "tournament", "coimbra", "--bots", "random", "--games", "2", "--seats", "2", "--workers", "1"]
rossio.cli.app()
"""


def test_the_command_line_needs_none_of_it() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "random: games 2" in done.stdout


def test_a_missing_library_is_named() -> None:
    assert not installed("no_such_library")
    with pytest.raises(MissingExtra, match="no_such_library is not installed"):
        need("no_such_library.part")


def test_the_example_of_learning_is_sound_without_torch() -> None:
    assert callable(ppo.learn)
    assert ppo.EXAM_SEED > ppo.TRAINING_SEED + ppo.TABLES
