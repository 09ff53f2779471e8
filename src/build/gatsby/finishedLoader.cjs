const path = require("node:path");
const tsx = require("tsx/cjs/api");

const SOURCE_FOLDER = path.resolve(__dirname, "../..");

/** What such modules are made of: other recipes, tokens, dictionaries. tsx adds a query to the names. */
const isSource = (file) => file.startsWith(SOURCE_FOLDER) && /\.ts(\?|$)/.test(file);

// Each run sees the files as they are now. And webpack, which keeps an eye on whatever a loader has
// required, must not: it does not know the names with a query.
const forgetSources = () => {
  const forgotten = [];
  for (const [file, { children }] of Object.entries(require.cache)) {
    if (isSource(file)) {
      delete require.cache[file];
      forgotten.push(file.replace(/\?.*$/, ""));
    }
    const others = children.filter(({ id }) => !isSource(id));
    if (others.length < children.length) children.splice(0, children.length, ...others);
  }
  return forgotten;
};

/**
 * Webpack's loader for `*.recipe.ts` and `*.words.ts`: runs the module and puts what it exports in its place, so that
 * visitors get finished CSS, and words in one language, and nothing of what they are made of.
 */
module.exports = function finishedLoader() {
  forgetSources();
  const exported = tsx.require(this.resourcePath, __filename);
  // A change of anything that it is made of makes it anew.
  for (const file of forgetSources()) this.addDependency(file);
  return Object.entries(exported)
    .filter(([name]) => name !== "default" && name !== "__esModule")
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
};
