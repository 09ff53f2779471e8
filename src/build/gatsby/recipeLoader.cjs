const path = require("node:path");
const tsx = require("tsx/cjs/api");

const THEME_FOLDER = path.resolve(__dirname, "../../theme");

const isOfTheme = (file) => file.includes(THEME_FOLDER);

// Each run sees the files as they are now. And webpack, which keeps an eye on whatever a loader has
// required, must not: tsx adds a query to the names.
const forgetTheme = () => {
  for (const [file, { children }] of Object.entries(require.cache)) {
    if (isOfTheme(file)) delete require.cache[file];
    const others = children.filter(({ id }) => !isOfTheme(id));
    if (others.length < children.length) children.splice(0, children.length, ...others);
  }
};

/**
 * Webpack's loader for `src/theme/recipes`: runs the module and puts what it exports in its place,
 * so that visitors get finished CSS and neither the recipes' source nor what makes CSS of it.
 */
module.exports = function recipeLoader() {
  // A recipe is made of tokens and other recipes: a change of any makes it anew.
  this.addContextDependency(THEME_FOLDER);
  const recipes = tsx.require(this.resourcePath, __filename);
  forgetTheme();
  return Object.entries(recipes)
    .filter(([name]) => name !== "default" && name !== "__esModule")
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
};
