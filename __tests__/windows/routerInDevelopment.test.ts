/** @jest-environment jsdom */
import { letRouterFollow } from "../../src/windows/routerInDevelopment";

/** Gatsby's loader and router while a site is developed: pages come when they are delivered. */
const developedSite = (missing: readonly string[] = []) => {
  const loaded = new Set<string>();
  const waiting = new Map<string, () => void>();
  const routed: string[] = [];
  window.___loader = {
    loadPage: (path) =>
      new Promise<void>((resolve) => {
        waiting.set(path, () => {
          if (!missing.includes(path)) loaded.add(path);
          resolve();
        });
      }),
    isPageNotFound: (path) => !loaded.has(path),
  };
  // Where it is not loaded, the router shows the page for unknown addresses.
  window.onpopstate = () => {
    const { pathname } = window.location;
    routed.push(loaded.has(pathname) ? pathname : "unknown");
  };
  return {
    routed,
    async deliver(path: string) {
      waiting.get(path)?.();
      for (let turn = 0; turn < 10; turn += 1) await null;
    },
  };
};

const goTo = (path: string) => {
  window.history.pushState(null, "", path);
  void letRouterFollow();
};

beforeEach(() => {
  jest.replaceProperty(process.env, "NODE_ENV", "development");
  window.history.replaceState(null, "", "/");
  global.fetch = jest.fn(() => Promise.resolve({} as Response));
});

afterEach(() => {
  jest.restoreAllMocks();
  window.onpopstate = null;
  window.___loader = undefined;
});

test("the router follows to a page once it is loaded", async () => {
  const { routed, deliver } = developedSite();
  goTo("/projects/");
  expect(routed).toEqual([]);
  await deliver("/projects/");
  expect(routed).toEqual(["/projects/"]);
});

test("a page that comes when the browser has gone on to another does not show that one too early", async () => {
  const { routed, deliver } = developedSite();
  goTo("/projects/");
  goTo("/mission/");
  await deliver("/projects/");
  expect(routed).toEqual([]);
  await deliver("/mission/");
  expect(routed).not.toEqual([]);
  expect(new Set(routed)).toEqual(new Set(["/mission/"]));
});

test("the router stays where it is when a page does not come", async () => {
  const { routed, deliver } = developedSite(["/mission/"]);
  goTo("/mission/");
  await deliver("/mission/");
  expect(routed).toEqual([]);
});
