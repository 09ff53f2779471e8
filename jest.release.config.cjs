/** Unit tests that take long or need Git, for the release run alone. */
module.exports = {
  ...require("./jest.config.cjs"),
  testTimeout: 300_000,
  testMatch: ["<rootDir>/__tests__/release/**/*.jest.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
};
