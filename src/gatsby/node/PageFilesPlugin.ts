import type { Compiler } from "./compiler";

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
