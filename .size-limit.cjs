const { readFileSync } = require("node:fs");
const { posix } = require("node:path");

// The visitor's downloads on arrival. The first page names its scripts and fonts, whose file names have hashes.

const SITE = "public";
const PAGE = `${SITE}/index.html`;

const html = readFileSync(PAGE, "utf8");

const AS_IT_IS = { gzip: false, brotli: false };

/** Files in `static/` that the page names, whatever path prefix is before that. */
const namedFiles = (ending) => {
  const names = new RegExp(`/static/([\\w./-]+\\.${ending})(?=[\\s"'),])`, "g");
  const files = [...html.matchAll(names)].map(([, name]) => posix.join(SITE, "static", name));
  if (files.length === 0) throw new Error(`${PAGE} names no file that ends with .${ending}.`);
  return [...new Set(files)];
};

// Each limit is what was reached, and 5 % more: it reports what came in unseen.
module.exports = [
  { name: "Scripts of the first page", path: namedFiles("js"), limit: "152 kB", gzip: true },
  { name: "HTML of the first page, with styles", path: PAGE, limit: "19.2 kB", gzip: true },
  { name: "Styles of the first page", path: namedFiles("css"), limit: "9.4 kB", gzip: true },
  // The page preloads the first one. Fonts and pictures are compressed already.
  { name: "Font of the first page", path: namedFiles("woff2")[0], limit: "14.6 kB", ...AS_IT_IS },
  {
    name: "First picture of the first page",
    path: namedFiles("avif")[0],
    limit: "23.4 kB",
    ...AS_IT_IS,
  },
];
