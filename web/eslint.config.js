import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/generated/", "node_modules/"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Here eslint takes instances of components and events for `any`; svelte-check knows their types.
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((of) => [
        `@typescript-eslint/no-unsafe-${of}`,
        "off",
      ]),
    ),
  },
  {
    files: ["*.js", "tools/**/*.js", "vite.config.ts"],
    ...ts.configs.disableTypeChecked,
    languageOptions: { ...ts.configs.disableTypeChecked.languageOptions, globals: globals.node },
  },
);
