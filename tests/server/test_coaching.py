"""The coached first game at the server: gentle, unrated, of the day's deal; what was told is kept for its learner."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import update

from rossio.games import catalogue
from rossio.kernel.match import Match
from rossio.lessons.coach import coach
from rossio.server.house.house import House
from rossio.server.playing import coaching, lobby, replays
from rossio.server.store import schema
from rossio.server.tables.rows import set_seat
from tests.server.indoors import Indoors, error_of, guest
from tests.server.test_lessons import sit, to_the_end


@pytest.mark.parametrize("game", catalogue.names())
def test_a_first_game_is_gentle_whatever_else_was_asked_for(indoors: Indoors, game: str) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        wish = {"game": game, "seats": 4, "rated": True, "public": True, "clock": {"move": 60}, "coach": True}
        opened = await lobby.create(house, ana, msgspec.convert(wish, lobby.NewTableAsk))
        table = await house.table(opened.table.id)
        one = coach(game)
        assert one is not None
        assert (table.status, table.coach, table.rated, table.public) == ("running", True, False, False)
        assert (table.deadline, table.clock.move, table.clock.reserve) == (None, 0, 0)
        assert int(table.seed) in one.deals
        assert [(seat.account, seat.bot) for seat in table.seats] == [(ana.id, None), (None, one.bot)]
        assert table.seats[1].name == one.name

    indoors(story)


def test_what_was_told_is_kept_and_added_to(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house), await guest(house, "Rui")
        await coaching.keep(house, ana, "coimbra", coaching.CoachAsk(["start"], False))
        await coaching.keep(house, ana, "coimbra", coaching.CoachAsk(["prompt:place"], True))
        assert await coaching.told(house, ana.id, "coimbra") == coaching.CoachInfo(["prompt:place", "start"], True, [])
        assert await coaching.told(house, ana.id, "lisboa") == coaching.CoachInfo([], False, [])
        assert await coaching.told(house, rui.id, "coimbra") == coaching.CoachInfo([], False, [])
        assert await coaching.told(house, None, "coimbra") == coaching.CoachInfo([], False, [])

    indoors(story)


def test_who_finished_a_chapter_knows_it(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        await to_the_end(house, ana, await sit(house, ana))
        assert (await coaching.told(house, ana.id, "coimbra")).known == [1]

    indoors(story)


def test_a_card_that_there_is_not_and_a_game_that_there_is_not_are_named(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana = await guest(house)
        strange = coaching.CoachAsk(["prompt:dance"], False)
        assert await error_of(coaching.keep(house, ana, "coimbra", strange)) == "invalid"
        assert await error_of(coaching.told(house, ana.id, "chess")) == "unknown-game"

    indoors(story)


def test_after_the_game_and_only_then_its_player_is_told_what_went_well(indoors: Indoors) -> None:
    async def story(house: House) -> None:
        ana, rui = await guest(house), await guest(house, "Rui")
        opened = await lobby.create(house, ana, lobby.NewTableAsk("coimbra", 2, coach=True))
        assert await error_of(replays.lookback(house, ana, opened.table.id)) == "not-finished"
        game = catalogue.load("coimbra")
        match = Match(game, 2, 7, game.settle_options(2, {}))
        while not match.state.over():
            match.play(game.space.print(match.state.legal()[0]))
        brought = await replays.bring(house, ana, replays.BringAsk(match.record().print()))
        async with house.store.writing() as connection:
            await set_seat(connection, brought.table.id, 0, account=ana.id)
            await connection.execute(update(schema.tables).values(version=schema.tables.c.version + 1))
        found = await replays.lookback(house, ana, brought.table.id)
        assert found == await replays.lookback(house, ana, brought.table.id)
        assert len(found.next) == 3
        assert await error_of(replays.lookback(house, rui, brought.table.id)) == "not-seated"

    indoors(story)
