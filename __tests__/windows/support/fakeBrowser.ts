/** An entry as the page above all frames sees it. */
interface TopEntry {
  /** Entries of one document lead to one another without a load, also after a reload. */
  readonly document: number | "another site";
  state: unknown;
  url: string;
}

/** A framed page's own steps are entries of the same history: they share what is on top. */
interface Entry {
  readonly top: TopEntry;
}

export interface PageInBrowser {
  onPopState(state: unknown): void;
  /** Its tab goes elsewhere, or loads it again. */
  onHide(): void;
}

/** Only what differs: when a browser works out where `go` leads. */
export type Traversal = "from where it is asked" | "from where it is by then";

/** What Chromium and Firefox keep of a tab's history. */
export const MOST_ENTRIES = 50;

const copied = (state: unknown): unknown => JSON.parse(JSON.stringify(state ?? null));

/**
 * A browser's tab as far as its history goes: `go` is done later, when `tick` is called, tells the
 * page by popstate, and does nothing at all where there is no such entry.
 */
export const createFakeBrowser = (
  load: (state: unknown) => PageInBrowser,
  traversal: Traversal = "from where it is by then",
) => {
  let entries: Entry[] = [{ top: { document: "another site", state: null, url: "about:blank" } }];
  let position = 0;
  let documents = 0;
  let page: PageInBrowser | null = null;
  let asked: (() => number)[] = [];
  let isRefusing = false;

  const top = () => {
    const entry = entries[position];
    if (entry === undefined) throw new Error("A browser is always at one of its entries.");
    return entry.top;
  };
  /** After the present entry; where it would be one too many, the oldest goes. */
  const add = (entry: TopEntry) => {
    entries = [...entries.slice(0, position + 1), { top: entry }].slice(-MOST_ENTRIES);
    position = entries.length - 1;
  };
  const resolved = (url: string) => new URL(url, "https://site.example");
  const loadHere = () => {
    page?.onHide();
    asked = [];
    page = null;
    if (top().document !== "another site") page = load(top().state);
  };
  const refuse = () => {
    if (isRefusing) throw new Error("Too many calls to History APIs within a short time.");
  };

  const history = {
    get state() {
      return top().state;
    },
    get length() {
      return entries.length;
    },
    pushState(state: unknown, _: string, url: string) {
      refuse();
      add({ document: top().document, state: copied(state), url: resolved(url).href });
    },
    replaceState(state: unknown, _: string, url: string) {
      refuse();
      Object.assign(top(), { state: copied(state), url: resolved(url).href });
    },
    go(delta: number) {
      const target = position + delta;
      asked.push(traversal === "from where it is asked" ? () => target : () => position + delta);
    },
  };

  return {
    window: {
      history,
      get location() {
        return new URL(top().url);
      },
    },

    /** The address is typed, or a link of another site followed: a new document. */
    visit(url: string) {
      documents += 1;
      add({ document: documents, state: null, url: resolved(url).href });
      loadHere();
    },

    visitAnotherSite() {
      add({ document: "another site", state: null, url: "https://another.example/" });
      loadHere();
    },

    reload: loadHere,

    /** A link to a heading of the page. One to where it is already makes no entry. */
    followHash(hash: string) {
      const url = new URL(hash, top().url).href;
      if (url !== top().url) add({ document: top().document, state: null, url });
      page?.onPopState(null);
    },

    /** A link in a framed page: an entry that the page around it does not notice. */
    followLinkInFrame() {
      add(top());
    },

    /** What the visitor asks with Back, Forward, or a long press on them. */
    go: history.go,

    /** Does what was asked for first; false when nothing was. */
    tick(): boolean {
      const target = asked.shift()?.();
      if (target === undefined) return false;
      if (entries[target] === undefined) return true;
      const before = top();
      position = target;
      if (top().document !== before.document) loadHere();
      else if (top() !== before) page?.onPopState(copied(top().state));
      return true;
    },

    isGoing: () => asked.length > 0,

    refuseWrites(isRefused: boolean) {
      isRefusing = isRefused;
    },

    /** Browsers keep so many entries, and no more. */
    forgetEntriesBefore() {
      entries = entries.slice(position);
      position = 0;
    },

    /** Of this document, in order. */
    ownEntries: () => entries.filter((entry) => entry.top.document === top().document),

    isAtAnotherSite: () => top().document === "another site",
    position: () => position,
    state: () => top().state,
    path: () => {
      const { pathname, hash } = new URL(top().url);
      return decodeURI(pathname) + hash;
    },
    hasForward: () => position < entries.length - 1,
  };
};
