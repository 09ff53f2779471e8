const path = require("node:path");
const tsx = require("tsx/cjs/api");
const { forgetSources } = require("./forgetSources.cjs");

const COLOURING = path.resolve(__dirname, "../markdown/html/code.ts");

/** Webpack's loader for `?coloured`: a file's own text as HTML, its words coloured by class. */
module.exports = function colouredSourceLoader(source) {
  const { colouredHtml } = tsx.require(COLOURING, __filename);
  const html = colouredHtml(source, path.extname(this.resourcePath).slice(1));
  for (const file of forgetSources()) this.addDependency(file);
  return `export default ${JSON.stringify(html)};\n`;
};
