/** @jest-environment jsdom */
import { isNewVersionOut } from "../../src/lib/newVersion";

const answerWith = (text: string) => async () => ({ json: async () => JSON.parse(text) });
const build = (webpackCompilationHash: unknown) =>
  answerWith(JSON.stringify({ webpackCompilationHash }));

const ask = (opened: string | undefined, answer: (...args: unknown[]) => Promise<unknown>) => {
  window.___webpackCompilationHash = opened;
  const fetch = jest.fn(answer);
  Reflect.set(globalThis, "fetch", fetch);
  return { fetch, isOut: isNewVersionOut() };
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, "fetch");
  delete window.___webpackCompilationHash;
});

test("there is a new version when the site's build is another than the page's", async () => {
  const { fetch, isOut } = ask("first", build("second"));
  await expect(isOut).resolves.toBe(true);
  // Any answer that was kept would be the old one.
  expect(fetch).toHaveBeenCalledWith(
    "/page-data/app-data.json",
    expect.objectContaining({ cache: "no-store" }),
  );
});

test.each([
  ["it is the same", "first", build("first")],
  ["the page does not know its own", undefined, build("second")],
  ["the site does not say its own", "first", answerWith("{}")],
  ["the answer is empty", "first", answerWith("null")],
  ["the answer is a page", "first", answerWith("<!DOCTYPE html>")],
  ["there is no answer", "first", () => Promise.reject(new Error("offline"))],
])("nobody knows of one when %s", async (_name, opened, answer) => {
  await expect(ask(opened, answer).isOut).resolves.toBe(false);
});

test("an answer that does not come is not waited for", async () => {
  const timeout = jest.fn(() => AbortSignal.abort());
  Object.assign(AbortSignal, { timeout });
  const { isOut } = ask("first", async (_address, options) =>
    (options as RequestInit).signal?.aborted
      ? Promise.reject(new Error("aborted"))
      : new Promise(() => {}),
  );
  await expect(isOut).resolves.toBe(false);
  expect(timeout).toHaveBeenCalledWith(5000);
});
