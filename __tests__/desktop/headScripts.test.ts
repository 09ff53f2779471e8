/** @jest-environment jsdom */
import { analyticsScript } from "../../src/desktop/headScripts";
import { onClientEntry } from "../../src/desktop/onClientEntry";

const replaceServiceWorkers = (property: PropertyDescriptor) =>
  Object.defineProperty(navigator, "serviceWorker", { ...property, configurable: true });

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
    expect(loaded()?.integrity).toBe("sha384-abc");
    expect(loaded()?.crossOrigin).toBe("anonymous");
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

describe("the start of the page", () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, "serviceWorker");
  });
  const refuse = () => {
    throw new DOMException("Not in here.", "SecurityError");
  };

  test("a page unregisters every service worker of an earlier site", async () => {
    const unregister = jest.fn();
    const getRegistrations = async () => [{ unregister }, { unregister }];
    replaceServiceWorkers({ value: { getRegistrations } });
    onClientEntry();
    await new Promise(process.nextTick);
    expect(unregister).toHaveBeenCalledTimes(2);
  });

  // Gatsby would wait for a promise.
  test.each<[string, PropertyDescriptor]>([
    ["there are no service workers", { value: undefined }],
    ["a sandboxed frame has no service workers", { get: refuse }],
    ["a private window refuses the question", { value: { getRegistrations: refuse } }],
    ["the answer is a refusal", { value: { getRegistrations: async () => refuse() } }],
    ["no answer comes", { value: { getRegistrations: () => new Promise(() => {}) } }],
  ])("a page starts without delay when %s", (_what, serviceWorkers) => {
    replaceServiceWorkers(serviceWorkers);
    expect(onClientEntry()).toBeUndefined();
  });

  test("a page hides from Gatsby a session storage that throws", () => {
    const removeItem = jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
    onClientEntry();
    expect(window.sessionStorage).toBeNull();
    removeItem.mockRestore();
  });
});
