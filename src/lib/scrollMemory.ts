const places = new Map<string, number>();

/**
 * Where a visitor has scrolled to, in pixels, by what was read there. Nothing is rendered from it: it is what they find
 * again when they come back.
 */
export const scrollMemory = {
  /** Undefined for what has not been read in this visit. */
  recall: (key: string): number | undefined => places.get(key),

  remember(key: string, scrollTop: number): void {
    places.set(key, scrollTop);
  },

  /** Before React came the visitor may have scrolled, and the browser to a heading: what is in sight stays there. */
  rememberEarly(key: string, scrollTop: number): void {
    if (scrollTop > 0 && !places.has(key)) places.set(key, scrollTop);
  },

  /** All of it, to be kept over a reload. */
  all: (): Readonly<Record<string, number>> => Object.fromEntries(places),

  /** All of it, or what is known of one page. */
  forget(address?: string): void {
    for (const key of places.keys()) {
      if (address === undefined || key.split(" ").includes(address)) places.delete(key);
    }
  },
};
