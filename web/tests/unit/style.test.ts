import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

it("declares every face once", () => {
  const faces = sheets.flatMap((file) => {
    const css = readFileSync(`src/${file}`, "utf8");
    return [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([rule]) => {
      const [, family] = /font-family: "([^"]+)"/.exec(rule)!;
      return `${family} ${rule.includes("font-style: italic") ? "italic" : "upright"}`;
    });
  });
  expect(faces.length).toBeGreaterThan(4);
  expect(faces).toEqual([...new Set(faces)]);
});
