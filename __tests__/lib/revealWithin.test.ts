/** @jest-environment jsdom */
import fc from "fast-check";
import { revealWithin, scrollNeeded } from "../../src/lib/revealWithin";

test.each([
  ["in view: none", 20, 40, 0, 100, 0],
  ["before the view: back to its start", -30, -10, 0, 100, -30],
  ["after the view: on to its end", 90, 130, 0, 100, 30],
  ["longer than the view: to its start", 10, 400, 0, 100, 10],
])("%s", (_name, start, end, viewStart, viewEnd, needed) => {
  expect(scrollNeeded(start, end, viewStart, viewEnd)).toBe(needed);
});

test("after scrolling, the stretch shows as far as it can", () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.nat(1000),
      fc.integer({ min: 1, max: 1000 }),
      (at, length, view) => {
        const start = at - scrollNeeded(at, at + length, 0, view);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + Math.min(length, view)).toBeLessThanOrEqual(view);
      },
    ),
  );
});

test("where things are drawn larger than they are laid out, a list is scrolled by its own pixels", () => {
  const [list, item] = [document.createElement("ul"), document.createElement("li")];
  const rect = (top: number, bottom: number) =>
    ({ top, bottom, left: 0, right: 200, width: 200, height: bottom - top }) as DOMRect;
  Object.defineProperty(list, "offsetHeight", { value: 100 });
  list.style.paddingBottom = "10px";
  list.getBoundingClientRect = () => rect(0, 200);
  item.getBoundingClientRect = () => rect(240, 280);
  revealWithin(list, item);
  // 280 is 100 further down than the 180 that the padding leaves.
  expect(list.scrollTop).toBe(50);
});
