import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The content files of the rules, imported as they are; the notes on their sources stay behind. */
function toml(): Plugin {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    if (value === null || typeof value !== "object") return value;
    const notes = ["source", "sources", "proposed", "note", "notes"];
    const kept = Object.entries(value).filter(([key]) => !notes.includes(key));
    return Object.fromEntries(kept.map(([key, inner]) => [key, bare(inner)]));
  };
  return {
    name: "toml",
    transform(code, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(bare(parse(code)))}`, map: null };
    },
  };
}

/** All icons as one sprite of symbols. */
function icons(): Plugin {
  const name = "virtual:icons";
  return {
    name: "icons",
    resolveId: (id) => (id === name ? "\0icons" : null),
    load(id) {
      if (id !== "\0icons") return null;
      const folder = here("src/icons");
      const symbols = readdirSync(folder)
        .filter((file) => file.endsWith(".svg"))
        .map((file) => {
          const svg = readFileSync(`${folder}/${file}`, "utf8").trim();
          const inner = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
          return `<symbol id="i-${file.slice(0, -4)}" viewBox="0 0 24 24">${inner}</symbol>`;
        });
      return `export default ${JSON.stringify(symbols.join(""))}`;
    },
  };
}

const server = `http://127.0.0.1:${process.env["ROSSIO_PORT"] ?? "8000"}`;

export default defineConfig({
  plugins: [svelte(), toml(), icons()],
  resolve: {
    alias: {
      "@content": here("../src/rossio/games"),
      "@locale": here("../src/rossio/locale"),
      $lib: here("src/lib"),
      $kit: here("src/kit"),
    },
    // Svelte's own choice between browser and server code must be the browser's in component tests.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: { outDir: "../src/rossio/web", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "jsdom", include: ["tests/unit/**/*.test.ts"] },
});
