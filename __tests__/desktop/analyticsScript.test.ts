/** @jest-environment jsdom */
import { analyticsScript } from "../../src/desktop/analyticsScript";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/prefix${path}` }));

const ELSEWHERE = { src: "https://count.example/a.js", integrity: "sha384-abc" };

let idle: (() => void)[] = [];
const run = (slot: Parameters<typeof analyticsScript>[0]) => {
  // As the browser runs what stands in the head.
  new Function(analyticsScript(slot))();
};
const loaded = () => document.head.querySelector("script");
const finishLoading = () => {
  window.dispatchEvent(new Event("load"));
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

test("the script is loaded when the page is and the browser is idle, with its integrity", () => {
  run(ELSEWHERE);
  expect(loaded()).toBeNull();
  window.dispatchEvent(new Event("load"));
  expect(loaded()).toBeNull();
  for (const callback of idle.splice(0)) callback();
  expect(loaded()?.src).toBe("https://count.example/a.js");
  expect(loaded()?.integrity).toBe("sha384-abc");
  expect(loaded()?.crossOrigin).toBe("anonymous");
});

test("a script of this site is found below its path prefix", () => {
  run({ src: "/count.js" });
  finishLoading();
  expect(loaded()?.getAttribute("src")).toBe("/prefix/count.js");
});

test.each([
  ["Do Not Track", { doNotTrack: "1" }],
  ["Global Privacy Control", { globalPrivacyControl: true }],
])("nothing is loaded under %s", (_signal, asked) => {
  Object.assign(navigator, asked);
  run(ELSEWHERE);
  finishLoading();
  expect(loaded()).toBeNull();
});

test("an address cannot end the script that it stands in", () => {
  expect(analyticsScript({ src: "/</script><b>" })).not.toContain("</script");
});
