const { readFileSync } = require("node:fs");
const { posix } = require("node:path");

// The visitor's downloads on arrival. The first page names its scripts and fonts, whose file names have hashes.

const SITE = "public";
const PAGE = `${SITE}/index.html`;

const html = readFileSync(PAGE, "utf8");

/** Files in `static/` that the page names, whatever path prefix is before that. */
const namedFiles = (ending) => {
  const names = new RegExp(`/static/([\\w./-]+\\.${ending})(?=[\\s"'),])`, "g");
  const files = [...html.matchAll(names)].map(([, name]) => posix.join(SITE, "static", name));
  if (files.length === 0) throw new Error(`${PAGE} names no file that ends with .${ending}.`);
  return [...new Set(files)];
};

module.exports = [
  { name: "Scripts of the first page", path: namedFiles("js"), limit: "170 kB", gzip: true },
  { name: "HTML of the first page", path: PAGE, limit: "22 kB", gzip: true },
  // The page preloads it. Fonts are compressed already.
  {
    name: "Font of the first page",
    path: namedFiles("woff2")[0],
    limit: "30 kB",
    gzip: false,
    brotli: false,
  },
];
