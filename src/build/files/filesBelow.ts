import fs from "node:fs";
import path from "node:path";

/**
 * All files in a folder and below, as paths inside it with slashes. Links are followed, which `recursive` would not do, but
 * not back up. What can't be looked at, or is gone when its turn comes, is left out.
 */
export const filesBelow = (folder: string): string[] => walk(folder, { above: [] }).files;

/** What a folder holds if one stays in it. */
export interface Inside {
  /** Those of `filesBelow`, but for what is behind the links. */
  readonly files: readonly string[];
  /** Links to what is outside of it, be it files or folders. */
  readonly linksOut: readonly string[];
}

/** All files in a folder and below that are really there. What a link outside leads to is not looked at. */
export const filesInside = (folder: string): Inside => {
  try {
    return walk(folder, { above: [], within: fs.realpathSync(folder) });
  } catch {
    return { files: [], linksOut: [] };
  }
};

interface Way {
  /** The folders that one has come through. */
  above: readonly string[];
  /** The folder that is not left. */
  within?: string;
}

const isOutside = (real: string, folder: string): boolean =>
  real !== folder && !real.startsWith(folder + path.sep);

function walk(folder: string, { above, within }: Way): Inside & { files: string[] } {
  const files: string[] = [];
  const linksOut: string[] = [];
  const real = realPath(folder);
  if (real === undefined || above.includes(real)) return { files, linksOut };
  for (const name of namesIn(folder)) {
    const place = path.join(folder, name);
    const realPlace = realPath(place);
    if (realPlace === undefined) continue;
    if (within !== undefined && isOutside(realPlace, within)) {
      linksOut.push(name);
    } else if (isFile(place)) {
      files.push(name);
    } else {
      const inside = walk(place, { above: [...above, real], within });
      files.push(...inside.files.map((file) => `${name}/${file}`));
      linksOut.push(...inside.linksOut.map((file) => `${name}/${file}`));
    }
  }
  return { files, linksOut };
}

function realPath(place: string): string | undefined {
  try {
    return fs.realpathSync(place);
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

function isFile(place: string): boolean {
  try {
    return fs.statSync(place).isFile();
  } catch {
    return false;
  }
}
