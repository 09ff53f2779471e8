/** @jest-environment jsdom */
import { analyticsScript } from "../../src/gatsby/browser/analyticsScript";
import { readingScript, startScript } from "../../src/gatsby/browser/headScripts";
import { onClientEntry } from "../../src/gatsby/browser/onClientEntry";
import { SCRIPTS_ID, scriptsAfterPaint } from "../../src/gatsby/browser/scriptsAfterPaint";

describe("the owner's analytics script", () => {
  const ELSEWHERE = { src: "https://count.example/a.js", integrity: "sha384-abc" };
  let idle: (() => void)[] = [];
  const loaded = () => document.head.querySelector("script");
  const runIdle = () => {
    for (const callback of idle.splice(0)) callback();
  };

  beforeEach(() => {
    idle = [];
    Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  });
  afterEach(() => {
    document.head.replaceChildren();
    Object.assign(navigator, { doNotTrack: undefined, globalPrivacyControl: undefined });
  });

  test("the analytics script loads with its integrity, once the page is loaded and the browser is idle", () => {
    new Function(analyticsScript(ELSEWHERE))();
    expect(loaded()).toBeNull();
    window.dispatchEvent(new Event("load"));
    expect(loaded()).toBeNull();
    runIdle();
    expect(loaded()?.src).toBe("https://count.example/a.js");
    expect(loaded()?.getAttribute("integrity")).toBe("sha384-abc");
    expect(loaded()?.crossOrigin).toBe("anonymous");
  });

  test("the analytics script has the attributes by which its provider knows the site", () => {
    const attributes = { "data-domain": "example.com" };
    new Function(analyticsScript({ src: "https://count.example/a.js", attributes }))();
    window.dispatchEvent(new Event("load"));
    runIdle();
    expect(loaded()?.dataset.domain).toBe("example.com");
    expect(loaded()?.hasAttribute("integrity")).toBe(false);
  });

  test.each([
    ["Do Not Track", { doNotTrack: "1" }],
    ["Global Privacy Control", { globalPrivacyControl: true }],
  ])("the analytics script does not load under %s", (_signal, asked) => {
    Object.assign(navigator, asked);
    new Function(analyticsScript(ELSEWHERE))();
    window.dispatchEvent(new Event("load"));
    runIdle();
    expect(loaded()).toBeNull();
  });

  test("the address of the analytics script cannot end its script element", () => {
    expect(analyticsScript({ src: "/</script><b>" })).not.toContain("</script");
  });
});

describe("the first page, for a visitor who wants to read", () => {
  /** The address to which the script goes from another of this site, given the stored choice and the history state. */
  const wayFrom = (address: string, stored: string | null = null, state: unknown = null) => {
    let way: string | undefined;
    const { pathname, search, hash } = new URL(address, "https://example.com");
    const replace = (to: string) => {
      way = to;
    };
    new Function("location", "history", "localStorage", readingScript("/", "/page/"))(
      { pathname, search, hash, replace },
      { state },
      { getItem: () => stored },
    );
    return way;
  };
  afterEach(() => {
    delete document.documentElement.dataset.leaving;
    delete document.documentElement.dataset.restoring;
  });

  test("?page leads to the plain page", () => {
    expect(wayFrom("/?page")).toBe("/page/");
    expect(wayFrom("/?page=1&utm_source=mail")).toBe("/page/");
    expect(document.documentElement.dataset.leaving).toBe("");
  });

  test("a visitor who has chosen the plain page arrives there", () => {
    expect(wayFrom("/", "page")).toBe("/page/");
    expect(wayFrom("/", "")).toBeUndefined();
    expect(wayFrom("/")).toBeUndefined();
  });

  test("an address that names something, Back and a reload of the desktop show what they name", () => {
    expect(wayFrom("/#hello", "page")).toBeUndefined();
    expect(wayFrom("/", "page", { desktop: {} })).toBeUndefined();
    // In development every page has the script.
    expect(wayFrom("/projects/?page", "page")).toBeUndefined();
  });
});

test("a page hides from Gatsby a session storage that throws", () => {
  const removeItem = jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
    throw new DOMException("Not in here.", "SecurityError");
  });
  onClientEntry();
  expect(window.sessionStorage).toBeNull();
  removeItem.mockRestore();
});

describe("an address before Gatsby starts", () => {
  const goTo = (address: string) => history.replaceState({ desktop: 1 }, "", address);
  afterEach(() => {
    delete document.documentElement.dataset.leaving;
    goTo("/");
  });

  test.each(["/#%", "/mission/?a=%#%E0%A4%A", "/posts/#%ff"])(
    "the hash in %s, which cannot be decoded, is removed",
    (address) => {
      goTo(address);
      new Function(startScript(null))();
      expect(location.href).toBe(new URL(address.split("#")[0] ?? "", location.origin).href);
      expect(history.state).toEqual({ desktop: 1 });
    },
  );

  test("a hash that can be decoded stays", () => {
    goTo("/posts/#%E6%97%A5");
    new Function(startScript(null))();
    expect(location.hash).toBe("#%E6%97%A5");
  });

  test.each([
    ["/mission?a#b", "/mission/", "/mission/?a#b"],
    ["/MISSION/", "/mission/", "/mission/"],
    ["/posts/%E6%97%A5/", "/posts/日/", "/posts/%E6%97%A5/"],
    ["/nowhere", "/404.html", "/nowhere"],
  ])(
    "the address %s of the page %s becomes %s, and keeps its state",
    async (address, pagePath, shown) => {
      goTo(address);
      window.pagePath = pagePath;
      await onClientEntry();
      expect(location.href).toBe(location.origin + shown);
      expect(history.state).toEqual({ desktop: 1 });
      // Gatsby would navigate to it.
      expect(window.pagePath).toBeUndefined();
    },
  );

  /** The root element's data after a page has run its first script at an address. `ownPath` is that of the page. */
  const dataAt = (address: string, ownPath: string | null) => {
    goTo(address);
    new Function(startScript(ownPath))();
    return { ...document.documentElement.dataset };
  };

  test.each([
    ["/web/2026/https://example.com/mission/", "/mission/"],
    ["/copies/", "/"],
    ["/home/alex/Mission.html", "/mission/"],
    ["/projects/", "/projects/avocado/"],
    ["/mission/", "/portfolio/mission/"],
  ])("at %s a copy of the page %s does not start", (address, ownPath) => {
    expect(dataAt(address, ownPath)).toEqual({ starting: "slow", leaving: "" });
    expect(location.pathname).toBe(address);
  });

  test.each([
    ["/mission", "/mission/"],
    ["/MISSION/", "/mission/"],
    ["/index.html", "/"],
    ["/mission/index.html?a#b", "/mission/"],
    ["/posts//%E6%97%A5", "/posts/日/"],
    ["/%ff", null],
  ])("at %s the page %s starts", (address, ownPath) => {
    expect(dataAt(address, ownPath)).toEqual({ starting: "" });
  });

  test("a page that is being left does not start", async () => {
    document.documentElement.dataset.leaving = "";
    jest.useFakeTimers();
    const start = jest.fn();
    void onClientEntry()?.then(start);
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(start).not.toHaveBeenCalled();
  });
});

describe("a page that does not start", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `<script src="/static/app.js"></script><link rel="stylesheet" href="/static/app.css">`;
    new Function(startScript("/"))();
  });
  afterEach(() => {
    jest.useRealTimers();
    document.querySelector("[data-notice]")?.remove();
    delete document.documentElement.dataset.starting;
  });
  const lose = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event("error"));
  const notices = () => document.querySelectorAll("[data-notice=start]").length;

  test("a page says that it has not started, also while its server has sent the head alone", () => {
    const { body } = document;
    body.remove();
    jest.advanceTimersByTime(10_000);
    expect(notices()).toBe(1);
    document.documentElement.append(body);
  });

  test.each([
    ["body > script", "Unable to load http://localhost/static/app.js"],
    ["link", "Unable to preload CSS for http://localhost/static/app.css"],
  ])(
    "a lost file of the arrival raises preload-error with its address: %s",
    (selector, message) => {
      const listener = jest.fn();
      window.addEventListener("preload-error", listener, { once: true });
      lose(selector);
      expect(listener.mock.calls[0]?.[0].detail.message).toBe(message);
      jest.advanceTimersByTime(10_000);
      expect(notices()).toBe(1);
    },
  );

  test("a listener that prevents preload-error handles a lost script, and no message follows", () => {
    const handle = (event: Event) => event.preventDefault();
    window.addEventListener("preload-error", handle);
    lose("body > script");
    window.removeEventListener("preload-error", handle);
    jest.advanceTimersByTime(10_000);
    expect(notices()).toBe(0);
  });
});

describe("the scripts of a page", () => {
  let paint = () => {};
  const waiting = () => document.querySelector("body > b") === null;
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `<template id="${SCRIPTS_ID}"><b></b></template>`;
    const Observer = class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    };
    Object.assign(window, { PerformanceObserver: Observer });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  test("wait for the first paint", () => {
    new Function(scriptsAfterPaint())();
    expect(waiting()).toBe(true);
    paint();
    expect(waiting()).toBe(false);
  });

  test("do not wait in the background", () => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    new Function(scriptsAfterPaint())();
    expect(waiting()).toBe(false);
  });

  test("do not come to a copy of the page, which does not start", () => {
    document.documentElement.dataset.leaving = "";
    new Function(scriptsAfterPaint())();
    paint();
    expect(waiting()).toBe(true);
    delete document.documentElement.dataset.leaving;
  });

  test("come half a second later where the browser tells of no paint", () => {
    new Function(scriptsAfterPaint())();
    jest.advanceTimersByTime(500);
    expect(waiting()).toBe(false);
  });
});
