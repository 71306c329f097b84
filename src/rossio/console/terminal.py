"""Where the client speaks and listens: a terminal, or plain lines for a screen reader or a pipe.

Plain text is linear: no boxes, no colour, one line per fact, nothing that is overwritten later.
"""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rossio.console.command import wants_plain


class Terminal:
    def __init__(self, plain: bool = False) -> None:
        self.plain = wants_plain(plain)
        self.console = Console(markup=False, highlight=False, emoji=False, soft_wrap=self.plain, no_color=self.plain)

    def heading(self, text: str) -> None:
        if self.plain:
            self.line("")
            self.line(text)
        else:
            self.console.print()
            self.console.print(Text(text, style="bold underline"))

    def line(self, text: str, aside: str = "") -> None:
        """One fact. What stands aside is for the eye: plain text leaves it out."""
        if self.plain:
            print(text)
        else:
            self.console.print(Text.assemble(text, ("  " + aside, "dim")) if aside else Text(text))

    def lines(self, texts: list[str]) -> None:
        for text in texts:
            self.line(text)

    def table(self, head: list[str], rows: list[list[str]]) -> None:
        """Rows of a name and its numbers; read aloud, every number comes with the head of its column."""
        if self.plain:
            for row in rows:
                told = [f"{title} {value}" for title, value in zip(head[1:], row[1:], strict=True)]
                self.line(f"{row[0]}: {', '.join(told)}")
            return
        table = Table(box=None, pad_edge=False, header_style="bold")
        for number, title in enumerate(head):
            table.add_column(title, justify="left" if number == 0 else "right")
        for row in rows:
            table.add_row(*row)
        self.console.print(table)

    def ask(self, question: str) -> str:
        """A line from the keyboard; EOFError when there is none left. A line from a pipe is shown again."""
        answer = input(question)
        if not sys.stdin.isatty():
            print(answer)
        return answer.strip()

    def clear(self) -> None:
        """Take what one person saw from the eyes of the next."""
        if self.plain:
            self.lines([""] * 3)
        else:
            self.console.clear()
