import { lookup } from "mrmime";
import { filesBelow } from "../../src/build/files/filesBelow";

/** A compressed copy that the build has made of a file. */
export interface Copy {
  encoding: string;
  /** Its path inside the folder, with a slash before it. */
  path: string;
}

/** What an address leads to. */
export interface ServedFile {
  /** Its path inside the folder, with a slash before it. */
  path: string;
  type: string | undefined;
  /** The smallest first. */
  copies: readonly Copy[];
}

/** The encodings of copies, the one that makes the smallest first. */
const ENDINGS = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

/** Those that no visitor asks for, but for what `.well-known` tells programs; and what is for hosts. */
const isHidden = (file: string): boolean =>
  /(^|\/)\.(?!well-known\/)/.test(file) || file === "_headers";

const typeOf = (path: string): string | undefined => {
  const type = lookup(path);
  return type === "text/html" ? "text/html;charset=utf-8" : type;
};

/**
 * Finds files of a folder as hosts do: by their name, without `.html`, or by the folder whose `index.html` they are. It keeps
 * the list that it makes at the start, so an address is found only as it is written there, and none leads out of the folder.
 */
export const servedFiles = (folder: string): ((address: string) => ServedFile | undefined) => {
  const paths = new Set(
    filesBelow(folder)
      .filter((file) => !isHidden(file))
      .map((file) => `/${file}`.normalize()),
  );
  return (address) => {
    const name = address.replace(/\/$/, "");
    const found = [name, `${name}.html`, `${name}/index.html`].find((path) => paths.has(path));
    if (found === undefined) return undefined;
    const copies = ENDINGS.map(({ encoding, ending }) => ({ encoding, path: `${found}${ending}` }));
    return {
      path: found,
      type: typeOf(found),
      copies: copies.filter(({ path }) => paths.has(path)),
    };
  };
};
