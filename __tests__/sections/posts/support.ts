import { TextEncoder } from "node:util";
import { configure } from "@testing-library/react";
import type { PostDocument } from "../../../../../src/content/postDocument";
import { postSlug } from "../../../../../src/lib/postSlug";

// Slow machines run these too.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom lacks.
Object.assign(globalThis, { TextEncoder });

const only = (content: string) => ({ paragraph1: { content } });
const NONE = { paragraph2: null, paragraph3: null, paragraph4: null } as const;

/** A post of one paragraph in each part, unless a test says more. */
export const aPost = (name: string, given: Partial<PostDocument> = {}): PostDocument => ({
  name,
  introduction: { ...only(`The introduction of ${name}.`), paragraph2: null, paragraph3: null },
  body: { ...only(`The body of ${name}.`), ...NONE, paragraph5: null, paragraph6: null },
  conclusion: { ...only(`The conclusion of ${name}.`), ...NONE },
  ...given,
});

/** Stands in for the network: every post is served unless it is told to fail. */
export const servePosts = (names: readonly string[]) => {
  const byAddress = new Map(names.map((name) => [`/content/posts/${postSlug(name)}.json`, name]));
  const served = jest.fn(async (address: string): Promise<Response> => {
    const name = byAddress.get(address);
    return name === undefined
      ? ({ ok: false, status: 404 } as Response)
      : ({ ok: true, json: async () => aPost(name) } as Response);
  });
  globalThis.fetch = served as unknown as typeof fetch;
  return served;
};

/** The stylesheet's element once it is asked for; jsdom itself loads none. */
export const readingStylesheet = () =>
  document.head.querySelector<HTMLLinkElement>('link[href$="/styles/reading.css"]');

const FULL_HEIGHT_PX = 1101;
const VIEW_HEIGHT_PX = 100;

/** Gives every element the measures of a long text in a low view: 1000 px to scroll, and one. */
export const layOutLongText = () => {
  Object.defineProperties(HTMLElement.prototype, {
    scrollHeight: { configurable: true, get: () => FULL_HEIGHT_PX },
    clientHeight: { configurable: true, get: () => VIEW_HEIGHT_PX },
  });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
};
