import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { compress } from "./plugins/compress.ts";
import { FirstLoad } from "./plugins/firstLoad.ts";
import { plainRules } from "./plugins/plainRules.ts";

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The content files of the rules, imported as they are; the notes on their sources stay behind. */
export function toml(): Plugin {
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
export function icons(): Plugin {
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

/** The home page loads less than 200 KB of script and style, compressed. */
const first = new FirstLoad(200);

/** Installable, with a service worker of our own (`worker/worker.ts`). */
const pwa = VitePWA({
  strategies: "injectManifest",
  srcDir: "worker",
  filename: "worker.ts",
  injectRegister: null,
  manifest: {
    name: "Rossio",
    short_name: "Rossio",
    description: "Lisboa, Coimbra and Magnanimous: three great games, one square.",
    start_url: "/",
    display: "standalone",
    background_color: "#f3f0e9",
    theme_color: "#fbfaf6",
    categories: ["games"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icons/mark.svg", sizes: "any", type: "image/svg+xml" },
    ],
  },
  injectManifest: {
    globPatterns: ["index.html", "theme.js", "assets/**"],
    manifestTransforms: [
      // What the home page does without is kept later, when there is time.
      (entries) => ({
        manifest: entries.map((entry) =>
          !entry.url.startsWith("assets/") || first.files.has(entry.url)
            ? entry
            : { ...entry, revision: "later" },
        ),
        warnings: [],
      }),
    ],
  },
});

const server = `http://127.0.0.1:${process.env["ROSSIO_PORT"] ?? "8080"}`;

export const alias = {
  "@content": here("../src/rossio/games"),
  "@locale": here("../src/rossio/locale"),
  $lib: here("src/lib"),
  $kit: here("src/kit"),
  $ui: here("src/ui"),
};

/** The unit tests that draw nothing: they run without a page, and start in no time. All others have one. */
const LOGIC = [
  "tests/unit/*/{dice,effects,geometry,moments,war}.test.ts",
  "tests/unit/kit-{bar-model,lettering,replaying}.test.ts",
  "tests/unit/{lib-packs,lib-printing,links,picture,rooms,rulebook,shape,style,turns,words}.test.ts",
];

export default defineConfig({
  plugins: [
    svelte(),
    toml(),
    icons(),
    plainRules({ locale: here("../src/rossio/locale"), games: here("../src/rossio/games") }),
    ...(process.env["VITEST"] ? [] : [pwa]),
    first.plugin(),
    compress(),
  ],
  resolve: {
    alias,
    // Svelte's own choice between browser and server code must be the browser's in component tests.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: { outDir: "../src/rossio/web", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "logic", environment: "node", include: LOGIC, setupFiles: ["tests/unit/packs.ts"] },
      },
      {
        extends: true,
        test: {
          name: "drawn",
          environment: "jsdom",
          include: ["tests/unit/**/*.test.ts"],
          exclude: LOGIC,
          setupFiles: ["tests/unit/packs.ts", "tests/unit/screen.ts"],
        },
      },
    ],
  },
});
