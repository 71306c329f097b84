"""A person of a Rossio server, and the tables at which they sit.

Answers are the plain JSON of the protocol, typed as the server's own document says (`rossio.sdk.shapes`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

import httpx

from rossio.sdk.shapes import Decision, Landed, Me, NewTableAsk, Offer, Outcome, Page, Rehearsal, TableInfo, TableState

WAIT: Final = 25.0
"""Seconds for which the server holds an answer back until something has changed."""
SLACK: Final = 15.0
PAUSE: Final = 0.5
PATIENCE: Final = 60.0
"""Seconds for which a server that is away or asks for patience is asked again."""


class Refused(Exception):
    """The server's answer to what cannot be: its key, its words and its facts."""

    def __init__(self, status: int, error: str, message: str, facts: Mapping[str, Any]) -> None:
        super().__init__(message or error)
        self.status = status
        self.error = error
        self.facts = facts


class Client:
    """Somebody at a server, known by a token: a guest, or who signs in."""

    def __init__(self, address: str, token: str = "", language: str = "en") -> None:
        self.http = httpx.Client(base_url=address, headers={"Accept-Language": language}, timeout=WAIT + SLACK)
        self.token = token

    @classmethod
    def guest(cls, address: str, name: str, program: bool = True) -> Client:
        """A guest of this name, new at the server; a program's name is marked as one."""
        client = cls(address)
        asked = {"name": name, "program": program}
        client.token = cast("Me", client.ask("POST", "/api/guests", asked)).get("token") or ""
        return client

    @classmethod
    def registered(cls, address: str, name: str, password: str, program: bool = True) -> Client:
        """A new account, for programs a bot account: marked wherever its name stands, and rated under its own name."""
        client = cls(address)
        asked = {"name": name, "password": password, "program": program}
        client.token = cast("Me", client.ask("POST", "/api/accounts", asked)).get("token") or ""
        return client

    @classmethod
    def signed_in(cls, address: str, name: str, password: str) -> Client:
        """Who has an account there."""
        client = cls(address)
        asked = {"name": name, "password": password}
        client.token = cast("Me", client.ask("POST", "/api/sessions", asked)).get("token") or ""
        return client

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *ended: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """One request, asked again while the server wants patience; where no answer came, only if asking twice does not
        count twice: a question, or what carries a key."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        asked = {name: str(value) for name, value in query.items() if value is not None and value != ""}
        again = method == "GET" or (isinstance(body, dict) and "key" in body)
        until = time.monotonic() + PATIENCE
        while True:
            pause = PAUSE
            try:
                answer = self.http.request(method, path, json=body, params=asked, headers=headers)
            except httpx.TransportError:
                if not again or time.monotonic() > until:
                    raise
            else:
                if answer.is_success:
                    return answer.json() if answer.content else None
                if answer.status_code not in (429, 503) or time.monotonic() > until:
                    raise refusal(answer)
                pause = float(answer.headers.get("retry-after", PAUSE))
            time.sleep(pause)

    def me(self) -> Me:
        return cast("Me", self.ask("GET", "/api/me"))

    def games(self) -> Offer:
        """The games with their options, and the bots."""
        return cast("Offer", self.ask("GET", "/api/games"))

    def tables(self, **wanted: object) -> list[TableInfo]:
        """The tables of the lobby, or with `mine=True` one's own; further wishes as in the protocol."""
        query = {name: str(value).lower() if isinstance(value, bool) else value for name, value in wanted.items()}
        return cast("Page", self.ask("GET", "/api/tables", **query))["tables"]

    def open(self, ask: NewTableAsk) -> Table:
        """A new table, as `{"game": "coimbra", "seats": 2, "bots": {"1": "apprentice"}, "start": True}`."""
        return Table(self, cast("TableState", self.ask("POST", "/api/tables", ask)))

    def sit(self, table: str, seat: int | None = None, invite: str = "") -> Table:
        """Take a seat, the first free one if none is named."""
        path = f"/api/tables/{table}/seats"
        return Table(self, cast("TableState", self.ask("POST", path, {"seat": seat, "invite": invite})), invite)

    def table(self, table: str, invite: str = "") -> Table:
        """A table as one sees it: from one's seat, or as a spectator."""
        return Table(self, cast("TableState", self.ask("GET", f"/api/tables/{table}", invite=invite)), invite)


class Table:
    """A table from the eyes of one person; `state` is what was last heard of it."""

    def __init__(self, client: Client, state: TableState, invite: str = "") -> None:
        self.client = client
        self.state = state
        self.invite = invite
        self.id = state["table"]["id"]

    def refresh(self) -> TableState:
        self.state = cast("TableState", self.client.ask("GET", f"/api/tables/{self.id}", invite=self.invite))
        return self.state

    def wait(self, seconds: float = WAIT) -> TableState:
        """Until something has changed, or so many seconds have passed."""
        version = self.state["table"]["version"]
        path = f"/api/tables/{self.id}/wait"
        self.state = cast(
            "TableState", self.client.ask("GET", path, version=version, seconds=seconds, invite=self.invite)
        )
        return self.state

    @property
    def decision(self) -> Decision | None:
        """What is asked of oneself now: `moves` are all that are legal, `about` what they cost and bring."""
        position = self.state["position"]
        decision = position["decision"] if position is not None else None
        return decision if decision is not None and decision.get("moves") else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.state["table"]["outcome"]

    @property
    def over(self) -> bool:
        return self.state["table"]["status"] not in ("open", "running")

    def play(self, *moves: str) -> Landed:
        """Decide. What was acknowledged is kept; an answer lost on the way is asked for again by the same key."""
        asked = {"ply": self.state["table"]["ply"], "moves": list(moves), "key": secrets.token_hex(8)}
        landed = cast("Landed", self.client.ask("POST", f"/api/tables/{self.id}/moves", asked))
        self.state = landed["state"]
        return landed

    def rehearse(self, moves: Sequence[str]) -> Rehearsal:
        """Where moves would lead, on a private copy in which everything one cannot know is drawn anew."""
        asked = {"ply": self.state["table"]["ply"], "moves": list(moves)}
        return cast("Rehearsal", self.client.ask("POST", f"/api/tables/{self.id}/rehearsal", asked))

    def record(self) -> str:
        """A game that is over, as a file that replays."""
        headers = {"Authorization": f"Bearer {self.client.token}"}
        answer = self.client.http.get(f"/api/tables/{self.id}/record", params={"invite": self.invite}, headers=headers)
        if not answer.is_success:
            raise refusal(answer)
        return answer.text

    def run(self, choose: Callable[[TableState, Decision], str]) -> Outcome | None:
        """Play to the end: `choose` is given the state and what is asked, and answers with one of the moves."""
        while not self.over:
            decision = self.decision
            if decision is None:
                self.wait()
                continue
            try:
                self.play(choose(self.state, decision))
            except Refused as refused:
                if refused.error not in ("stale", "not-your-turn"):
                    raise
                self.refresh()
        return self.outcome


def refusal(answer: httpx.Response) -> Refused:
    """A problem of the protocol, or whatever else stands in its place."""
    told: dict[str, Any] = {}
    if answer.headers.get("content-type", "").startswith("application/json"):
        told = answer.json()
    words = told.get("message") or f"{answer.request.method} {answer.request.url.path}: {answer.status_code}"
    return Refused(answer.status_code, told.get("error", ""), words, told.get("facts") or {})
