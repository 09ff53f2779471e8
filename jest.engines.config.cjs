/** What visitors with other browsers than Chromium find, with the site as it was built last. */
module.exports = {
  ...require("./jest.config.cjs"),
  testMatch: ["<rootDir>/__tests__/engines/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
};
