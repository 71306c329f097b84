/** Small forms of every text file of the build, made once here instead of at each request. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTH = 1024;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (!TEXT.test(name)) continue;
          const file = join(folder, name);
          const text = readFileSync(file);
          if (text.length < WORTH) continue;
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
          writeFileSync(`${file}.br`, brotliCompressSync(text, quality));
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        }
      },
    },
  };
}
