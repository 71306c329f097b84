/** What the tests here stand on: a table of the same title is dealt and played by its bots the same way, another is not. */
import { expect, test, type Page } from "./fixture";
import { begin, bots, enter, Luck, until } from "./hands";
import { GAMES } from "./scenes";

/** What one sees after some moves, and who sits there. */
async function played(page: Page, game: string, title: string): Promise<unknown> {
  const id = await begin(page, { game, title, seats: 3, bots: bots(3, "random") });
  const { table, position } = await until(page, new Luck(1), { moves: 4 }, id);
  return [table.seats.map(({ name }) => name), position?.ply, position?.view];
}

for (const game of GAMES) {
  test(`a deal of ${game} is the same in every run`, async ({ page }) => {
    await enter(page, "Inês");
    const first = await played(page, game, "");
    expect(await played(page, game, "")).toEqual(first);
    expect(await played(page, game, "another")).not.toEqual(first);
  });
}
