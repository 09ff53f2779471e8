import { forEachAtOnce } from "../../src/lib/forEachAtOnce";

test.each([
  [1, 5],
  [3, 10],
  [8, 2],
])("never more than %i of %i at the same time, and each once", async (limit, count) => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const items = Array.from({ length: count }, (_, index) => index);
  await forEachAtOnce(items, limit, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.sort((a, b) => a - b)).toEqual(items);
  expect(most).toBe(Math.min(limit, count));
});

test("a failure is thrown", async () => {
  const work = () => Promise.reject(new Error("full"));
  await expect(forEachAtOnce([1], 2, work)).rejects.toThrow("full");
});
