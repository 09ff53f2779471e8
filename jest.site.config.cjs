/** Tests that read the site as it was built last, without a browser. */
module.exports = {
  ...require("./jest.config.cjs"),
  testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
};
