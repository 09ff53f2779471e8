import { withPrefix } from "gatsby";
import { loadable } from "../../lib/loading";
import type { SearchDocument } from "../../search/searchDocument";
import { createSearcher } from "../../search/searcher";
import { type Entry, entryOfDocument } from "./entry";

/** Named by its content in a build; while the site is developed it keeps its address. */
const FILE = process.env.SEARCH_FILE || "/static/search.json";

/** How long a slice of work may take before the page answers to the visitor again, in milliseconds. */
const SLICE_MS = 8;

/** How often what has become findable is looked for again while there is more to come, in milliseconds. */
const NEWS_EVERY_MS = 200;

export const WRONG_FILE = "What the server sent is not what this site can be searched by.";

/** A document in its line; each line but the last ends with a comma. */
const readLine = (line: string): Entry =>
  entryOfDocument(JSON.parse(line.replace(/,$/, "")) as SearchDocument);

/** The lines of the file that hold a document each. */
const linesOf = (text: string): string[] => {
  const [first, ...lines] = text.trimEnd().split("\n");
  if (first !== "[" || lines.pop() !== "]") throw new Error(WRONG_FILE);
  return lines.filter((line) => line !== "");
};

const fetchLines = async (): Promise<string[]> => {
  const response = await fetch(withPrefix(FILE));
  if (!response.ok) throw new Error(`Search could not be fetched (${response.status}).`);
  return linesOf(await response.text());
};

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** All that can be found on this site: what is added, and its content as soon as that is loaded. */
export const createSiteSearch = () => {
  const searcher = createSearcher<Entry>();
  const listeners = new Set<() => void>();
  let version = 0;
  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  const addInSlices = async (lines: readonly string[]) => {
    let sliceEnd = performance.now() + SLICE_MS;
    let nextNews = performance.now() + NEWS_EVERY_MS;
    for (const line of lines) {
      searcher.add([readLine(line)]);
      const now = performance.now();
      if (now < sliceEnd) continue;
      if (now > nextNews) {
        tell();
        nextNews = now + NEWS_EVERY_MS;
      }
      await pause();
      sliceEnd = performance.now() + SLICE_MS;
    }
  };

  return {
    searcher,
    /** The site's content, which can be found in part before all of it is there. */
    content: loadable(["search"], async () => {
      await addInSlices(await fetchLines());
      tell();
      return true;
    }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Another one whenever more can be found. */
    version: () => version,
  };
};

/** What is found stays known as long as the page. */
export const siteSearch = createSiteSearch();
