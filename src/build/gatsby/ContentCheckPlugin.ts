import path from "node:path";
import chokidar from "chokidar";
import { formatReport } from "../diagnostics/diagnostic";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";
import { refreshContent } from "../refreshContent";
import type { Compiler } from "./compiler";

/** A file whose size stays the same for so long is complete. */
const WRITTEN = { stabilityThreshold: 100, pollInterval: 25 };

/** Files saved within this time, by a change of branch for example, are one change. */
const TOGETHER_MS = 50;

/** Updates Gatsby's copy of the content, or returns the report of its errors. */
const check = async (): Promise<string> => {
  const checked = await refreshContent();
  return checked.ok ? "" : formatReport(checked.diagnostics);
};

/** In characters; the overlay would cut a longer line off. */
const OVERLAY_LINE = 88;

/** Breaks long lines, and puts the file first: Gatsby's "Open in editor" opens what the first line names. */
export const forOverlay = (report: string): string => {
  const file = /^(.+?):\d+:\d+ /.exec(report)?.[1];
  const lines = report.replace(
    new RegExp(`(?=.{${OVERLAY_LINE}})(.{1,${OVERLAY_LINE}}) +`, "g"),
    "$1\n    ",
  );
  return file === undefined ? lines : `${file}\n\n${lines}`;
};

/**
 * Checks the content after each change in `data/` or `static/` while `gatsby develop` runs. Valid content goes into the copy, and
 * Gatsby refreshes the page. A report becomes a compilation error: Gatsby shows it in the terminal and over the page.
 *
 * Webpack itself does not watch the content: Gatsby would hold back the page's data until webpack has gone through all modules.
 */
export class ContentCheckPlugin {
  apply(compiler: Compiler): void {
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
        const report = await check().catch((error: unknown) => String(error));
        if (report === shown) return;
        shown = report;
        compiler.watching?.invalidate();
      }, TOGETHER_MS);
    });
  }
}
