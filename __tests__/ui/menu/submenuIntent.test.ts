import fc from "fast-check";
import { createSubmenuIntent } from "../../../src/ui/menu/submenuIntent";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const setUp = () => {
  const onChange = jest.fn<void, [string | null]>();
  return { onChange, intent: createSubmenuIntent(onChange) };
};

test("a submenu opens 100 ms after the pointer came to rest on its entry, not before", () => {
  const { intent, onChange } = setUp();
  intent.pointerOver("a");
  jest.advanceTimersByTime(50);
  intent.pointerOver("a");
  jest.advanceTimersByTime(49);
  expect(onChange).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([["a"]]);
});

test("it does not open when the pointer has left before", () => {
  const { intent, onChange } = setUp();
  intent.pointerOver("a");
  jest.advanceTimersByTime(99);
  intent.pointerOver(null);
  jest.advanceTimersByTime(1000);
  expect(onChange).not.toHaveBeenCalled();
});

test("it closes 300 ms after the pointer left, not before, however it moves meanwhile", () => {
  const { intent, onChange } = setUp();
  intent.show("a");
  intent.pointerOver(null);
  jest.advanceTimersByTime(200);
  intent.pointerOver(null);
  jest.advanceTimersByTime(99);
  expect(onChange).toHaveBeenLastCalledWith("a");
  jest.advanceTimersByTime(1);
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test.each(["the submenu", "its entry"])("it stays when the pointer reaches %s", (where) => {
  const { intent, onChange } = setUp();
  intent.show("a");
  intent.pointerOver("b");
  jest.advanceTimersByTime(299);
  if (where === "the submenu") intent.pointerInSubmenu();
  else intent.pointerOver("a");
  expect(intent.isInGrace()).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([["a"]]);
});

test("a slow hand on its way has its grace anew, one that isn't has none to renew", () => {
  const { intent, onChange } = setUp();
  intent.pointerOnItsWay();
  intent.show("a");
  intent.pointerOver("b");
  jest.advanceTimersByTime(250);
  intent.pointerOnItsWay();
  jest.advanceTimersByTime(299);
  expect(onChange.mock.calls).toEqual([["a"]]);
  jest.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([["a"], ["b"]]);
  intent.pointerOnItsWay();
  jest.advanceTimersByTime(1000);
  expect(onChange).toHaveBeenLastCalledWith("b");
});

test("another submenu waits for the end of the grace and then takes over at once", () => {
  const { intent, onChange } = setUp();
  intent.show("a");
  intent.pointerOver("b");
  jest.advanceTimersByTime(299);
  expect(onChange.mock.calls).toEqual([["a"]]);
  jest.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([["a"], ["b"]]);
});

test("an entry reached late in the grace still gets its own 100 ms", () => {
  const { intent, onChange } = setUp();
  intent.show("a");
  intent.pointerOver(null);
  jest.advanceTimersByTime(250);
  intent.pointerOver("b");
  jest.advanceTimersByTime(99);
  expect(onChange.mock.calls).toEqual([["a"], [null]]);
  jest.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([["a"], [null], ["b"]]);
});

test("a click opens at once and ends what was under way", () => {
  const { intent, onChange } = setUp();
  intent.show("a");
  intent.pointerOver("b");
  intent.show("b");
  jest.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([["a"], ["b"]]);
});

test("disposed of, it changes nothing more", () => {
  const { intent, onChange } = setUp();
  intent.show("a");
  intent.pointerOver("b");
  intent.dispose();
  jest.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([["a"]]);
});

test("however the pointer wanders: no opening within 100 ms of arriving, no closing within 300 ms of leaving", () => {
  const step = fc.record({
    over: fc.constantFrom("a", "b", "submenu", null),
    ms: fc.integer({ min: 1, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = 0;
      let open: string | null = null;
      let arrivedAt = 0;
      let leftAt = Number.POSITIVE_INFINITY;
      let over: string | null = null;
      const intent = createSubmenuIntent((next) => {
        if (open !== null) expect(now - leftAt).toBeGreaterThanOrEqual(300);
        if (next !== null) {
          expect(over).toBe(next);
          expect(now - arrivedAt).toBeGreaterThanOrEqual(100);
        }
        open = next;
        leftAt = Number.POSITIVE_INFINITY;
      });

      for (const { over: next, ms } of steps) {
        if (next === "submenu" && open === null) continue;
        if (next !== over) arrivedAt = now;
        over = next;
        if (next === "submenu" || (open !== null && next === open)) {
          leftAt = Number.POSITIVE_INFINITY;
        } else if (open !== null && leftAt === Number.POSITIVE_INFINITY) {
          leftAt = now;
        }
        if (next === "submenu") intent.pointerInSubmenu();
        else intent.pointerOver(next);
        for (let passed = 0; passed < ms; passed += 1) {
          now += 1;
          jest.advanceTimersByTime(1);
        }
        if (over === open || over === "submenu") expect(intent.isInGrace()).toBe(false);
        // Away for long enough: closed. On an entry for long enough: open.
        if (over === null && now - arrivedAt >= 300) expect(open).toBeNull();
        if ((over === "a" || over === "b") && now - arrivedAt >= 300) expect(open).toBe(over);
      }
      intent.dispose();
    }),
    { numRuns: 60 },
  );
});
