/** By touch on a tablet held upright and on a phone on its side: whole games, or their beginnings; the frame is looked at. */
import { expect, test } from "./fixture";
import { faults, misfits } from "./frames";
import { bots, decide, enter, LONG, Luck, sit } from "./hands";
import { GAMES } from "./scenes";

const FORMS = { "a tablet upright": [820, 1180], "a phone on its side": [844, 390] } as const;
/** The frame is looked at after so many decisions. */
const EVERY = 6;
/** Each game is played to its end in one of the forms, and so far in the other; in both where there is time. */
const BEGINNING = 4 * EVERY;

for (const [turn, [form, [width, height]]] of Object.entries(FORMS).entries()) {
  test.describe(form, () => {
    test.use({ viewport: { width, height }, hasTouch: true });
    for (const [at, game] of GAMES.entries()) {
      const most = LONG || (at + turn) % 2 === 0 ? Infinity : BEGINNING;
      test(`${game} ${most === Infinity ? "to its end" : "from its beginning"} on ${form}`, async ({
        page,
      }) => {
        await page.addInitScript(() =>
          localStorage.setItem("rossio-settings", JSON.stringify({ pace: "once", single: "play" })),
        );
        await enter(page, "Inês");
        await sit(page, { game, seats: 2, bots: bots(2, "random") });
        const luck = new Luck(3);
        let [decisions, board] = [0, 0];
        while (decisions < most) {
          const tally = await decide(page, luck, { count: EVERY, touch: true });
          decisions += tally.decisions;
          board += tally.board;
          if (await page.locator(".end h2").count()) break;
          if (!tally.decisions) continue;
          const wrong = [...(await faults(page)), ...(await misfits(page))];
          expect(wrong, `after ${decisions} decisions`).toEqual([]);
        }
        expect(decisions).toBeGreaterThan(15);
        expect(board / decisions).toBeGreaterThan(0.4);
      });
    }
  });
}
