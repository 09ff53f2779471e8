/** The parts of the desktop. */
const PARTS = "words contract lib theme components navigation windows sections apps".split(" ");

/** The modules, and the modules that each may import: `docs/architecture.md` says why. */
const ALLOWED_IMPORTS = {
  words: [],
  contract: [],
  lib: ["words", "contract"],
  search: ["words", "lib"],
  theme: ["words", "lib", "contract"],
  navigation: ["words", "lib"],
  components: ["words", "lib", "theme"],
  windows: ["words", "lib", "theme", "components"],
  sections: ["words", "contract", "lib", "theme", "components", "navigation", "windows"],
  apps: ["words", "contract", "lib", "theme", "components", "navigation", "windows", "sections"],
  desktop: [...PARTS, "search"],
  gatsby: [...PARTS, "desktop"],
  pages: ["desktop"],
  build: ["words", "contract", "lib", "search", "theme"],
};

const rooms = Object.keys(ALLOWED_IMPORTS);

/** Files of the build in a section's folder. */
const NODE_TIME_FILES = "^src/sections/[^/]+/(schema|build|feed)\\.ts$";

const roomRules = rooms.map((room) => {
  const forbidden = rooms.filter(
    (other) => other !== room && !ALLOWED_IMPORTS[room].includes(other),
  );
  return {
    name: `${room}-imports-only-its-own`,
    severity: "error",
    from: { path: `^src/${room}/`, pathNot: NODE_TIME_FILES },
    to: {
      path: `^src/(${forbidden.join("|")})/`,
      pathNot: room === "build" ? NODE_TIME_FILES : [],
    },
  };
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: "a-section-knows-only-the-build-and-itself-at-node-time",
      severity: "error",
      from: { path: NODE_TIME_FILES },
      to: { path: "^src/", pathNot: ["^src/(build|contract|lib|theme|words)/", NODE_TIME_FILES] },
    },
    {
      name: "only-the-build-knows-what-is-for-node",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/build/", NODE_TIME_FILES] },
      to: { path: NODE_TIME_FILES },
    },
    {
      name: "the-dictionary-stays-out-of-the-browser",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(build|words)/", NODE_TIME_FILES] },
      to: { path: "^src/words/(siteLanguage|languages|[a-z]{2,3})\\.ts$" },
    },
    {
      name: "no-cycles",
      severity: "error",
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
          "^src/(windows/store\\.ts|lib/announcement\\.ts|navigation/|desktop/wallpaper/wallpapers\\.ts|theme/ThemeProvider\\.tsx|apps/web-vitals/metricValues\\.ts|gatsby/SiteRoot\\.tsx|desktop/search/isSearchOpen\\.ts)",
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
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"] },
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
