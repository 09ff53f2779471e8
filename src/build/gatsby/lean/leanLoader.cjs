/**
 * The text of a package after the edits: what a build leaves out because this site never comes to it, and the minifier could
 * not know. An edit that doesn't find its text as often as it says ends the build: then the package is another one, and
 * somebody has to look again.
 */
const lean = (text, edits) =>
  edits.reduce((edited, { what, replaced, by, times = 1 }) => {
    let found = 0;
    const result = edited.replaceAll(replaced, (...match) => {
      found += 1;
      return typeof by === "function" ? by(...match) : by;
    });
    if (found === times) return result;
    throw new Error(`Expected ${times} × "${what}", found ${found}: the package has changed.`);
  }, text);

/** Webpack's loader for such a package. Option `edits`: the file with its edits. */
module.exports = function leanLoader(text) {
  const { edits } = this.getOptions();
  // Webpack keeps what a loader made, and is told here what it was made with.
  this.addDependency(edits);
  this.addDependency(__filename);
  return lean(text, require(edits));
};

module.exports.lean = lean;
