/** Builds `src/picture.ts`, which draws boards without a browser for `rossio svg`. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { alias, here, icons, toml } from "./vite.config.ts";

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: "injected" } }), toml(), icons()],
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
