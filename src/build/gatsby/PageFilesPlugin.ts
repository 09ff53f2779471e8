/** The used part of webpack's compiler, whose types Gatsby does not export. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tap: (
        plugin: string,
        listener: (compilation: {
          readonly namedChunkGroups: ReadonlyMap<string, { getFiles: () => readonly string[] }>;
        }) => void,
      ) => void;
    };
  };
}

/**
 * The scripts and styles of each page's code by the name of its chunk, and those of all pages as "app": `/static/app-0123456789.js`
 * without the slash. Known once webpack has written them; Gatsby renders pages afterwards.
 */
export const pageFiles: Record<string, readonly string[]> = {};

/** Notes `pageFiles`. */
export class PageFilesPlugin {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap("PageFilesPlugin", ({ namedChunkGroups }) => {
      for (const [name, group] of namedChunkGroups) pageFiles[name] = group.getFiles();
    });
  }
}
