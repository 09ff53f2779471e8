/** The parts of the desktop. */
const PARTS = "words contract lib loading theme components navigation windows sections apps".split(
  " ",
);

/** The modules, and the modules that each may import: `docs/architecture.md` says why. */
const ALLOWED_IMPORTS = {
  words: [],
  contract: [],
  lib: ["words"],
  loading: ["words", "contract"],
  search: ["words", "lib"],
  theme: ["words", "lib", "contract"],
  navigation: ["words", "lib"],
  components: ["words", "lib", "loading", "theme"],
  windows: ["words", "lib", "loading", "theme", "components"],
  sections: ["words", "contract", "lib", "loading", "theme", "components", "navigation", "windows"],
  apps: PARTS,
  desktop: [...PARTS, "search"],
  "gatsby/browser": [...PARTS, "desktop"],
  pages: ["desktop"],
};

const BELOW_NODE = ["words", "contract", "lib", "search", "theme"];

/** The rooms that only Node runs, each with those above whose front doors it may not open. The lowest is first. */
const NODE_ROOMS = ["content", "resume", "site", "application", "publish", "gatsby/node"];

/** A section's files for Node stand between the résumé and the site. */
const SECTION_CONTENT = "^src/sections/[^/]+/(content|schema|resume)\\.ts$";

/** The folders with a front door, `index.ts`. */
const ROOMS = "^src/(content/[^/]+|resume|site|application|publish)/";

const rooms = Object.keys(ALLOWED_IMPORTS);

const roomRules = rooms.map((room) => {
  const forbidden = [...rooms, ...NODE_ROOMS].filter(
    (other) => other !== room && !ALLOWED_IMPORTS[room].includes(other),
  );
  return {
    name: `${room}-imports-only-its-own`,
    severity: "error",
    from: { path: `^src/${room}/`, pathNot: SECTION_CONTENT },
    to: { path: `^src/(${forbidden.join("|")})/` },
  };
});

const nodeRules = NODE_ROOMS.map((room, floor) => {
  const below = [...BELOW_NODE, ...NODE_ROOMS.slice(0, floor + 1)].join("|");
  const sections = floor >= NODE_ROOMS.indexOf("site") ? [SECTION_CONTENT] : [];
  return {
    name: `${room}-imports-only-what-is-below`,
    severity: "error",
    from: { path: `^src/${room}/` },
    to: { path: "^src/", pathNot: [`^src/(${below})/`, ...sections] },
  };
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    ...nodeRules,
    {
      name: "section-content-imports-only-what-is-below",
      severity: "error",
      from: { path: SECTION_CONTENT },
      to: {
        path: "^src/",
        pathNot: ["^src/(content|resume|words|contract|lib|theme)/", SECTION_CONTENT],
      },
    },
    {
      name: "only-node-imports-section-content",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: ["^src/(site|application|publish|gatsby/node)/", SECTION_CONTENT],
      },
      to: { path: SECTION_CONTENT },
    },
    {
      name: "a-room-is-entered-by-its-front-door",
      severity: "error",
      from: { path: "^(src|scripts|gatsby-)", pathNot: ROOMS },
      to: { path: ROOMS, pathNot: `${ROOMS}index\\.ts$` },
    },
    {
      name: "a-room-enters-another-by-its-front-door",
      severity: "error",
      from: { path: ROOMS },
      to: { path: ROOMS, pathNot: ["^src/$1/", `${ROOMS}index\\.ts$`] },
    },
    {
      name: "the-dictionary-stays-out-of-the-browser",
      severity: "error",
      from: { path: "^src/", pathNot: [`^src/(${NODE_ROOMS.join("|")}|words)/`, SECTION_CONTENT] },
      to: { path: "^src/words/(siteLanguage|languages|[a-z]{2,3})\\.ts$" },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-cycles-by-folder",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-app-imports-another",
      severity: "error",
      from: { path: "^src/apps/([^/]+)/" },
      to: { path: "^src/apps/([^/]+)", pathNot: "^src/apps/$1/" },
    },
    {
      name: "recoil-stays-replaceable",
      severity: "error",
      from: {
        pathNot:
          "^src/(windows/store\\.ts|windows/announcement\\.ts|navigation/|desktop/wallpaper/wallpapers\\.ts|theme/ThemeProvider\\.tsx|apps/web-vitals/metricValues\\.ts|gatsby/browser/SiteRoot\\.tsx|desktop/search/isSearchOpen\\.ts)",
      },
      to: { path: "node_modules/recoil/" },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        path: "^src/",
        pathNot: "(\\.d\\.ts|^src/html\\.tsx|(frame-keys|service-worker)\\.js)$",
      },
      to: {},
    },
    {
      name: "not-to-dev-packages",
      severity: "error",
      from: { path: "^src/" },
      // A build does without types.
      to: {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "nothing-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types", "typings"],
    },
  },
};
