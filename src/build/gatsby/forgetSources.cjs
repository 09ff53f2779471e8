const path = require("node:path");

const SOURCE_FOLDER = path.resolve(__dirname, "../..");

/** The dictionaries that these modules import. tsx adds a query to the names. */
const isSource = (file) => file.startsWith(SOURCE_FOLDER) && /\.ts(\?|$)/.test(file);

// Each run sees the files as they are now. And webpack, which keeps an eye on whatever a loader has
// required, must not: it does not know the names with a query.
exports.forgetSources = () => {
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
