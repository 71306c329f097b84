"""Makes the plain fonts that pictures of boards are lettered with, from the variable ones of the browser client.

Run by hand when the client's fonts change (`pip install fonttools brotli` first); what it writes is in the repository.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FROM = ROOT / "web" / "node_modules" / "@fontsource-variable"
TO = ROOT / "src" / "rossio" / "client" / "fonts"
FAMILIES = {
    "baskervville": "Baskervville Variable",
    "eb-garamond": "EB Garamond",
    "libre-bodoni": "Libre Bodoni Variable",
    "source-sans-3": "Source Sans 3",
}
"""As the client's style sheets call them."""
FACES = [("normal", 400), ("normal", 600), ("normal", 700), ("italic", 400)]


def plain(family: str, slope: str, weight: int) -> TTFont:
    font = TTFont(FROM / family / "files" / f"{family}-latin-wght-{slope}.woff2")
    called = FAMILIES[family]
    font = instantiateVariableFont(font, {"wght": weight})
    font["OS/2"].usWeightClass = weight
    for number, text in ((1, called), (2, "Italic" if slope == "italic" else "Regular"), (4, f"{called} {weight}")):
        font["name"].setName(text, number, 3, 1, 0x409)
    for number in (16, 17, 21, 22, 25):
        font["name"].removeNames(nameID=number)
    font.flavor = None
    return font


def main() -> None:
    for family in FAMILIES:
        for slope, weight in FACES:
            file = TO / f"{family}-{slope}-{weight}.ttf"
            plain(family, slope, weight).save(file)
            print(file.name, file.stat().st_size)
        (TO / f"{family}.txt").write_text((FROM / family / "LICENSE").read_text("utf-8"), "utf-8")


if __name__ == "__main__":
    main()
