/** How the names begin of unified and its plugins: Jest can't require ES modules on every supported Node. */
const ES_MODULES =
  "@ungap bail ccount character- comma- decode- devlop entities escape- hast html-void is-plain longest- markdown- mdast- micromark parse5 property- remark- space- stringify- trim- trough unified unist- vfile web-namespaces zwitch".split(
    " ",
  );

/** Unit tests: pure modules under Node's environment, components under jsdom (named in the file's docblock). */
module.exports = {
  // Slow machines run these too; a test that hangs still ends.
  testTimeout: 30_000,
  setupFiles: ["propertySeed", "textEncoder"].map(
    (name) => `<rootDir>/__tests__/support/${name}.ts`,
  ),
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/(core|release|built)/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/.languages/", "<rootDir>/public/"],
  moduleNameMapper: {
    "^lucide-react/icons/.*": "<rootDir>/__tests__/support/noIcon.ts",
    "^gatsby$": "<rootDir>/__tests__/support/gatsbyInBrowser.ts",
    "/siteLanguage$": "<rootDir>/__tests__/support/siteLanguage.ts",
    "\\.css$": "<rootDir>/__tests__/support/noStyles.ts",
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")}))`],
  transform: {
    "^.+\\.[tj]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
};
