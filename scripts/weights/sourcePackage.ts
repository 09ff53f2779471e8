const NODE_MODULES = "node_modules/";

/** What a script holds besides modules: webpack's own code, and what its source map leaves out. */
export const WEBPACK = "webpack";

/** The path of a source map's source from the project's root. */
export const sourcePath = (source: string | null): string =>
  source?.replace(/^webpack:\/\/[^/]*\//, "").replace(/^\.\//, "") ?? WEBPACK;

const firstParts = (path: string, count: number) => path.split("/").slice(0, count).join("/");

/**
 * The package that a source belongs to, by its path: an npm package by its name, our own code by its room ("src/theme"),
 * what Gatsby copies into `.cache` by Gatsby's name.
 */
export const packageOf = (path: string): string => {
  const last = path.lastIndexOf(NODE_MODULES);
  if (last >= 0) {
    const inside = path.slice(last + NODE_MODULES.length);
    return firstParts(inside, inside.startsWith("@") ? 2 : 1);
  }
  if (path.startsWith(".cache/")) return "gatsby";
  return path.startsWith("src/") ? firstParts(path, 2) : WEBPACK;
};
