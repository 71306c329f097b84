/** A position as a picture that stands alone: SVG with every style on its element and the icons it uses inside. */
import { render } from "svelte/server";
import symbols from "virtual:icons";
import { holdPack, type ContentFiles } from "$lib/packs";
import { words, type Language } from "$lib/words.svelte";
import base from "../style/base.css?raw";
import measures from "../style/measures.css?raw";
import seats from "../style/seats.css?raw";
import tokens from "../style/tokens.css?raw";
import { loadGame } from "../games";
import type { View } from "$kit/contract";
import Board from "./Board.svelte";
import { all, parse, print, type Tag } from "./markup";
import { inline, parseStyles } from "./styles";

/** The colours that a game alone has. */
const OWN = import.meta.glob<string>("../games/*/style.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Request {
  game: string;
  view: View;
  /** What is printed on the components, file by file. */
  content: ContentFiles;
  /** Names by seat. */
  names: Record<number, string>;
  theme: "light" | "dark";
  language: Language;
}

/** The symbols that are used, and only those. */
function keepUsed(board: Tag): void {
  const used = new Set<string>();
  for (const tag of all(board)) {
    const href = tag.attributes.get("href");
    if (tag.name === "use" && href?.startsWith("#")) used.add(href.slice(1));
  }
  const sprite = parse(symbols).children.filter(
    (child): child is Tag => typeof child !== "string" && used.has(child.attributes.get("id") ?? ""),
  );
  const defs: Tag = { name: "defs", attributes: new Map(), children: sprite, parent: board };
  board.children.unshift(defs);
}

export async function draw(request: Request): Promise<string> {
  holdPack(request.game, "", Promise.resolve(request.content));
  const game = await loadGame(request.game);
  await words.open(request.game, ["", "-names", "-table", "-web"]);
  await words.use(request.language);
  words.names = request.names;
  const { head, body } = render(Board, { props: { game, view: request.view, theme: request.theme } });
  const own = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("\n");
  const board = parse(body).children.find(
    (child): child is Tag => typeof child !== "string" && child.name === "svg",
  );
  if (!board) throw new Error(`${request.game}: nothing was drawn`);
  board.parent = null;
  inline(board, parseStyles([tokens, measures, base, seats, ...Object.values(OWN), own].join("\n")));
  keepUsed(board);
  return `${print(board)}\n`;
}
