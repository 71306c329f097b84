/** Styles are written onto the elements, as a browser would apply them. */
import { describe, expect, it } from "vitest";
import { all, parse, print, type Tag } from "../../src/picture/markup";
import { inline, parseStyles } from "../../src/picture/styles";

function styled(markup: string, css: string): Tag {
  const root = parse(markup).children[0] as Tag;
  root.parent = null;
  inline(root, parseStyles(css));
  return root;
}
const first = (root: Tag, name: string) => [...all(root)].find((tag) => tag.name === name)!;

describe("markup", () => {
  it("is read and printed again", () => {
    const text = '<svg a="1"><g><path d="M0 0"/><text x="2">1 &lt; 2</text></g></svg>';
    expect(print(parse(text))).toBe(text);
  });

  it("loses comments and the space between elements", () => {
    expect(print(parse("<svg><!--[--> <g></g>\n<!--]--></svg>"))).toBe("<svg><g/></svg>");
  });
});

describe("styles", () => {
  it("resolves custom properties where they stand", () => {
    const root = styled(
      '<svg data-game="x"><g class="seat-red"><path class="piece"/></g><path class="piece"/></svg>',
      ':root { --seat: grey } .seat-red { --seat: var(--red) } [data-game="x"] { --red: #b00 } .piece { fill: var(--seat) }',
    );
    const [inner, outer] = [...all(root)].filter((tag) => tag.name === "path");
    expect(inner!.attributes.get("style")).toBe("fill:#b00");
    expect(outer!.attributes.get("style")).toBe("fill:grey");
    expect(print(root)).not.toMatch(/class=|data-/);
  });

  it("mixes colours, for viewers that cannot", () => {
    const css =
      ":root { --gold: #dda } .a { fill: color-mix(in srgb, #000000 25%, var(--gold)); stroke: color-mix(in srgb, #112233 40%, transparent) }";
    const root = styled('<svg><path class="a"/></svg>', css);
    expect(first(root, "path").attributes.get("style")).toBe("fill:#a6a680;stroke:rgba(17,34,51,0.4)");
  });

  it("weighs selectors and respects parents", () => {
    const css = ".a { fill: red } path { fill: blue } .b > .a { stroke: green } .c .a { opacity: 0.5 }";
    const root = styled('<svg><g class="b c"><g class="d"><path class="a"/></g></g></svg>', css);
    expect(first(root, "path").attributes.get("style")).toBe("fill:red;opacity:0.5");
  });

  it("lets an element's own style win and fills in what is missing", () => {
    const css = ".a { fill: red; stroke: var(--lost); rx: var(--radius, 6px) }";
    const root = styled('<svg><rect class="a" style="fill: var(--own); --own: gold"/></svg>', css);
    const box = first(root, "rect");
    expect(box.attributes.get("style")).toBe("fill:gold");
    expect(box.attributes.get("rx")).toBe("6");
  });

  it("leaves out states of the screen and what cannot be seen", () => {
    const css =
      ".a:hover { fill: red } @media print { .a { fill: blue } } .hit { fill: transparent } .no { display: none }";
    const root = styled('<svg><path class="a"/><rect class="hit"/><g class="no"><path/></g></svg>', css);
    expect(print(root)).toBe("<svg><path/></svg>");
  });
});
