#!/usr/bin/env bash
# Train a game for so many seconds on a machine that has torch and a C compiler but no mypy:
#
#     bash tools/train.sh GAME SECONDS [arguments of rossio train]
#
# The rules are compiled once, from training/c.tar.gz (tools/c_sources.py make), into build/device. What is worth keeping
# is copied to $OUT, if that is set, again and again, so that it is there even if the time is called.
set -u
start=$(date +%s)
game=$1 seconds=$2
shift 2
folder=training/$game
keep() {
    [ -z "${OUT:-}" ] || (cd "$folder" && cp "$game.net" course.json course.log strength.txt "$OUT/" 2>/dev/null)
}
trap keep EXIT
(while sleep 15 && kill -0 $$ 2>/dev/null; do keep; done) &
sources=$(sha256sum <training/c.tar.gz)
if [ "$(cat build/device/ready 2>/dev/null)" != "$sources" ]; then
    python3 tools/c_sources.py build training/c.tar.gz build/device && echo "$sources" >build/device/ready || exit 1
fi
left=$((seconds - $(date +%s) + start))
export PYTHONPATH=$PWD/build/device PYTHONUNBUFFERED=1
python3 -m rossio.lab.learning "$game" --hours "$(python3 -c "print($left / 3600)")" --folder "$folder" "$@"
