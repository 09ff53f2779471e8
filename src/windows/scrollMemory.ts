import { numbersIn, recordOf } from "../lib/unknownValue";

/** Something that scrolls: a section's panel, or a text of its own in it, while it shows the page at an address. */
export interface Scroller {
  readonly view: "panel" | "text";
  readonly address: string;
}

/** By address, then by view. */
const positions = new Map<string, Readonly<Record<string, number>>>();

/** The scroll positions of the session, in pixels. Nothing is rendered from them. */
export const scrollMemory = {
  position: ({ view, address }: Scroller): number | undefined => positions.get(address)?.[view],

  remember({ view, address }: Scroller, scrollTop: number): void {
    positions.set(address, { ...positions.get(address), [view]: scrollTop });
  },

  all: () => Object.fromEntries(positions),

  /** Remembers what `all` has returned, from a storage. */
  restore(stored: unknown): void {
    for (const [address, views] of Object.entries(recordOf(stored)))
      positions.set(address, numbersIn(views));
  },

  forget: (address: string): boolean => positions.delete(address),

  clear: (): void => positions.clear(),
};
