import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
    },
    {
        rules: {
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
            // Addresses go through our own router.
            "svelte/no-navigation-without-resolve": "off",
            // Derived collections are made anew, never changed.
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
    { ignores: ["src/generated", "node_modules"] },
);
