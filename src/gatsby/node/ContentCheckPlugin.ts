import path from "node:path";
import chokidar from "chokidar";
import { aboutFile, asWarning, type Diagnostic, formatReport } from "../../content/diagnostics";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../../content/files";
import { writeSiteIcons } from "../../publish";
import type { Compiler } from "./compiler";
import { refreshContent, siteContent } from "./refreshContent";
import type { PictureTools } from "./textPictures";

/** A file whose size stays the same for so long is complete. */
const WRITTEN = { stabilityThreshold: 100, pollInterval: 25 };

/** Files saved within this time, by a change of branch for example, are one change. */
const TOGETHER_MS = 50;

type Site = ReturnType<typeof siteContent>["site"];

/** Settings that Gatsby reads once, into its bundles or its document. */
const readOnce = ({ language, font, themeStorageKey, defaults }: Site) => ({
  ...{ language, font, themeStorageKey },
  "defaults.theme": defaults.theme,
});

/** Reports changes of `site.json` since the start that need another one. */
export const aboutRestart = (atStart: Site, now: Site): Diagnostic[] => {
  const before = new Map(Object.entries(readOnce(atStart)));
  return Object.entries(readOnce(now))
    .filter(([key, value]) => before.get(key) !== value)
    .map(([key]) =>
      asWarning(
        aboutFile(
          "site.json",
          `"${key}" has changed since npm run develop started. End it with Ctrl+C and start it again.`,
        ),
      ),
    );
};

/** Updates Gatsby's copy of the content, or returns the report of what keeps it from the page. */
const check = async (atStart: Site, gatsby: PictureTools): Promise<string> => {
  const checked = await refreshContent(gatsby);
  if (!checked.ok) return formatReport(checked.diagnostics);
  const { site } = siteContent();
  await writeSiteIcons(site);
  const changed = aboutRestart(atStart, site);
  return changed.length > 0 ? formatReport(changed, "change") : "";
};

/** In characters; the overlay, which fills 60 % of the browser's width, would cut a longer line off. */
const OVERLAY_LINE = 60;

/** A long line's beginning until its last space, or of a longer word as much as there is room for. */
const LINE_START = new RegExp(
  `(?=.{${OVERLAY_LINE + 1}})(?:(.{1,${OVERLAY_LINE}}) +|(.{${OVERLAY_LINE}}))`,
  "g",
);

/** Breaks long lines, and puts the file first: Gatsby's "Open in editor" opens what the first line names. */
export const forOverlay = (report: string): string => {
  const file = /^(.+?):\d+:\d+ /.exec(report)?.[1];
  const lines = report.replace(LINE_START, "$1$2\n    ");
  return file === undefined ? lines : `${file}\n\n${lines}`;
};

/**
 * Checks the content after each change in `data/` or `static/` while `gatsby develop` runs. Valid content goes into the copy, and
 * Gatsby refreshes the page. A report becomes a compilation error: Gatsby shows it in the terminal and over the page.
 *
 * Webpack itself does not watch the content: Gatsby would hold back the page's data until webpack has gone through all modules.
 */
export class ContentCheckPlugin {
  constructor(private readonly gatsby: PictureTools) {}

  apply(compiler: Compiler): void {
    const atStart = siteContent().site;
    let shown = "";
    // After a compilation with errors webpack writes no files, and the page would stay blank: so add the error last.
    compiler.hooks.done.tap(ContentCheckPlugin.name, ({ compilation }) => {
      if (shown !== "")
        compilation.errors.push(new compiler.webpack.WebpackError(forOverlay(shown)));
    });

    let timer: NodeJS.Timeout | undefined;
    const folders = [DATA_FOLDER, STATIC_FOLDER].map((name) => path.join(projectRoot(), name));
    chokidar.watch(folders, { awaitWriteFinish: WRITTEN }).on("all", () => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const report = await check(atStart, this.gatsby).catch((error: unknown) => String(error));
        if (report === shown) return;
        shown = report;
        compiler.watching?.invalidate();
      }, TOGETHER_MS);
    });
  }
}
