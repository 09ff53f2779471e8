import fc from "fast-check";
import { createSubmenuIntent, isInSafeTriangle } from "../../../src/ui/menu/submenuIntent";

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

test("a submenu opens 100 ms after the pointer reached its entry, not before", () => {
  const { intent, onChange } = setUp();
  intent.pointerOver("a");
  jest.advanceTimersByTime(50);
  intent.pointerOver("a");
  jest.advanceTimersByTime(49);
  expect(onChange).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([["a"]]);
});

test("a submenu does not open when the pointer leaves its entry before", () => {
  const { intent, onChange } = setUp();
  intent.pointerOver("a");
  jest.advanceTimersByTime(99);
  intent.pointerOver(null);
  jest.advanceTimersByTime(1000);
  expect(onChange).not.toHaveBeenCalled();
});

test("a submenu closes 300 ms after the pointer left, however it moves meanwhile", () => {
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

test.each(["the submenu", "its entry"])(
  "a submenu stays open when the pointer reaches %s",
  (where) => {
    const { intent, onChange } = setUp();
    intent.show("a");
    intent.pointerOver("b");
    jest.advanceTimersByTime(299);
    if (where === "the submenu") intent.pointerInSubmenu();
    else intent.pointerOver("a");
    expect(intent.isInGrace()).toBe(false);
    jest.advanceTimersByTime(1000);
    expect(onChange.mock.calls).toEqual([["a"]]);
  },
);

test("moving on towards the submenu renews the grace, moving elsewhere does not", () => {
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

test("another submenu opens at once when the grace ends", () => {
  const { intent, onChange } = setUp();
  intent.show("a");
  intent.pointerOver("b");
  jest.advanceTimersByTime(299);
  expect(onChange.mock.calls).toEqual([["a"]]);
  jest.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([["a"], ["b"]]);
});

test("an entry reached late in the grace still waits for its own 100 ms", () => {
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

test("a click opens a submenu at once and cancels all timers", () => {
  const { intent, onChange } = setUp();
  intent.show("a");
  intent.pointerOver("b");
  intent.show("b");
  jest.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([["a"], ["b"]]);
});

test("a disposed menu changes nothing more", () => {
  const { intent, onChange } = setUp();
  intent.show("a");
  intent.pointerOver("b");
  intent.dispose();
  jest.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([["a"]]);
});

test("no pointer path opens a submenu within 100 ms of arriving or closes one within 300 ms of leaving", () => {
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

const onTheRight = { left: 200, right: 350, top: 40, bottom: 280 };
const onTheLeft = { left: -150, right: 0, top: 40, bottom: 280 };
const exit = { x: 100, y: 68 };

test.each([
  ["diagonally down towards it", { x: 150, y: 120 }, true],
  ["straight towards it", { x: 150, y: 68 }, true],
  ["nowhere yet", exit, true],
  ["straight down", { x: 100, y: 90 }, false],
  ["down and away", { x: 80, y: 90 }, false],
  ["away from it", { x: 60, y: 68 }, false],
  ["up and past its top edge", { x: 150, y: 20 }, false],
])("a pointer that moves %s is judged by the triangle to the submenu", (_name, point, expected) => {
  expect(isInSafeTriangle(exit, point, onTheRight)).toBe(expected);
});

const mirrored = (x: number) => 200 - x;
const coordinate = fc.integer({ min: -50, max: 400 });

test("a submenu on the left is the mirror image of one on the right", () => {
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      expect(isInSafeTriangle(exit, { x: mirrored(x), y }, onTheLeft)).toBe(
        isInSafeTriangle(exit, { x, y }, onTheRight),
      );
    }),
  );
});

test("every step of a straight way to the near edge is in the triangle", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (along, way) => {
      const goal = { x: onTheRight.left, y: onTheRight.top + along * 240 };
      const point = { x: exit.x + (goal.x - exit.x) * way, y: exit.y + (goal.y - exit.y) * way };
      // Rounding decides about the edge itself.
      fc.pre(way < 0.999);
      expect(isInSafeTriangle(exit, point, onTheRight)).toBe(true);
    }),
  );
});
