"""The shapes of the protocol, made from the server's own document by tools/sdk_shapes.py."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class About(TypedDict):
    brings: dict[str, int]
    costs: dict[str, int]
    facts: dict[str, Any]


class ArrangeAsk(TypedDict):
    bot: NotRequired[str | None]


class Back(TypedDict):
    move: str
    others: int
    own: int
    to: int


class BringAsk(TypedDict):
    public: NotRequired[bool]
    record: str
    title: NotRequired[str]


class ChapterInfo(TypedDict):
    clauses: list[str]
    done: bool
    id: str
    minutes: int
    number: int
    renewed: bool
    revision: int
    step: int
    steps: int


class ChatFrame(TypedDict):
    account: str
    at: float
    id: int
    name: str
    text: str
    type: Literal["chat"]


class Checked(TypedDict):
    digest: str
    faults: list[str]


class Clock(TypedDict):
    absence: NotRequired[int]
    at_zero: NotRequired[Literal["bot", "wait", "abandon"]]
    move: NotRequired[int]
    quiet_from: NotRequired[int]
    quiet_to: NotRequired[int]
    reserve: NotRequired[int]


class CoachAsk(TypedDict):
    met: list[str]
    silent: bool


class CoachInfo(TypedDict):
    known: list[int]
    met: list[str]
    silent: bool


CoimbraDie = TypedDict(
    "CoimbraDie",
    {
        "capped": bool,
        "colour": str,
        "owner-seat": int,
        "value": int,
    },
)


class CoimbraDisk(TypedDict):
    seat: int
    space: int


class CoimbraDisplayed(TypedDict):
    card: str
    crown: bool


CoimbraFavour = TypedDict(
    "CoimbraFavour",
    {
        "holder-seat": int | None,
    },
)


class CoimbraHidden(TypedDict):
    stack: list[str]


CoimbraMonastery = TypedDict(
    "CoimbraMonastery",
    {
        "disk-seats": list[int],
        "tile": str,
    },
)


class CoimbraPlayer(TypedDict):
    cards: list[str]
    coins: int
    crowns: int
    dice: list[str]
    discounts: dict[str, int]
    favours: list[str]
    guards: int
    pilgrim: str | None
    points: int
    prices: dict[str, int]
    tokens: list[str]
    tracks: dict[str, int]


class CoimbraToken(TypedDict):
    token: int


class CoimbraTrack(TypedDict):
    disks: list[CoimbraDisk]
    points: list[int]
    tile: str


CoimbraVoyage = TypedDict(
    "CoimbraVoyage",
    {
        "disk-seats": list[int],
    },
)


class Content(TypedDict):
    content: str
    files: dict[str, Any]
    game: str


class Curve(TypedDict):
    scores: list[list[int]]


class Dear(TypedDict):
    better: str
    categories: dict[str, int]
    cost: float
    expected: int
    facts: dict[str, Any]
    line: list[str]
    move: str
    ply: int
    reason: str
    seat: int
    unsure: float


class EndAsk(TypedDict):
    agree: bool


class EndingInfo(TypedDict):
    seat: int
    waiting: list[int]


class Finished(TypedDict):
    finished: float | None
    game: str
    rank: int | None
    score: int | None
    seats: int
    table: str
    title: str


class ForgotAsk(TypedDict):
    email: str


class ForkAsk(TypedDict):
    bots: NotRequired[dict[str, str]]
    ply: int
    public: NotRequired[bool]
    sit: NotRequired[int | None]
    start: NotRequired[bool]
    title: NotRequired[str]


class Found(TypedDict):
    id: str
    name: str
    program: bool


class GuestAsk(TypedDict):
    language: NotRequired[Literal["en", "pt", "fr"]]
    name: str
    program: NotRequired[bool]


class HelloFrame(TypedDict):
    held: list[int]
    seat: int
    type: Literal["hello"]


class Hint(TypedDict):
    categories: dict[str, int]
    expected: int
    facts: dict[str, Any]
    looks: int
    move: str
    other: str | None
    reason: str


class HintAsk(TypedDict):
    ply: int


class Kept(TypedDict):
    kept: int
    left: int


class LandedFrame(TypedDict):
    accepted: int
    entry: int
    key: str
    ply: int
    repeated: bool
    type: Literal["landed"]


class LeaveAsk(TypedDict):
    stand_in: NotRequired[str | None]


class Lesson(TypedDict):
    answers: int
    chapter: str
    clause: str
    decisions: int
    events: list[str]
    facts: dict[str, Any]
    heard: str
    heard_of: str
    id: str
    kind: Literal["read", "move", "ask", "free", "detour", "end"]
    marks: list[int]
    number: int
    passed: list[str]
    point: list[str]
    revision: int
    step: int
    steps: int


class LessonAsk(TypedDict):
    do: Literal["next", "answer", "show"]
    number: NotRequired[int]
    ply: int


class LisboaAutoma(TypedDict):
    architect: str
    next: str
    officials: int
    seat: int


class LisboaBuildings(TypedDict):
    available: str | None
    left: int
    next: str | None


class LisboaChurch(TypedDict):
    cardinal: int
    due: bool
    left: int
    out: list[str]
    tiles: list[str | None]


class LisboaCity(TypedDict):
    display: dict[str, int]
    large: int
    small: int


class LisboaDeck(TypedDict):
    card: str | None
    left: int


class LisboaHidden(TypedDict):
    buildings: list[list[str]]
    clergy: list[str]
    decks: list[list[str]]
    decrees: list[str]
    tasks: list[str]
    unseen: list[str]


class LisboaHiring(TypedDict):
    hired: int
    needed: int
    price: int


LisboaLand = TypedDict(
    "LisboaLand",
    {
        "good": str | None,
        "owner-seat": int | None,
        "token": str | None,
    },
)


class LisboaOffice(TypedDict):
    neutral: int
    office: list[int]
    plaza: list[int]
    spaces: int


class LisboaPlans(TypedDict):
    left: int
    top: str | None


class LisboaReckoned(TypedDict):
    cubes: dict[str, int]
    influence: list[int]
    lands: dict[str, int]
    purse: int
    seat: int
    ship: int


class LisboaRubble(TypedDict):
    columns: dict[str, dict[str, int]]
    lost: dict[str, int]
    pile: dict[str, int]
    rows: dict[str, dict[str, int]]


class LisboaShip(TypedDict):
    cargo: int
    sea: bool
    ship: str


class LisboaSite(TypedDict):
    architect: str | None
    building: str | None
    cubes: dict[str, int]
    token: str | None


class LisboaTreasury(TypedDict):
    influence: int
    reis: int
    space: int


class LisboaVisit(TypedDict):
    benefits: int
    cost: int
    officials: int
    treasury: int
    wigs: int


class Lost(TypedDict):
    amount: int
    ply: int
    what: str


class LuckDrawn(TypedDict):
    luck: list[float]
    move: str
    ply: int
    seat: int


class MagnanimousAttempt(TypedDict):
    attacker: str
    choice: bool
    defence: int
    falls: bool
    power: int
    province: str


MagnanimousAuction = TypedDict(
    "MagnanimousAuction",
    {
        "high": int,
        "leader-seat": int | None,
        "standing-seats": list[int],
    },
)


class MagnanimousBallot(TypedDict):
    card: str
    votes: list[list[int]]


MagnanimousCargo = TypedDict(
    "MagnanimousCargo",
    {
        "from": str | None,
        "tokens": int,
    },
)


class MagnanimousCrown(TypedDict):
    id: str
    tile: bool


class MagnanimousHidden(TypedDict):
    crowns: list[str | None]
    deck: list[str]
    improvements: list[str]
    ministers: list[str]


class MagnanimousImprovements(TypedDict):
    discards: list[str]
    open: list[str]
    pile: int


class MagnanimousMinisters(TypedDict):
    crowns: list[MagnanimousCrown]
    discards: list[str]
    pile: int
    shown: str | None


MagnanimousProvince = TypedDict(
    "MagnanimousProvince",
    {
        "defence": int,
        "die": int,
        "goods": int,
        "goods-limit": int,
        "id": str,
        "improvement": str | None,
        "occupied": bool,
        "owner-seat": int | None,
        "train-seats": list[int],
        "transit": int,
        "troop-limit": int,
        "troops": int,
    },
)


MagnanimousPurple = TypedDict(
    "MagnanimousPurple",
    {
        "on-card": bool,
        "power": int,
        "value": int,
    },
)


class MagnanimousRealm(TypedDict):
    attack: int
    defend: int
    paraguay: int
    truce: bool


class MagnanimousShips(TypedDict):
    port: int
    rio: int


class MagnanimousSpace(TypedDict):
    die: int
    id: str


class MagnanimousThrone(TypedDict):
    card: str | None
    seat: int


MagnanimousTrade = TypedDict(
    "MagnanimousTrade",
    {
        "id": str,
        "owner-seat": int | None,
        "tokens": int,
    },
)


class MoveAsk(TypedDict):
    entry: NotRequired[int | None]
    key: str
    moves: list[str]
    ply: int


class NameAsk(TypedDict):
    name: str


class NewTableAsk(TypedDict):
    auto_start: NotRequired[bool]
    bots: NotRequired[dict[str, str]]
    clock: NotRequired[Clock]
    coach: NotRequired[bool]
    content: NotRequired[str | None]
    game: str
    keepers: NotRequired[bool]
    options: NotRequired[dict[str, str]]
    pace: NotRequired[Literal["live", "correspondence"]]
    people: NotRequired[list[str]]
    public: NotRequired[bool]
    rated: NotRequired[bool]
    seats: int
    sit: NotRequired[int | None]
    stand_in: NotRequired[str | None]
    start: NotRequired[bool]
    title: NotRequired[str]


class Noted(TypedDict):
    better: str
    categories: dict[str, int]
    category: str
    expected: int
    move: str
    other: int
    own: int
    ply: int


class OfferAsk(TypedDict):
    offered: bool


class OpenAsk(TypedDict):
    again: NotRequired[bool]


class OptionInfo(TypedDict):
    name: str
    seats: list[int]
    values: list[str]


class Outcome(TypedDict):
    ranks: list[int]
    reason: str
    scores: list[int]
    winners: list[int]


class PackAsk(TypedDict):
    files: dict[str, dict[str, Any]]
    game: str
    title: str


class PackFiles(TypedDict):
    files: dict[str, Any]
    game: str
    title: str


class PackInfo(TypedDict):
    digest: str
    game: str
    house: bool
    own: bool
    title: str


class PongFrame(TypedDict):
    type: Literal["pong"]


class PresenceFrame(TypedDict):
    seats: list[int]
    type: Literal["presence"]
    watchers: int


class ProblemBody(TypedDict):
    error: str
    facts: NotRequired[dict[str, Any]]
    message: str
    state: NotRequired[dict[str, Any] | None]


class ProblemFrame(TypedDict):
    error: str
    facts: dict[str, Any]
    key: NotRequired[str]
    message: str
    type: Literal["problem"]


class PushKey(TypedDict):
    key: str


class Puzzle(TypedDict):
    again: int
    asks: NotRequired[str]
    chapter: int
    daily: bool
    id: str
    level: int
    number: int
    openings: list[str]
    table: NotRequired[str]
    themes: list[str]


class PuzzleAsk(TypedDict):
    daily: NotRequired[bool]
    due: NotRequired[bool]
    id: NotRequired[str]
    level: NotRequired[int]
    ply: NotRequired[int]
    table: NotRequired[str]
    theme: NotRequired[str]


class Rating(TypedDict):
    bot: bool
    deviation: int
    game: str
    games: int
    name: str
    program: bool
    rating: int
    who: str


class RatingPoint(TypedDict):
    at: float
    game: str
    rating: int
    table: str | None


class Refusal(TypedDict):
    clause: str
    facts: dict[str, Any]
    move: str
    reason: str


class RegisterAsk(TypedDict):
    email: NotRequired[str | None]
    language: NotRequired[Literal["en", "pt", "fr"]]
    name: str
    password: str
    program: NotRequired[bool]


class RehearseAsk(TypedDict):
    ahead: NotRequired[bool]
    moves: list[str]
    ply: int


class ReportAsk(TypedDict):
    person: NotRequired[str | None]
    table: NotRequired[str | None]
    text: str


class ResetAsk(TypedDict):
    password: str
    token: str


class SayAsk(TypedDict):
    text: str


class SeatInfo(TypedDict):
    account: str | None
    bot: str | None
    kept: str | None
    kind: Literal["person", "bot", "stand-in", "empty"]
    name: str
    offered: bool
    rank: int | None
    reserve: float
    score: int | None
    seat: int
    stood_since: float | None
    stood_why: Literal["left", "time", "given"] | None


class SeatReviewed(TypedDict):
    decisions: int
    error: float
    lost: float
    luck: float
    points: int
    seat: int
    skill: float


class SettingsAsk(TypedDict):
    language: Literal["en", "pt", "fr"]
    preferences: NotRequired[dict[str, Any]]


class SignInAsk(TypedDict):
    name: str
    password: str


class SitAsk(TypedDict):
    invite: NotRequired[str]
    seat: NotRequired[int | None]


class Subscription(TypedDict):
    auth: str
    endpoint: str
    p256dh: str


class ThemeInfo(TypedDict):
    chapter: int
    name: str
    puzzles: int
    solved: int


class Thing(TypedDict):
    costs: dict[str, int]
    kind: str
    label: str


class TryAsk(TypedDict):
    moves: list[str]


class UndoAsk(TypedDict):
    ply: int
    to: int


class Unseen(TypedDict):
    box: int
    kind: str
    left: int
    places: dict[str, int]
    sorts: dict[str, dict[str, int]]


class WayInfo(TypedDict):
    moves: list[str]
    points: float


class Ways(TypedDict):
    email: NotRequired[bool]
    live: NotRequired[bool]
    push: NotRequired[bool]
    quiet_from: NotRequired[int]
    quiet_to: NotRequired[int]
    wait: NotRequired[int]
    webhook: NotRequired[str]
    webhook_kind: NotRequired[Literal["discord", "slack"]]


class Why(TypedDict):
    categories: dict[str, int]
    expected: int
    move: str
    seat: int


class WishAsk(TypedDict):
    agree: bool


class WishInfo(TypedDict):
    seat: int
    to: int
    waiting: list[int]


class HereHere(TypedDict):
    addresses: list[str]
    mail: bool


class Ahead(TypedDict):
    after: dict[str, int]
    before: dict[str, int]
    closes: list[Thing]
    opens: list[Thing]


CoimbraView = TypedDict(
    "CoimbraView",
    {
        "acting": CoimbraDie | CoimbraToken | None,
        "cap": Literal["free", "used"],
        "discard": list[str],
        "display": dict[str, list[CoimbraDisplayed | None]],
        "favours": dict[str, CoimbraFavour],
        "game": Literal["coimbra"],
        "hidden": NotRequired[CoimbraHidden],
        "location": str | None,
        "locations": dict[str, list[CoimbraDie | CoimbraToken]],
        "monasteries": dict[str, CoimbraMonastery],
        "order-seats": list[int],
        "pairs": list[list[str]],
        "phase": str,
        "players": list[CoimbraPlayer],
        "pool": list[str],
        "rival": bool,
        "round": int,
        "seat": int,
        "seats": int,
        "to-come": list[str],
        "tracks": dict[str, CoimbraTrack],
        "turned": list[int],
        "voyages": dict[str, CoimbraVoyage],
    },
)


class Decision(TypedDict):
    about: NotRequired[dict[str, About] | None]
    clause: str
    facts: dict[str, Any]
    moves: NotRequired[list[str] | None]
    prompt: str
    refusals: NotRequired[list[Refusal] | None]
    seat: int


class GameInfo(TypedDict):
    content: str
    name: str
    options: list[OptionInfo]
    rules: int
    seats: list[int]


LisboaPlayer = TypedDict(
    "LisboaPlayer",
    {
        "clergy": list[str],
        "cubes": dict[str, int],
        "decrees": list[str],
        "done-plans": list[str],
        "envelope": int,
        "event": int,
        "favors": list[str],
        "goods": dict[str, int],
        "hand": list[str] | None,
        "hand-known": list[str],
        "hand-size": int,
        "hiring": dict[str, LisboaHiring],
        "houses": dict[str, int],
        "influence": int,
        "markers": int,
        "nobles": list[str],
        "offer": list[str],
        "officials": int,
        "plans": list[str],
        "reis": int,
        "room": int,
        "sets": int,
        "ships": list[LisboaShip],
        "slots": int,
        "stores": dict[str, int],
        "tasks": list[str],
        "tasks-done": list[str],
        "treasuries": list[str],
        "visits": dict[str, LisboaVisit],
        "wigs": int,
        "worth": dict[str, int],
    },
)


LisboaView = TypedDict(
    "LisboaView",
    {
        "active-seat": int,
        "automa": LisboaAutoma | None,
        "buildings": dict[str, LisboaBuildings],
        "church": LisboaChurch,
        "city": LisboaCity,
        "columns": list[int],
        "court": str | None,
        "court-card": str | None,
        "covered": list[str],
        "decrees": list[str],
        "decrees-left": int,
        "decrees-out": list[str],
        "discards": list[str],
        "display": dict[str, LisboaDeck],
        "ending": int,
        "game": Literal["lisboa"],
        "hidden": NotRequired[LisboaHidden],
        "lands": dict[str, LisboaLand],
        "offices": dict[str, LisboaOffice],
        "period": int,
        "phase": str,
        "plans": dict[str, LisboaPlans],
        "players": list[LisboaPlayer],
        "playing": str | None,
        "prices": dict[str, int],
        "reckoned": LisboaReckoned,
        "rubble": LisboaRubble,
        "seat": int,
        "seats": int,
        "shipyard": list[str],
        "sites": dict[str, LisboaSite],
        "starter-seat": int,
        "tasks-left": int,
        "treasury": LisboaTreasury,
        "trigger-seat": int | None,
    },
)


class Lookback(TypedDict):
    next: list[Noted]
    well: list[Noted]


class MagnanimousCards(TypedDict):
    deck: int
    discards: list[str]
    events: list[str]
    removed: list[str]
    throne: list[MagnanimousThrone]


MagnanimousPlayer = TypedDict(
    "MagnanimousPlayer",
    {
        "arrival": int,
        "baron": str | None,
        "baron-kept": bool,
        "barons": list[str] | None,
        "cargo": MagnanimousCargo,
        "colour": str | None,
        "deputies": dict[str, int],
        "fixed-votes": dict[str, int],
        "hand": list[str] | None,
        "hand-size": int,
        "ministers": dict[str, str | None],
        "nobility": int,
        "referendums": list[str],
        "reis": int,
        "ships": MagnanimousShips,
        "supply": list[int],
        "tie-votes": int,
        "title": str,
        "train": str | None,
        "used": list[str],
    },
)


MagnanimousView = TypedDict(
    "MagnanimousView",
    {
        "auction": MagnanimousAuction | None,
        "ballot": MagnanimousBallot | None,
        "cards": MagnanimousCards,
        "commerce": list[MagnanimousTrade],
        "end": str,
        "first-ends": bool,
        "forecast": list[MagnanimousAttempt],
        "game": Literal["magnanimous"],
        "governor-seat": int,
        "hidden": NotRequired[MagnanimousHidden],
        "imperial": int,
        "improvements": MagnanimousImprovements,
        "ministers": MagnanimousMinisters,
        "nobility-first": bool,
        "phase": str,
        "players": list[MagnanimousPlayer],
        "proclaimed": bool,
        "provinces": list[MagnanimousProvince],
        "purple": MagnanimousPurple,
        "realm": MagnanimousRealm,
        "republic": int,
        "round": int,
        "seat": int,
        "seats": int,
        "spaces": list[MagnanimousSpace],
        "troop-limit": int,
        "troop-supply": int,
    },
)


class Me(TypedDict):
    csrf: str
    email: str | None
    guest: bool
    id: str
    language: str
    name: str
    notices: Ways
    preferences: dict[str, Any]
    program: bool
    token: NotRequired[str | None]


class Offer(TypedDict):
    bots: list[str]
    games: list[GameInfo]
    levels: list[str]
    plug_ins: list[str]


class Position(TypedDict):
    decision: Decision | None
    events: list[dict[str, Any]]
    horizon: int
    outcome: Outcome | None
    over: bool
    ply: int
    seat: int
    sheet: list[dict[str, int]]
    since: int
    turn: int
    undo: NotRequired[Back | None]
    undo_floor: int
    undo_turn: NotRequired[Back | None]
    view: dict[str, Any]


class Profile(TypedDict):
    blocked: bool
    curve: list[RatingPoint]
    guest: bool
    history: list[Finished]
    id: str
    keeping: Kept
    name: str
    program: bool
    ratings: list[Rating]
    since: float


class PuzzleAnswer(TypedDict):
    answer: list[str] | None
    best: float
    categories: dict[str, int]
    due: float | None
    expected: int
    others: float
    own: float
    played: WayInfo | None
    points: float | None
    puzzle_rating: int
    rating: int | None
    right: bool
    second: WayInfo | None
    solved: int
    tempts: WayInfo | None
    tried: int


class PuzzlesInfo(TypedDict):
    daily: int
    daily_solved: bool
    due: int
    levels: list[int]
    next_due: float | None
    own: int
    puzzles: int
    rating: int | None
    solved: int
    themes: list[ThemeInfo]


class Reach(TypedDict):
    means: dict[str, int]
    things: list[Thing]


class Rehearsal(TypedDict):
    ahead: NotRequired[Ahead | None]
    before: list[dict[str, int]]
    lost: list[Lost]
    position: Position
    revealed: bool
    tried: int
    vain: bool


class Review(TypedDict):
    costs: dict[str, float]
    curve: list[list[float]]
    dearest: list[Dear]
    done: int
    format: str
    game: str
    judge: Literal["net", "search"]
    looks: int
    luck: list[LuckDrawn]
    par: float
    plies: int
    seal: str
    seats: list[SeatReviewed]
    steps: int


class ReviewState(TypedDict):
    asked: bool
    done: bool
    may_ask: bool
    review: Review | None


class TableInfo(TypedDict):
    auto_start: bool
    clock: Clock
    coach: bool
    content: str
    created: float
    deadline: float | None
    ending: EndingInfo | None
    entry: int
    finished: float | None
    forked_from: str | None
    forked_ply: int | None
    game: str
    given_after: float | None
    host: str
    hotseat: bool
    id: str
    keepers: bool
    lesson: Lesson | None
    options: dict[str, str]
    outcome: Outcome | None
    pace: Literal["live", "correspondence"]
    pack: str
    ply: int
    public: bool
    puzzle: Puzzle | None
    rated: bool
    rematch: str | None
    rules: int
    seats: list[SeatInfo]
    stand_in: str
    started: float | None
    status: Literal["open", "running", "finished", "abandoned", "study"]
    title: str
    touched: float
    turn: int
    turn_since: float | None
    undo: WishInfo | None
    version: int


class TableState(TypedDict):
    held: list[int]
    invite: str | None
    position: Position | None
    seat: int
    table: TableInfo


class AccountsHere(TypedDict):
    me: Me | None


class Landed(TypedDict):
    accepted: int
    repeated: bool
    state: TableState


class Page(TypedDict):
    before: float | None
    tables: list[TableInfo]


class Replay(TypedDict):
    moves: list[str]
    ply: int
    position: Position
    seats: list[int]
    table: TableInfo


class StateFrame(TypedDict):
    position: Position | None
    seat: int
    table: TableInfo
    type: Literal["state"]


Frame: TypeAlias = StateFrame | ChatFrame | PresenceFrame | HelloFrame | LandedFrame | ProblemFrame | PongFrame
