/** What the home page loads before it can be used: weighed, so that a build that is too heavy fails, and kept offline. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";

/** Words of the house, fetched with the home page in one language. */
const WORDS = /\/locale\/(\w+)\/(rossio|web|table|bots)\.ftl/;
const FONTS = /(source-sans-3|eb-garamond)-latin-wght-normal/;

export class FirstLoad {
  /** Names of the files that the shell cannot do without, in all languages. */
  readonly files = new Set<string>();

  constructor(readonly kilobytes: number) {}

  plugin(): Plugin {
    const take = (bundle: Rollup.OutputBundle) => this.#take(bundle);
    return {
      name: "first-load",
      apply: "build",
      generateBundle(_, bundle) {
        const [told, fits] = take(bundle);
        if (!fits) this.error(told);
        console.log(told);
      },
    };
  }

  #take(bundle: Rollup.OutputBundle): [string, boolean] {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const tongue = (chunk: Rollup.OutputChunk) =>
      chunk.moduleIds.map((id) => WORDS.exec(id)?.[1]).find((language) => language !== undefined);
    const first = new Set<Rollup.OutputChunk>();
    const load = (chunk: Rollup.OutputChunk | undefined) => {
      if (!chunk || first.has(chunk)) return;
      first.add(chunk);
      for (const name of chunk.imports) load(bundle[name] as Rollup.OutputChunk | undefined);
    };
    chunks.filter((chunk) => chunk.isEntry || tongue(chunk)).forEach(load);
    for (const chunk of first) {
      this.files.add(chunk.fileName);
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) this.files.add(sheet);
    }
    Object.keys(bundle)
      .filter((name) => FONTS.test(name))
      .forEach((name) => this.files.add(name));

    const weigh = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length / 1024;
    let script = 0;
    let style = 0;
    for (const chunk of first) if ((tongue(chunk) ?? "fr") === "fr") script += weigh(chunk.code);
    for (const name of this.files) {
      const file = bundle[name];
      if (file?.type === "asset" && name.endsWith(".css")) style += weigh(file.source);
    }
    const told = `home: script ${script.toFixed(1)} KB, style ${style.toFixed(1)} KB; allowed ${this.kilobytes} KB`;
    return [told, script + style <= this.kilobytes];
  }
}
