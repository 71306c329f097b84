"""The shapes of the protocol for `rossio.sdk`, from the server's own document in web/src/generated.

Writes `src/rossio/sdk/shapes.py`; with `--check` only tells whether it is up to date.
"""

import sys
from pathlib import Path

from datamodel_code_generator import DataModelType, Formatter, InputFileType, PythonVersion, generate

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "web" / "src" / "generated" / "openapi.json"
SHAPES = ROOT / "src" / "rossio" / "sdk" / "shapes.py"
HEAD = '"""The shapes of the protocol, made from the server\'s own document by tools/sdk_shapes.py."""'


def shapes() -> str:
    made = generate(
        DOCUMENT,
        input_file_type=InputFileType.OpenAPI,
        output_model_type=DataModelType.TypingTypedDict,
        target_python_version=PythonVersion.PY_311,
        collapse_root_models=True,
        custom_file_header=HEAD,
        formatters=[Formatter.RUFF_FORMAT],
    )
    assert isinstance(made, str)
    return f"{made.rstrip()}\n"


if __name__ == "__main__":
    text = shapes()
    if "--check" not in sys.argv:
        SHAPES.write_text(text, "utf-8")
    elif not SHAPES.exists() or SHAPES.read_text("utf-8") != text:
        sys.exit("src/rossio/sdk/shapes.py is out of date: run make web-facts")
