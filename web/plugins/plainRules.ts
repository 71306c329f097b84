/** The rules as plain pages, `/rules/<game>.<language>.html`: to read without a table and without a script. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { SHELVES, type Shelf } from "../src/games/shelves.ts";
import { FIVE_PARTS, FIVE_TIPS } from "../src/lib/five.ts";
import { entriesOf, piecesOf, sectionsOf, type Entry } from "../src/lib/rulebook.ts";

const LANGUAGES = { en: "English", pt: "Português", fr: "Français" };

interface Folders {
  locale: string;
  games: string;
}

class Book {
  #bundle: FluentBundle;
  readonly game: string;

  constructor(
    readonly shelf: Shelf,
    readonly language: string,
    readonly folders: Folders,
  ) {
    const game = (this.game = shelf.name);
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const stem of ["web", game, `${game}-names`, `${game}-clauses`, `${game}-five`]) {
      const text = readFileSync(`${folders.locale}/${language}/${stem}.ftl`, "utf8");
      this.#bundle.addResource(new FluentResource(text));
    }
  }

  say(key: string, attribute = "", facts: Record<string, string | number> = {}): string {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? escaped(this.#bundle.formatPattern(pattern, facts)) : "";
  }

  file(name: string): Record<string, unknown> {
    return parse(readFileSync(`${this.folders.games}/${this.game}/content/${name}.toml`, "utf8"));
  }

  five(): string {
    const key = `${this.game}-five`;
    const parts = FIVE_PARTS.map(
      (part) => `<h3>${this.say(`${key}-${part}`, "title")}</h3><p>${this.say(`${key}-${part}`)}</p>`,
    );
    const tips = FIVE_TIPS.map((tip) => `<li>${this.say(`${key}-tip-${tip}`)}</li>`);
    return `<section id="five"><h2>${this.say(key)}</h2>${parts.join("\n")}
<h3>${this.say(`${key}-tips`)}</h3><ol>${tips.join("")}</ol></section>`;
  }

  sections(): string {
    const sections = sectionsOf(this.file("clauses"));
    const known = new Set(sections.flatMap((section) => section.clauses));
    const clause = (id: string) => {
      const pieces = piecesOf(this.say(`clause-${id.replaceAll(".", "-")}`), known);
      const text = pieces.map((piece) =>
        piece.clause ? `<a href="#${piece.text}">${piece.text}</a>` : piece.text,
      );
      return `<p id="${id}"><a href="#${id}">${id}</a> ${text.join("")}</p>`;
    };
    return sections
      .map(({ id, clauses }) => {
        const title = this.say(`${this.game}-section-${id}`);
        return `<section id="${id}"><h2>${title}</h2>\n${clauses.map(clause).join("\n")}</section>`;
      })
      .join("\n");
  }

  lists(): string {
    const entry = ({ id, facts }: Entry) => {
      const key = `${this.game}-${id.toLowerCase().replace(/[^a-z0-9-]/g, "-")}`;
      return `<dt>${this.say(key) || id}</dt><dd>${this.say(key, "text", facts)}</dd>`;
    };
    return this.shelf.lists
      .map((list) => {
        const things = entriesOf(this.file(list.file), list).map(entry).join("\n");
        return `<section><h2>${this.say(`web-list-${this.game}-${list.name}`)}</h2><dl>${things}</dl></section>`;
      })
      .join("\n");
  }

  page(): string {
    const name = this.say(`${this.game}-title`);
    const title = this.say("web-rules-of", "", { game: name });
    const others = Object.entries(LANGUAGES).map(
      ([code, tongue]) => `<a href="/rules/${this.game}.${code}.html" lang="${code}">${tongue}</a>`,
    );
    return `<!doctype html>
<html lang="${this.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/rules/plain.css"><link rel="icon" href="/icons/mark.svg"></head>
<body><nav>${others.join(" · ")} · <a href="/">Rossio</a></nav>
<main><h1>${title}</h1><p>${this.say("web-rules-own-words")}</p>
${this.five()}
${this.sections()}
${this.lists()}</main></body>
</html>
`;
  }
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Every plain page, by its path; English also without the language in its name. */
export function plainPages(folders: Folders): Map<string, string> {
  const pages = new Map<string, string>();
  for (const shelf of SHELVES) {
    const path = `rules/${shelf.name}`;
    for (const language of Object.keys(LANGUAGES)) {
      pages.set(`${path}.${language}.html`, new Book(shelf, language, folders).page());
    }
    pages.set(`${path}.html`, pages.get(`${path}.en.html`)!);
  }
  return pages;
}

export function plainRules(folders: Folders): Plugin {
  return {
    name: "plain-rules",
    generateBundle() {
      for (const [fileName, source] of plainPages(folders))
        this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const asked = /^\/(rules\/\w+(\.\w+)?\.html)/.exec(request.url ?? "")?.[1];
        const page = asked && plainPages(folders).get(asked);
        if (!page) return next();
        answer.setHeader("Content-Type", "text/html; charset=utf-8").end(page);
      });
    },
  };
}
