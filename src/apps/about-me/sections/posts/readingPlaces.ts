/** Where one is in a post, and how far one has been. */
export interface ReadingPlace {
  /** In pixels. */
  readonly scrollTop: number;
  /** In whole percent. */
  readonly furthest: number;
}

const START: ReadingPlace = { scrollTop: 0, furthest: 0 };

// Nothing is rendered from it: it is what a reader finds again when a post is opened anew.
const places = new Map<string, ReadingPlace>();

/** Where one left a post in this visit; its start when it has not been read. */
export const recallPlace = (postName: string): ReadingPlace => places.get(postName) ?? START;

/** Keeps the place until the page is left. */
export const rememberPlace = (postName: string, place: ReadingPlace): void => {
  places.set(postName, place);
};
