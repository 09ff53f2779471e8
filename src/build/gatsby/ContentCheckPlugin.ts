import fs from "node:fs";
import path from "node:path";
import { formatReport } from "../diagnostics/formatReport";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";
import { refreshContent } from "../refreshContent";
import { watchFolders } from "./watchFolders";

/** What the plugin uses of webpack's compiler, whose types Gatsby does not hand on. */
interface Compiler {
  webpack: { WebpackError: new (message: string) => Error };
  hooks: {
    make: { tapPromise: (name: string, work: (compilation: Compilation) => Promise<void>) => void };
    done: { tap: (name: string, work: (stats: { compilation: Compilation }) => void) => void };
  };
}

interface Compilation {
  contextDependencies: { add: (folder: string) => void };
  errors: Error[];
}

/** Webpack compiles when something changes in this folder. */
const signalFolder = (): string => path.join(projectRoot(), ".cache", "content-report");

const askToCompile = (report: string): void =>
  fs.writeFileSync(path.join(signalFolder(), "report.txt"), report);

const NO_REPORT = "";

/** Brings the checked copy up to date, or says what is wrong. */
const check = async (): Promise<string> => {
  const checked = await refreshContent();
  return checked.ok ? NO_REPORT : formatReport(checked.diagnostics);
};

/** Gatsby takes the first line of an error for the file that its "Open in editor" opens. */
const withFile = (report: string): string => {
  const file = /^(.+?):\d+:\d+ /.exec(report)?.[1];
  return file === undefined ? report : `${file}\n\n${report}`;
};

/**
 * Checks the content again after each change in `data/`, or of the pictures in `static/`, while `gatsby develop` runs. When
 * all of it is right, the checked copy is brought up to date and Gatsby refreshes the page; otherwise the report becomes an
 * error of a compilation, which Gatsby shows in the terminal and in the browser until a compilation is free of it.
 *
 * Webpack itself does not watch the content: until it has gone through all modules, Gatsby would hold back the page's data.
 */
export class ContentCheckPlugin {
  constructor(private readonly watch = watchFolders) {}

  apply(compiler: Compiler): void {
    let told = NO_REPORT;
    fs.mkdirSync(signalFolder(), { recursive: true });

    compiler.hooks.make.tapPromise(ContentCheckPlugin.name, async ({ contextDependencies }) => {
      contextDependencies.add(signalFolder());
      told = await check();
    });

    // Only now, as webpack writes no files after a compilation that had errors: the page would stay blank.
    compiler.hooks.done.tap(ContentCheckPlugin.name, ({ compilation }) => {
      if (told !== NO_REPORT)
        compilation.errors.push(new compiler.webpack.WebpackError(withFile(told)));
    });

    const folders = [DATA_FOLDER, STATIC_FOLDER].map((name) => path.join(projectRoot(), name));
    this.watch(folders, async () => {
      // What cannot even be checked is for the compilation to tell.
      const report = await check().catch((error: unknown) => String(error));
      if (report !== told) askToCompile(report);
    });
  }
}
