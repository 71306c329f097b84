/** Builds `src/picture.ts`, which draws boards without a browser for `rossio svg`. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { alias, here, icons, toml } from "./vite.config.ts";

/** Pictures have no table around them: the kit's is left out, and with it everything that needs a browser. */
function still(): Plugin {
  return {
    name: "still",
    enforce: "pre",
    resolveId: (source) => (/(^|\/)table\.svelte$/.test(source) ? here("src/picture/still.ts") : null),
  };
}

export default defineConfig({
  plugins: [still(), svelte({ compilerOptions: { css: "injected" } }), toml(), icons()],
  resolve: { alias },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: here("src/picture.ts"),
    outDir: "../src/rossio/web-picture",
    emptyOutDir: true,
    target: "node22",
    rolldownOptions: { output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" } },
  },
});
