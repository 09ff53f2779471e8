import { configure } from "@testing-library/react";
import { slugOf } from "../../../src/lib/slug";
import type { Post } from "../../../src/sections/posts/content";

// Slow machines run these too.
configure({ asyncUtilTimeout: 10_000 });

const only = (content: string) => ({ paragraph1: { content } });
const NONE = { paragraph2: null, paragraph3: null, paragraph4: null } as const;

/** A post of one paragraph in each part, unless a test says more. */
export const aPost = (name: string, given: Partial<Post> = {}): Post => ({
  name,
  address: `/posts/${slugOf(name)}/`,
  language: null,
  date: null,
  day: null,
  readingMinutes: 1,
  tags: [],
  isDraft: false,
  html: null,
  introduction: { ...only(`The introduction of ${name}.`), paragraph2: null, paragraph3: null },
  body: { ...only(`The body of ${name}.`), ...NONE, paragraph5: null, paragraph6: null },
  conclusion: { ...only(`The conclusion of ${name}.`), ...NONE },
  ...given,
});

/** What a page of the section brings: all posts' names, and one of them as a whole. */
export const postPage = (
  names: readonly string[],
  shown: string | undefined,
): Queries.PostsPageQuery => ({
  posts: {
    nodes: names.map((name) => ({
      name,
      address: aPost(name).address,
      language: null,
      date: null,
      day: null,
      isDraft: false,
    })),
  },
  post: shown === undefined ? null : aPost(shown),
});

/** What the server hands out for a post's page. */
export const pageData = (names: readonly string[], shown: string) => ({
  result: {
    data: postPage(names, shown),
    pageContext: { title: shown, item: aPost(shown).address },
  },
});

/** Stands in for the network: every post's page is served unless it is told to fail. */
export const servePosts = (names: readonly string[]) => {
  const byAddress = new Map(
    names.map((name) => [`/page-data${aPost(name).address}page-data.json`, name]),
  );
  const served = jest.fn(async (address: string): Promise<Response> => {
    const name = byAddress.get(address);
    return name === undefined
      ? ({ ok: false, status: 404 } as Response)
      : ({ ok: true, json: async () => pageData(names, name) } as Response);
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
