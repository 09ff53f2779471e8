import path from "node:path";
import { formatReport } from "../mistakes/formatReport";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";
import { refreshContent } from "../refreshContent";

/** What the plugin uses of webpack's compiler, whose types Gatsby does not hand on. */
interface Compiler {
  /** Absent in the first compilation. */
  modifiedFiles?: ReadonlySet<string>;
  removedFiles?: ReadonlySet<string>;
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

/**
 * Makes webpack watch `data/`, and the pictures in `static/`, while `gatsby develop` runs. After each change there the
 * content is checked again: when all of it is right, the checked copy is brought up to date and Gatsby refreshes the page;
 * otherwise the report becomes an error of the compilation, which Gatsby shows in the terminal and in the browser until a
 * compilation is free of it.
 */
export class ContentCheckPlugin {
  apply(compiler: Compiler): void {
    const folders = [DATA_FOLDER, STATIC_FOLDER].map((name) => path.join(projectRoot(), name));
    let report: string | undefined;

    compiler.hooks.make.tapPromise(ContentCheckPlugin.name, async ({ contextDependencies }) => {
      for (const folder of folders) contextDependencies.add(folder);
      if (!hasChanged(compiler, folders)) return;
      const checked = await refreshContent();
      report = checked.ok ? undefined : formatReport(checked.mistakes);
    });

    // Only now, as webpack writes no files after a compilation that had errors: the page would stay blank.
    compiler.hooks.done.tap(ContentCheckPlugin.name, ({ compilation }) => {
      if (report !== undefined) compilation.errors.push(new compiler.webpack.WebpackError(report));
    });
  }
}

function hasChanged(
  { modifiedFiles, removedFiles }: Compiler,
  folders: readonly string[],
): boolean {
  if (modifiedFiles === undefined || removedFiles === undefined) return true;
  return [...modifiedFiles, ...removedFiles].some((file) =>
    folders.some((folder) => file.startsWith(folder)),
  );
}
