const { moduleNameMapper, ...common } = require("./jest.config.cjs");

/** Unlike unit tests, these tests expect the words of the site's own language. */
const mapped = Object.entries(moduleNameMapper).filter(([name]) => !name.includes("siteLanguage"));

/** Tests that read the last build, without a browser. jsdom parses the HTML. */
module.exports = {
  ...common,
  testEnvironment: "jsdom",
  moduleNameMapper: Object.fromEntries(mapped),
  testMatch: ["<rootDir>/__tests__/built/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
};
