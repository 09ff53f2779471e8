const tsx = require("tsx/cjs/api");
const { forgetSources } = require("./forgetSources.cjs");

/**
 * Webpack's loader for `*.words.ts`: runs the module and puts what it exports in its place, so that visitors get words in one
 * language, and nothing of what they are made of.
 */
module.exports = function finishedLoader() {
  forgetSources();
  const exported = tsx.require(this.resourcePath, __filename);
  // Webpack runs the loader again after a change of any of these.
  for (const file of forgetSources()) this.addDependency(file);
  return Object.entries(exported)
    .filter(([name]) => name !== "default" && name !== "__esModule")
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
};
