import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import simpleImportSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "build/**",
      "node_modules/**",
      "drizzle/migrations/**",
      ".wrangler/**",
      "**/*.mjs",
      "tests/eslint.config.js",
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.recommended,
  { plugins: { "react-hooks": reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    plugins: { "import-order": simpleImportSort },
    rules: {
      // Node's modules, packages, the database, the app, the folder's own files: one block without blank lines.
      "import-order/imports": ["error", { groups: [["^\\u0000", "^node:", "^@?\\w", "^#", "^~", "^\\."]] }],
    },
  },
  {
    languageOptions: {
      parserOptions: { project: "./tsconfig.json", tsconfigRootDir: new URL("..", import.meta.url).pathname },
    },
    rules: {
      // Array<T> everywhere, so that a union inside needs no brackets.
      "@typescript-eslint/array-type": ["error", { default: "generic" }],
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // With inline types alone, the import stays and takes the module into the browser's code.
      "@typescript-eslint/no-import-type-side-effects": "error",
      // Numbers read well in templates; anything else there is a mistake.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // An index that was just checked needs no second check.
      "@typescript-eslint/no-non-null-assertion": "off",
      // In portals' data an empty text means none, and control characters are searched for.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      "@typescript-eslint/no-misused-spread": "off",
      // `...{ a, b }` in an object says the same as `a, b`.
      "no-restricted-syntax": [
        "error",
        {
          selector: "ObjectExpression > SpreadElement > ObjectExpression",
          message: "Write the properties into the object itself.",
        },
      ],
      "no-control-regex": "off",
      // React Router names its navigation types by an enum and documents the plain words.
      "@typescript-eslint/no-unsafe-enum-comparison": "off",
      // Safari removes the list role from lists without bullets.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"] }],
      // Remix throws redirects and answers.
      "@typescript-eslint/only-throw-error": "off",
      // The compiler requires process.env["NAME"].
      "@typescript-eslint/dot-notation": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    // Tests inspect answers and hostile input of unknown shape.
    files: ["tests/**"],
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-redundant-type-constituents": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
    },
  },
  {
    // Only interfaces can extend libraries' interfaces.
    files: ["**/*.d.ts", "app/vite.config.ts", "app/lib/services.ts"],
    rules: {
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-namespace": "off",
    },
  },
  {
    // Playwright reads from the pattern what a fixture needs; an empty one needs nothing.
    files: ["tests/e2e/base.ts"],
    rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
  },
);
