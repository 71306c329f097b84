import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" });
const sheets = files.filter((file) => file.endsWith(".css"));
const MEASURES = "style/measures.css";

/** What a file says of style, without comments. */
function styles(file: string): string {
  const text = readFileSync(`src/${file}`, "utf8");
  const css = file.endsWith(".css") ? text : (/<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? "");
  return css.replace(/\/\*[\s\S]*?\*\//g, "");
}

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

it("takes every size of type, corner and shadow from the measures", () => {
  const drawn = files.filter((file) => /\.(css|svelte)$/.test(file) && file !== MEASURES);
  const said = drawn.flatMap((file) =>
    [...styles(file).matchAll(/(?<![\w-])(font(?:-size)?|border-radius|box-shadow):\s*([^;}]+)/g)].map(
      ([, property, value]) => ({ at: `${file}: ${property}`, value: value!.trim() }),
    ),
  );
  // A line's height belongs to the text that is set, not to the scale.
  const numbers = said.filter(({ value }) => /\d(px|rem|em|pt)\b/.test(value.replace(/\/[\d.]+px/, "")));
  expect(said.length).toBeGreaterThan(400);
  expect(numbers).toEqual([]);
});

it("names only measures that there are", () => {
  const known = new Set([...styles(MEASURES).matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = files
    .filter((file) => /\.(css|svelte|ts)$/.test(file) && !file.startsWith("generated"))
    .flatMap((file) => [...readFileSync(`src/${file}`, "utf8").matchAll(/var\((--[\w-]+)/g)])
    .map(([, name]) => name!);
  const measures = used.filter((name) => /^--(type|print|radius|shadow|ring|inner)-/.test(name));
  expect(measures.filter((name) => !known.has(name))).toEqual([]);
  const idle = [...known].filter((name) => /^--(type|print|radius|shadow|ring|inner)-/.test(name!));
  expect(idle.filter((name) => !measures.includes(name!))).toEqual([]);
});
