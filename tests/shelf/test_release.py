"""What a release runs elsewhere, as far as it can be tried here: every file is well-formed and names what there is."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
RELEASE: dict[str, Any] = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text("utf-8"))
JOBS: dict[str, Any] = RELEASE["jobs"]
PYTHONS = {"cp311", "cp312", "cp313", "cp314"}


def options(command: str) -> set[str]:
    """What a command of ours can be asked for."""
    said = subprocess.run(
        [sys.executable, "-m", "rossio", command, "--help"], capture_output=True, text=True, check=True
    )
    return set(re.findall(r"--[a-z-]+", said.stdout))


@pytest.mark.parametrize("name", JOBS)
def test_a_job_needs_jobs_that_there_are(name: str) -> None:
    needs = JOBS[name].get("needs", [])
    assert set([needs] if isinstance(needs, str) else needs) <= set(JOBS)


@pytest.mark.parametrize("name", JOBS)
def test_a_job_takes_what_another_has_left(name: str) -> None:
    left = {
        step["with"]["name"]
        for job in JOBS.values()
        for step in job["steps"]
        if step.get("uses", "").startswith("actions/upload-artifact")
    }
    for step in JOBS[name]["steps"]:
        if step.get("uses", "").startswith("actions/download-artifact"):
            taken = step["with"].get("name") or step["with"]["pattern"].rstrip("*")
            assert any(one.startswith(taken) for one in left)


def test_its_npm_scripts_are_there() -> None:
    scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    lines = [shlex.split(step["run"]) for job in JOBS.values() for step in job["steps"] if "run" in step]
    asked = [line[4] for line in lines if line[:4] == ["npm", "--prefix", "web", "run"]]
    assert asked
    assert set(asked) <= set(scripts)


@pytest.mark.parametrize(
    ("platform", "archs", "tail"),
    [
        ("linux", "x86_64", "manylinux_x86_64"),
        ("linux", "aarch64", "manylinux_aarch64"),
        ("macos", "arm64", "macosx_arm64"),
        ("macos", "x86_64", "macosx_x86_64"),
        ("windows", "AMD64", "win_amd64"),
    ],
)
def test_packages_are_made_for_every_system_and_python(platform: str, archs: str, tail: str) -> None:
    asked = [
        sys.executable,
        "-m",
        "cibuildwheel",
        "--print-build-identifiers",
        "--platform",
        platform,
        "--archs",
        archs,
    ]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert set(said.split()) == {f"{python}-{tail}" for python in PYTHONS}


def test_only_a_tag_publishes() -> None:
    assert JOBS["publish"]["if"] == "github.ref_type == 'tag'"
    assert JOBS["publish"]["permissions"] == {"id-token": "write"}
    [build] = [step for step in JOBS["image"]["steps"] if step.get("uses", "").startswith("docker/build-push-action")]
    assert build["with"]["platforms"] == "linux/amd64,linux/arm64"
    assert build["with"]["push"] == "${{ github.ref_type == 'tag' }}"


def test_the_composition_hangs_together() -> None:
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    services = composed["services"]
    assert set(services["rossio"]["depends_on"]) <= set(services)
    assert {volume.split(":")[0] for volume in services["database"]["volumes"]} == set(composed["volumes"])
    command = services["rossio"]["command"]
    assert {word for word in command if word.startswith("--")} <= options(command[0])


def test_the_unit_starts_a_command_that_there_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy/rossio.service", "utf-8")
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    _, command, *rest = shlex.split(unit["Service"]["ExecStart"])
    assert {word for word in rest if word.startswith("--")} <= options(command)


def test_the_image_starts_a_command_that_there_is() -> None:
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    [last] = [json.loads(line.removeprefix("CMD ")) for line in lines if line.startswith("CMD [")]
    assert {word for word in last if word.startswith("--")} <= options(last[0])
    for line in lines:
        for word in re.findall(r"COPY --from=(\w+)", line):
            assert any(re.match(rf"FROM \S+ AS {word}$", other) for other in lines)
