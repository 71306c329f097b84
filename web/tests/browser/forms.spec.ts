/** By touch on a tablet held upright and on a phone on its side: whole games, or their beginnings; the frame is looked at. */
import { expect, test } from "./fixture";
import { faults, misfits } from "./frames";
import { bots, decide, enter, LONG, Luck, set, sit } from "./hands";
import { GAMES } from "./scenes";

const FORMS = [
  { form: "a tablet upright", width: 820, height: 1180, whole: "coimbra" },
  { form: "a phone on its side", width: 844, height: 390, whole: "lisboa" },
] as const;
/** The frame is looked at after so many decisions. */
const EVERY = 6;
/**
 * One game is played to its end in each form, as Magnanimous is on a phone held upright (`phone.spec.ts`), and the others
 * so far; all of them in both where there is time.
 */
const BEGINNING = 4 * EVERY;

for (const { form, width, height, whole } of FORMS) {
  test.describe(form, () => {
    test.use({ viewport: { width, height }, hasTouch: true });
    for (const game of GAMES) {
      const most = LONG || game === whole ? Infinity : BEGINNING;
      test(`${game} ${most === Infinity ? "to its end" : "from its beginning"} on ${form}`, async ({
        page,
      }) => {
        await set(page, { pace: "once", single: "play" });
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
