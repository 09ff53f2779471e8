/** What hosts answer, each with the site as it was built last. */
module.exports = {
  ...require("./jest.config.cjs"),
  testMatch: ["<rootDir>/__tests__/hosts/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
};
