"""A study as one page of HTML that needs nothing else: words, plots and tables, light and dark."""

from __future__ import annotations

from html import escape
from statistics import fmean

from rossio.kernel.game import Game
from rossio.lab.meetings.intervals import Estimate
from rossio.lab.studies.plots import Whisker, histogram, whiskers
from rossio.lab.studies.speech import field_name, number, percent, share_span, span
from rossio.lab.studies.study import Row, Study
from rossio.lab.studies.style import STYLE
from rossio.words import Words


def page(study: Study, game: Game, words: Words) -> str:
    """The whole report."""
    return Report(study, game, words).page()


class Report:
    def __init__(self, study: Study, game: Game, words: Words) -> None:
        self.study = study
        self.game = game
        self.words = words

    def page(self) -> str:
        title = self.say("lab-study-title", game=self.words.title(self.game.name))
        sections = [
            self.summary(),
            self.seats(),
            self.bots(),
            self.length(),
            self.scores(),
            self.categories(),
            *self.components("lab-held-heading", self.say("lab-held-said"), self.study.held),
            *self.components("lab-opened-heading", self.say("lab-opened-said"), self.study.opened),
            self.first(),
        ]
        return (
            f'<!doctype html>\n<html lang="{self.words.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{escape(title)}</h1>\n{self.setting()}</header>\n"
            f"<main>\n{''.join(sections)}</main>\n<footer>{self.paragraph(self.say('lab-study-reading'))}"
            f"{self.paragraph(self.say('lab-study-unofficial'))}</footer>\n</body>\n</html>\n"
        )

    def say(self, key: str, **facts: object) -> str:
        return self.words.say(key, **facts)

    def paragraph(self, said: str, style: str = "") -> str:
        return f"<p{f' class={style}' if style else ''}>{escape(said)}</p>\n"

    def whole(self, value: float) -> str:
        return number(self.words, value, 0)

    def setting(self) -> str:
        plan = self.study.plan
        options = ", ".join(f"{name}={value}" for name, value in sorted(plan.options.items()))
        return self.paragraph(
            self.say(
                "lab-study-setting",
                games=len(self.study.games),
                seats=plan.seats,
                bots=self.words.join(sorted(set(plan.entries()))),
                seed=str(plan.seed),
                rules=plan.rules,
                content=plan.content,
            )
            + (f" {self.say('lab-study-options', options=options)}" if options else ""),
            "setting",
        )

    def section(self, heading: str, said: str, plot: str, table: str) -> str:
        numbers = (
            f"<details><summary>{escape(self.say('lab-study-numbers'))}</summary>\n{table}</details>\n" if table else ""
        )
        return (
            f"<section>\n<h2>{escape(heading)}</h2>\n{self.paragraph(said) if said else ''}"
            f"<figure>{plot}</figure>\n{numbers}</section>\n"
        )

    def table(self, head: list[str], rows: list[list[str]]) -> str:
        top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>\n'
            for row in rows
        )
        return f"<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n"

    def summary(self) -> str:
        study = self.study
        games = max(len(study.games), 1)
        tiles = [
            (self.say("lab-tile-length"), self.whole(fmean(study.lengths))),
            (self.say("lab-tile-winning"), number(self.words, fmean(study.winning)) if study.winning else "–"),
            (self.say("lab-tile-gap"), number(self.words, fmean(study.gaps)) if study.gaps else "–"),
            (self.say("lab-tile-shared"), percent(self.words, study.shared / games)),
        ]
        if study.defeats:
            tiles.append((self.say("lab-tile-defeats"), percent(self.words, study.defeats / games)))
        shown = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in tiles)
        return f"<dl>{shown}</dl>\n"

    def shares(self, rows: list[Whisker], said: str) -> str:
        return whiskers(
            rows,
            said,
            lambda value: percent(self.words, value, 0),
            self.study.fair,
            self.say("lab-fair", share=percent(self.words, self.study.fair)),
            0.0,
            1.0,
        )

    def share_row(self, name: str, win: Estimate, mark: int = 0, held: int = 0) -> Whisker:
        note = percent(self.words, win.mean)
        return Whisker(name, win, f"{note}  ({held})" if held else note, mark)

    def seats(self) -> str:
        study = self.study
        names = [self.words.seat(seat) for seat in range(study.plan.seats)]
        marks = [1 if one.paired.low > study.fair else -1 if one.paired.high < study.fair else 0 for one in study.seats]
        if study.plan.seats < 2:
            said = self.say("lab-seat-alone", share=percent(self.words, study.seats[0].win.mean))
        elif any(marks):
            apart = [name for name, mark in zip(names, marks, strict=True) if mark]
            said = self.say("lab-seat-bias", count=len(apart), seats=self.words.join(apart))
        else:
            said = self.say("lab-seat-even")
        rows = [self.share_row(names[n], one.paired, marks[n]) for n, one in enumerate(study.seats)]
        table = self.table(
            [
                self.say(f"lab-head-{key}")
                for key in ("seat", "wins", "interval", "score", "interval", "margin", "interval")
            ],
            [
                [
                    names[n],
                    percent(self.words, one.paired.mean),
                    share_span(self.words, one.paired),
                    number(self.words, one.score.mean),
                    span(self.words, one.score),
                    number(self.words, one.margin.mean),
                    span(self.words, one.margin),
                ]
                for n, one in enumerate(study.seats)
            ],
        )
        return self.section(self.say("lab-seat-heading"), said, self.shares(rows, self.say("lab-seat-heading")), table)

    def bots(self) -> str:
        """Only where different bots met."""
        if len(self.study.bots) < 2:
            return ""
        rows = [Whisker(bot, one.paired, percent(self.words, one.paired.mean)) for bot, one in self.study.bots.items()]
        table = self.table(
            [self.say(f"lab-head-{key}") for key in ("bot", "wins", "interval", "score", "interval")],
            [
                [
                    bot,
                    percent(self.words, one.paired.mean),
                    share_span(self.words, one.paired),
                    number(self.words, one.score.mean),
                    span(self.words, one.score),
                ]
                for bot, one in self.study.bots.items()
            ],
        )
        heading = self.say("lab-bot-heading")
        plot = whiskers(rows, heading, lambda value: percent(self.words, value, 0), None, "", 0.0, 1.0)
        return self.section(heading, self.say("lab-bot-mixed"), plot, table)

    def length(self) -> str:
        lengths = [float(value) for value in self.study.lengths]
        said = self.say(
            "lab-length-said",
            mean=self.whole(fmean(lengths)),
            low=self.whole(min(lengths)),
            high=self.whole(max(lengths)),
        )
        return self.section(self.say("lab-length-heading"), said, self.counted(lengths, "lab-length-heading"), "")

    def scores(self) -> str:
        if not self.study.winning:
            return ""
        winning = [float(value) for value in self.study.winning]
        said = self.say("lab-score-said", mean=number(self.words, fmean(winning)), high=self.whole(max(winning)))
        if self.study.gaps:
            close = sum(1 for gap in self.study.gaps if gap <= 5) / len(self.study.gaps)
            gap = number(self.words, fmean(self.study.gaps))
            said += " " + self.say("lab-gap-said", mean=gap, close=percent(self.words, close, 0))
        return self.section(self.say("lab-score-heading"), said, self.counted(winning, "lab-score-heading"), "")

    def counted(self, values: list[float], heading: str) -> str:
        mean_name = self.say("lab-mean", value=number(self.words, fmean(values)))
        return histogram(values, self.say(heading), self.whole, mean_name)

    def categories(self) -> str:
        study = self.study
        if not study.categories:
            return ""
        names = [self.words.category(self.game.name, one.name) for one in study.categories]
        rows = [
            Whisker(name, one.winners, number(self.words, one.winners.mean - one.others.mean), 0, one.others)
            for name, one in zip(names, study.categories, strict=True)
        ]
        table = self.table(
            [self.say(f"lab-head-{key}") for key in ("category", "winners", "interval", "others", "interval", "all")],
            [
                [
                    name,
                    number(self.words, one.winners.mean),
                    span(self.words, one.winners),
                    number(self.words, one.others.mean),
                    span(self.words, one.others),
                    number(self.words, one.all.mean),
                ]
                for name, one in zip(names, study.categories, strict=True)
            ],
        )
        heading = self.say("lab-category-heading")
        return self.section(heading, self.say("lab-category-said"), whiskers(rows, heading, self.whole), table)

    def components(self, heading: str, said: str, fields: dict[str, list[Row]]) -> list[str]:
        """A plot for each field of the players' view."""
        told_fields: list[str] = []
        for field, rows in fields.items():
            name = field_name(self.words, self.game.name, field)
            names = [self.words.component(self.game.name, row.label) for row in rows]
            told_fields.append(self.compared(self.say(heading, what=name), said, names, rows))
        return told_fields

    def first(self) -> str:
        rows = self.study.first
        if not rows:
            return ""
        names = [self.words.move(self.game, row.label) for row in rows]
        return self.compared(self.say("lab-first-heading"), self.say("lab-first-said"), names, rows)

    def compared(self, heading: str, said: str, names: list[str], rows: list[Row]) -> str:
        beyond = sum(1 for row in rows if row.verdict)
        said += " " + self.say("lab-beyond", count=beyond, of=len(rows))
        shown = [self.share_row(names[n], row.win, row.verdict, row.held) for n, row in enumerate(rows)]
        table = self.table(
            [self.say(f"lab-head-{key}") for key in ("what", "held", "wins", "interval")],
            [
                [names[n], str(row.held), percent(self.words, row.win.mean), share_span(self.words, row.win)]
                for n, row in enumerate(rows)
            ],
        )
        return self.section(heading, said, self.shares(shown, heading), table)
