import fs from "node:fs";
import path from "node:path";
import type { JsMinifyOptions } from "@swc/core";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { isDevelop, projectRoot } from "../../content/files";
import type { UntranslatedTexts } from "../../contract/siteConstants";
import { BUNDLED, languagesForPages, licencePlugin, siteFont } from "../../publish";
import { localeOf } from "../../words/locale";
import { siteLanguage } from "../../words/siteLanguage";
import { ContentCheckPlugin } from "./ContentCheckPlugin";
import type { Compiler } from "./compiler";
import { PageFilesPlugin, pageFiles } from "./PageFilesPlugin";
import { siteContent } from "./refreshContent";

const inSource = (file: string) => path.join(projectRoot(), "src", file);
const inWords = (file: string) => inSource(`words/${file}.ts`);

/** The languages between which a visitor can choose. The development server has one. */
const choice = () => (isDevelop() ? undefined : languagesForPages());

/** A site in one language has nothing of the choice in its scripts. */
const withoutChoice = () =>
  choice()
    ? {}
    : Object.fromEntries(
        ["LanguageAlternates.tsx", "LanguageLinks.tsx", "languageEntries.tsx"].map((file) => [
          inSource(`desktop/languages/${file}`),
          false as const,
        ]),
      );

/** For `desktop/languages/jsx-runtime.ts`. */
const untranslated = (): UntranslatedTexts | null => {
  const { language, plain = [] } = siteContent().untranslated ?? {};
  return language ? { language, texts: [...new Set(plain)] } : null;
};

/** A bundle has the texts of one language. */
const wordsOf = (language: string) => ({
  [inWords("words")]: inWords(new Intl.Locale(language).language),
  [inWords("siteLanguage")]: false as const,
});

/**
 * With this comment Chromium compiles all functions on another thread while the script arrives. On a CPU four times slower an early
 * double click is answered 0.2 s earlier, and Lighthouse's Total Blocking Time for a phone falls from 35 to 3 ms.
 */
const COMPILE_AHEAD = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /\.js$/,
  // After the minifier (400), which removes comments; before the source maps (500), which count lines.
  stage: 450,
};

/** Gatsby would put the styles of all pages into each page's HTML. */
const STYLES_BESIDE_SCRIPTS = { splitChunks: { cacheGroups: { styles: false } } } as const;

/** Constants from `site.json`. In development they are read once: see `aboutRestart`. */
const siteConstantsPlugin = async (plugins: CreateWebpackConfigArgs["plugins"]) => {
  const { analytics, font, themeStorageKey, defaults } = siteContent().site;
  const theme = { storageKey: themeStorageKey, defaultTheme: defaults.theme };
  return plugins.define({
    "process.env.SITE_THEME": JSON.stringify(JSON.stringify(theme)),
    "process.env.SITE_FONT": JSON.stringify(JSON.stringify(await siteFont(font))),
    // The owner's own visits while they write count for nothing.
    "process.env.ANALYTICS_SLOT": JSON.stringify(
      isDevelop() ? "" : JSON.stringify(analytics ?? ""),
    ),
  });
};

/**
 * The names of style files are unique, so the site's classes are a file's name and a number: `TopBar3`. An arrival is 1.6 KB
 * smaller, gzipped, than with Gatsby's. A file keeps its numbers when others change, since webpack keeps what it made of it.
 */
const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, local: string) => {
  const names = fs.readFileSync(resourcePath, "utf8").match(/(?<=\.|@keyframes )[a-z][\w-]*/gi);
  return path.basename(resourcePath, ".module.css") + [...new Set(names)].indexOf(local);
};

class ClassNamesPlugin {
  apply({ options: { module } }: Compiler): void {
    const loaders = module.rules.flatMap(({ oneOf = [] }) => oneOf).flatMap(({ use = [] }) => use);
    for (const { options } of loaders)
      if (options?.modules?.localIdentName) Object.assign(options.modules, { getLocalIdent });
  }
}

const pluginsOf = ({ stage, plugins, ...gatsby }: CreateWebpackConfigArgs) => {
  if (stage === "develop") return [new ContentCheckPlugin(gatsby), new AnyOrderPlugin()];
  if (stage === "build-html")
    return [
      // Gatsby writes a page's HTML again if this code has changed. Its styles stand in it, too.
      plugins.define({ "process.env.PAGE_FILES": JSON.stringify(JSON.stringify(pageFiles)) }),
    ];
  if (stage !== "build-javascript") return [];
  return [
    new ScriptFolderPlugin(),
    new PageFilesPlugin(),
    licencePlugin(siteContent().site.font),
    plugins.banner(COMPILE_AHEAD),
  ];
};

/**
 * These two steps of Gatsby's minifier do not know nested rules: one loses declarations in a rule nested in one that it merges, the
 * other makes four of one.
 */
const KEEP_NESTED = { mergeRules: false, mergeLonghand: false, svgo: false };

/** Gatsby's minifier takes ten times as long, and writes for browsers of 2016. */
const minifyJs = (compress: JsMinifyOptions["compress"], include?: string) =>
  new TerserPlugin<JsMinifyOptions>({
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress, mangle: true, format: { ecma: 2020 } },
    include,
  });

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  const { actions, getConfig, stage, plugins } = args;
  actions.setWebpackConfig({
    resolve: { alias: { ...wordsOf(siteLanguage()), ...withoutChoice() } },
    plugins: [
      plugins.define({
        "process.env.SITE_LANGUAGE": JSON.stringify(siteLanguage()),
        "process.env.SITE_LANGUAGES": JSON.stringify(choice() ? JSON.stringify(choice()) : ""),
        "process.env.UNTRANSLATED": JSON.stringify(JSON.stringify(untranslated())),
        "process.env.SITE_LOCALE": JSON.stringify(localeOf(siteLanguage())),
      }),
      await siteConstantsPlugin(plugins),
      ...(stage.startsWith("build") ? [new ClassNamesPlugin()] : []),
      ...pluginsOf(args),
    ],
    optimization: stage === "build-javascript" ? STYLES_BESIDE_SCRIPTS : undefined,
  });
  if (stage === "build-html") {
    // Each page's head has sources of functions from this bundle: see `callOf`. Whatever else is compressed may use what is outside it.
    const minimizer = [minifyJs(false, "render-page.js")];
    actions.setWebpackConfig({ optimization: { minimize: true, minimizer } });
  }
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const preset = ["default", KEEP_NESTED];
  config.optimization.minimizer = [
    minifyJs({ ecma: 2020 }),
    plugins.minifyCss({ minimizerOptions: { preset } }),
  ];
  actions.replaceWebpackConfig(config);
};

const stylesPlugin = ({ options: { plugins } }: Compiler) =>
  plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");

/**
 * Styles may arrive in any order: an element has unlayered classes of one file only (`__tests__/built/files.test.ts`). So the
 * warnings of "Conflicting order" mean nothing.
 */
class AnyOrderPlugin {
  apply(compiler: Compiler): void {
    Object.assign(stylesPlugin(compiler)?.options ?? {}, { ignoreOrder: true });
  }
}

const NAME = "static/[name]-[contenthash:10]";

/**
 * Puts scripts and styles into `/static/` beside Gatsby's pictures, so that one rule in `_headers` lets browsers keep all files
 * with a hash in their address. It is a plugin because `setWebpackConfig` ignores `output`.
 *
 * The price: Gatsby's `chunk-map.json` knows scripts at the root only, so a `Link` prefetches the next page's data, not its script.
 */
class ScriptFolderPlugin {
  apply(compiler: Compiler): void {
    const { output } = compiler.options;
    output.filename = output.chunkFilename = `${NAME}.js`;
    output.clean = { keep: (asset) => !BUNDLED.test(asset) };
    Object.assign(stylesPlugin(compiler)?.options ?? {}, {
      filename: `${NAME}.css`,
      chunkFilename: `${NAME}.css`,
    });
  }
}
