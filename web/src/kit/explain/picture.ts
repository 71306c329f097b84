/** A thing as it is drawn, once more: for its explanation, at reading size. */
const MARKS = ".halo, .wash, .frame, .ticks, .done, .mark, .light, .query, .hit, .ring, title, .tip";
const NAMES = ["data-at", "data-piece", "data-part", "data-said", "role", "tabindex", "aria-label", "id"];
const LARGEST = [200, 190] as const;
const GROWTH = 1.8;
/** What is longer than this is a line or a column: a picture of it would say nothing. */
const LONGEST = 3;

/** The picture of a target or spot; null where there is nothing to see but words and small signs. */
export function pictureOf(thing: Element): SVGSVGElement | null {
  const drawn =
    thing instanceof SVGElement && !(thing instanceof SVGSVGElement) ? drawnOf(thing) : insideOf(thing);
  if (!drawn) return null;
  const [svg, width, height] = drawn;
  if (Math.min(width, height) < 18 || Math.max(width / height, height / width) > LONGEST) return null;
  for (const mark of svg.querySelectorAll(MARKS)) mark.remove();
  for (const one of [svg, ...svg.querySelectorAll("*")]) for (const name of NAMES) one.removeAttribute(name);
  const scale = Math.min(GROWTH, LARGEST[0] / width, LARGEST[1] / height);
  svg.setAttribute("width", String(Math.round(width * scale)));
  svg.setAttribute("height", String(Math.round(height * scale)));
  svg.setAttribute("aria-hidden", "true");
  return svg.querySelector("path, rect, circle, use, text") ? svg : null;
}

type Drawn = [svg: SVGSVGElement, width: number, height: number];

/** A part of a drawing, with the colours that it has from those around it. */
function drawnOf(thing: SVGElement): Drawn | null {
  const hit = thing.querySelector<SVGRectElement>(":scope > .hit");
  if (!hit) return null;
  const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) =>
    Number(hit.getAttribute(name)),
  );
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const room = 3;
  const box = [x - room, y - room, width + 2 * room, height + 2 * room] as const;
  svg.setAttribute("viewBox", box.join(" "));
  let inner: Element = thing.cloneNode(true) as Element;
  for (let one = thing.parentElement; one && !(one instanceof SVGSVGElement); one = one.parentElement) {
    const around = document.createElementNS("http://www.w3.org/2000/svg", "g");
    for (const name of ["class", "style"]) {
      const value = one.getAttribute(name);
      if (value) around.setAttribute(name, value);
    }
    around.append(inner);
    inner = around;
  }
  svg.append(inner);
  return [svg, box[2], box[3]];
}

/** The drawing inside a thing of the dock; an icon is none. */
function insideOf(thing: Element): Drawn | null {
  const found = thing.matches("svg") ? thing : thing.querySelector("svg:not(.icon)");
  if (!(found instanceof SVGSVGElement) || found.matches(".icon")) return null;
  const [, , width = 0, height = 0] = (found.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  return width && height ? [found.cloneNode(true) as SVGSVGElement, width, height] : null;
}
