"""Trying a pack that nobody has played with yet: as `rossio content check` does, in a process of its own."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

import msgspec

from rossio.server.ground.problems import Problem

CHECK_LIMIT: Final = 30.0
ONE_AT_A_TIME: Final = asyncio.Semaphore(1)
"""A check plays a whole game by values that nobody has tried: never many of them side by side."""


class Checked(msgspec.Struct):
    """What does not fit, each with file, entry and key; none if the pack can be played."""

    faults: list[str]
    digest: str


async def check_pack(path: Path) -> Checked:
    async with ONE_AT_A_TIME:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "rossio.lab.packs", str(path)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            stdin=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            said, _ = await asyncio.wait_for(process.communicate(), CHECK_LIMIT)
        except TimeoutError as error:
            raise Problem("cut", what="the check of a pack did not come back") from error
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    try:
        return msgspec.json.decode(said, type=Checked)
    except msgspec.DecodeError as error:
        raise Problem("cut", what="the check of a pack broke its process") from error
