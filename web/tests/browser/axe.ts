/** What axe finds wrong on a page: nothing. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./fixture";

export const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** By all rules with these tags, or by the rules named alone; `part`: in a part of the page. */
export async function faultless(
  page: Page,
  { tags = RULES, rules, part = "html" }: { tags?: string[]; rules?: string[]; part?: string } = {},
): Promise<void> {
  // In the page itself: no page of ours has frames, whose findings would be put together in a second one.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  const told = violations.map(
    (fault) => `${fault.id}: ${fault.nodes.map((node) => node.html.slice(0, 160)).join("\n  ")}`,
  );
  expect(told).toEqual([]);
}
