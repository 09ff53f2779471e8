import { realpathSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { siteLanguage } from "../../words/siteLanguage";
import { readCheckedSite } from "../checkedSite";
import { siteFont } from "../font/siteFont";
import { projectRoot } from "../paths";
import { canPrint } from "../resume/writePdf";
import { searchFileAddress } from "../search/searchFile";
import { ContentCheckPlugin } from "./ContentCheckPlugin";
import { ScriptFolderPlugin } from "./ScriptFolderPlugin";

/** `import text from "./file?source"` is the file's own text. */
const SOURCE_RULE = { resourceQuery: /^\?source$/, type: "asset/source" };

/**
 * `import html from "-!./file?coloured"` is the file's own text as coloured HTML. `-!` keeps all loaders away but those that come
 * last.
 */
const COLOURED_RULE = {
  resourceQuery: /^\?coloured$/,
  enforce: "post" as const,
  use: [{ loader: path.join(projectRoot(), "src/build/gatsby/colouredSourceLoader.cjs") }],
};

/** A recipe is made into CSS while the site is bundled, and a room's words into those of one language. */
const FINISHED_RULE = {
  test: /\.(recipe|words)\.ts$/,
  include: path.join(projectRoot(), "src"),
  enforce: "pre" as const,
  use: [
    {
      loader: path.join(projectRoot(), "src/build/gatsby/finishedLoader.cjs"),
      // The loader finds the language by itself. Webpack's cache knows modules by this text, but ignores options that are an object.
      options: `language=${siteLanguage()}`,
    },
  ],
};

/** What makes CSS of recipes and tokens is left out where only a build uses it. */
const THEME_RULE = { include: path.join(projectRoot(), "src/theme"), sideEffects: false };

/** Emotion's `withTheme`, which nothing here uses, is all that needs them (1.1 KB gzipped). */
const EMOTION_RULE = {
  test: /[\\/](_isolated-hnrs|hoist-non-react-statics)[\\/]/,
  sideEffects: false,
};

/** What `import … from "gatsby"` names: without this, all of it comes with any part (1.7 KB gzipped). */
const GATSBY_ENTRY_RULE = { test: /\.cache[\\/]gatsby-browser-entry\.js$/, sideEffects: false };

/** Packages of which a build leaves out what this site never comes to: see `lean`. While the site is developed, they are whole. */
const leanRule = (test: RegExp, edits: string) => ({
  test,
  enforce: "pre" as const,
  use: [
    {
      loader: path.join(projectRoot(), "src/build/gatsby/lean/leanLoader.cjs"),
      options: { edits: path.join(projectRoot(), "src/build/gatsby/lean", edits) },
    },
  ],
});

const LEAN_RULES = [
  leanRule(/[\\/]recoil[\\/]es[\\/]index\.js$/, "recoil.cjs"),
  leanRule(/[\\/]react-draggable[\\/]build[\\/]cjs[\\/]chunk-\w+\.mjs$/, "reactDraggable.cjs"),
];

/**
 * Gatsby takes Partytown along, and its script loader with it, for scripts run in a worker; this site
 * has none (1.8 KB gzipped). The packages may be linked, and webpack goes by where they really are.
 */
const WITHOUT_PARTYTOWN = {
  [realpathSync(
    path.join(
      projectRoot(),
      "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
    ),
  )]: false as const,
};

/** The document never scrolls: see the file. While the site is developed, Gatsby's own is kept. */
const WITHOUT_ROUTER_SCROLL = {
  "gatsby-react-router-scroll$": path.join(projectRoot(), "src/build/gatsby/routerScroll.cjs"),
};

/** See the file. While the site is developed the router is at work, and Gatsby's own is kept. */
const WITHOUT_ROUTER_LINK = {
  "gatsby-link$": path.join(projectRoot(), "src/build/gatsby/gatsbyLink.cjs"),
};

/**
 * Chromium compiles a function when it is first called, on the main thread. This comment has it compile them all while the
 * script arrives, on another: an early double click on an icon is answered 0.2 s earlier with a CPU four times slower, and
 * Lighthouse's Total Blocking Time for a phone falls from 35 to 3 ms.
 */
const COMPILE_AHEAD = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /\.js$/,
  // After the minifier (400), which removes comments; before the source maps (500), which count lines.
  stage: 450,
};

/** See the file. While the site is developed, Gatsby's own is kept. */
const withoutAnnouncer = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  plugins.normalModuleReplacement(
    /\/route-announcer-props$/,
    path.join(projectRoot(), "src/build/gatsby/routeAnnouncer.cjs"),
  );

/** What code is told of `site.json`. What runs in the browser while the site is developed is told nothing: it changes at any time. */
const toldOfSite = (plugins: CreateWebpackConfigArgs["plugins"]) => {
  const { framedApps, analytics, font } = readCheckedSite();
  return plugins.define({
    // See `siteFrame`, `ResumeFiles`, `searchDocuments`, `onRenderBody` and `DocumentHead`.
    "process.env.WITHOUT_FRAMED_APPS": JSON.stringify(framedApps.length === 0),
    "process.env.WITHOUT_RESUME_PDF": JSON.stringify(!canPrint()),
    "process.env.SEARCH_FILE": JSON.stringify(searchFileAddress()),
    "process.env.SITE_FONT": JSON.stringify(JSON.stringify(siteFont(font))),
    "process.env.ANALYTICS_SLOT": JSON.stringify(analytics ? JSON.stringify(analytics) : ""),
  });
};

/** Heads that pages export, and a service worker: this site has neither (1.9 KB gzipped). */
const withoutUnused = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  plugins.normalModuleReplacement(
    /\/(?:head\/head-export-handler-for-browser|register-service-worker)$/,
    path.join(projectRoot(), "src/build/gatsby/unused.cjs"),
  );

const pluginsOf = ({ stage, plugins }: Pick<CreateWebpackConfigArgs, "stage" | "plugins">) => {
  if (stage === "develop") return [new ContentCheckPlugin()];
  if (stage === "develop-html") return [toldOfSite(plugins)];
  if (stage === "build-html") return [toldOfSite(plugins), withoutAnnouncer(plugins)];
  if (stage !== "build-javascript") return [];
  return [
    new ScriptFolderPlugin(),
    plugins.banner(COMPILE_AHEAD),
    toldOfSite(plugins),
    withoutAnnouncer(plugins),
    withoutUnused(plugins),
  ];
};

/** Lets code show its own source, keeps an eye on `data/` while `gatsby develop` runs, and names a build's scripts. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  stage,
  plugins,
}) => {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...WITHOUT_PARTYTOWN,
        ...(stage === "build-javascript" && { ...WITHOUT_ROUTER_SCROLL, ...WITHOUT_ROUTER_LINK }),
      },
    },
    module: {
      rules: [
        SOURCE_RULE,
        COLOURED_RULE,
        FINISHED_RULE,
        THEME_RULE,
        EMOTION_RULE,
        GATSBY_ENTRY_RULE,
        ...(stage === "build-javascript" ? LEAN_RULES : []),
      ],
    },
    plugins: pluginsOf({ stage, plugins }),
  });
};
