/** @jest-environment jsdom */
import { isNewVersionOut, newVersion } from "../../src/lib/newVersion";
import { loadStylesheet, onDemand, PRELOAD_ERROR_EVENT } from "../../src/lib/onDemand";

jest.mock("../../src/lib/newVersion", () => ({
  ...jest.requireActual("../../src/lib/newVersion"),
  isNewVersionOut: jest.fn(async () => false),
}));

const NEVER = new Error("This part is gone.");

/** A part whose attempts end as told, in turn. */
const partThat = (...ends: (() => Promise<string>)[]) => {
  const attempts = jest.fn(() => (ends.shift() ?? (() => Promise.reject(NEVER)))());
  return { part: onDemand(attempts), attempts };
};
const arrives = (value: string) => () => Promise.resolve(value);
const fails = () => Promise.reject(NEVER);

/** Listens for failures until the test ends; `answer` may cancel them. */
const failuresHeard = (answer: (event: Event) => void = () => {}) => {
  const heard: unknown[] = [];
  const listener = (event: Event) => {
    heard.push(event instanceof CustomEvent ? event.detail : undefined);
    answer(event);
  };
  window.addEventListener(PRELOAD_ERROR_EVENT, listener);
  stopListening = () => window.removeEventListener(PRELOAD_ERROR_EVENT, listener);
  return heard;
};
let stopListening = () => {};
afterEach(() => stopListening());

test("nothing is loaded before it is wanted", () => {
  const { part, attempts } = partThat(arrives("menu"));
  expect(part.current()).toBeUndefined();
  expect(attempts).not.toHaveBeenCalled();
});

test("a part is loaded once, however often it is wanted", async () => {
  const { part, attempts } = partThat(arrives("menu"));
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(["menu", "menu"]);
  await part.load();
  part.loadAhead();
  expect(attempts).toHaveBeenCalledTimes(1);
  expect(part.current()).toEqual({ value: "menu" });
});

test("a part without a value is there, too, when it has been loaded", async () => {
  const part = onDemand(() => Promise.resolve());
  await part.load();
  expect(part.current()).toEqual({ value: undefined });
});

test("a failure tells the page, rejects, and is not tried again by itself", async () => {
  const heard = failuresHeard();
  const { part, attempts } = partThat(fails);
  const both = [part.load(), part.load()];
  await expect(both[0]).rejects.toBe(NEVER);
  await expect(both[1]).rejects.toBe(NEVER);
  expect(heard).toEqual([NEVER]);
  expect(attempts).toHaveBeenCalledTimes(1);
  expect(part.current()).toBeUndefined();
});

test("if the site has been deployed anew, it rejects with that; the page is told of the error", async () => {
  jest.mocked(isNewVersionOut).mockResolvedValueOnce(true);
  const heard = failuresHeard();
  const { part } = partThat(fails, arrives("menu"));
  await expect(part.load()).rejects.toBe(newVersion);
  expect(heard).toEqual([NEVER]);
  await expect(part.load()).resolves.toBe("menu");
});

test("the page is told at once, before anybody has looked for a new version", async () => {
  jest.mocked(isNewVersionOut).mockReturnValueOnce(new Promise(() => {}));
  const heard = failuresHeard();
  partThat(fails).part.load();
  await new Promise(process.nextTick);
  expect(heard).toEqual([NEVER]);
});

test("after a failure, wanting it again tries again", async () => {
  const { part } = partThat(fails, arrives("menu"));
  await expect(part.load()).rejects.toBe(NEVER);
  await expect(part.load()).resolves.toBe("menu");
  expect(part.current()).toEqual({ value: "menu" });
});

test("the event can be cancelled: then whoever waits goes on waiting", async () => {
  failuresHeard((event) => event.preventDefault());
  const { part } = partThat(fails);
  const ended = jest.fn();
  part.load().then(ended, ended);
  await new Promise(process.nextTick);
  expect(ended).not.toHaveBeenCalled();
});

test("whoever asks ahead of time is told when the part is there", async () => {
  const { part } = partThat(arrives("menu"));
  await part.loadAhead();
  expect(part.current()).toEqual({ value: "menu" });
  await expect(part.loadAhead()).resolves.toBeUndefined();
});

test("a failure ahead of time is reported but leaves no unhandled rejection", async () => {
  const heard = failuresHeard();
  const { part, attempts } = partThat(fails, arrives("menu"));
  await part.loadAhead();
  expect(heard).toEqual([NEVER]);
  await part.loadAhead();
  expect(part.current()).toBeUndefined();
  expect(attempts).toHaveBeenCalledTimes(1);
  await expect(part.load()).resolves.toBe("menu");
});

describe("a stylesheet", () => {
  const link = () => document.head.querySelector("link[rel=stylesheet]");
  afterEach(() => link()?.remove());

  test("is in the page and stays there once it is loaded", async () => {
    const loading = loadStylesheet("/styles/reading.css");
    expect(link()?.getAttribute("href")).toBe("/styles/reading.css");
    link()?.dispatchEvent(new Event("load"));
    await loading;
    expect(link()).not.toBeNull();
  });

  test("in whose place a page came is none: it has no rules", async () => {
    const loading = loadStylesheet("/styles/reading.css");
    Object.defineProperty(link(), "sheet", { value: { cssRules: [] } });
    link()?.dispatchEvent(new Event("load"));
    await expect(loading).rejects.toThrow("Unable to preload CSS");
    expect(link()).toBeNull();
  });

  test("that fails says which, and leaves nothing behind", async () => {
    const loading = loadStylesheet("/styles/reading.css");
    link()?.dispatchEvent(new Event("error"));
    await expect(loading).rejects.toThrow(/^Unable to preload CSS for \/styles\/reading\.css$/);
    expect(link()).toBeNull();
  });
});
