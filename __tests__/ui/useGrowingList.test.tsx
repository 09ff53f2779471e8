/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { useGrowingList } from "../../src/ui/useGrowingList";
import { createShownGate, WhenShownContext } from "../../src/ui/whenShown";

const itemsFor = (length: number) => Array.from({ length }, (_, index) => index);
const ITEMS = itemsFor(60);
const MANY = itemsFor(300);

/** The list's items, by which a test says what is in sight. */
const list = { current: document.createElement("ul") };
const fill = (count: number) =>
  list.current.replaceChildren(...itemsFor(count).map(() => document.createElement("li")));

const useListed = (items: readonly number[], growth: { needed?: number; lists?: number } = {}) => {
  const result = useGrowingList(items, list, growth);
  useLayoutEffect(() => fill(result[0].length));
  return result;
};

/** Tells whoever observes one of the list's last items that it is in sight. jsdom has no layout to tell that. */
let scrollToEnd = () => {};
class Observer {
  observed: Element[] = [];
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    scrollToEnd = () => {
      const isEndObserved = this.observed.some((item) => item === list.current.lastElementChild);
      callback([{ isIntersecting: isEndObserved }]);
    };
  }
  observe = (item: Element) => this.observed.push(item);
  disconnect = () => {
    this.observed = [];
  };
}
Object.assign(globalThis, { IntersectionObserver: Observer });

/** In jsdom there is no `requestIdleCallback`, so it grows by a timer. */
const grownFor = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe("a long list", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** As it is made when the page has been taken over already. */
  const listIn = (gate: ReturnType<typeof createShownGate>, items = ITEMS, lists = 1) =>
    renderHook(({ items, needed }) => useListed(items, { needed, lists }), {
      initialProps: { items, needed: 0 },
      wrapper: ({ children }: { children: ReactNode }) => (
        <WhenShownContext.Provider value={gate.whenShown}>{children}</WhenShownContext.Provider>
      ),
    });

  test("stays short until it is shown, and is whole a little later", async () => {
    const gate = createShownGate();
    const { result } = listIn(gate);
    await grownFor(5000);
    const before = result.current[0].length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(ITEMS.length);
    gate.set(true);
    for (let step = 0; step < ITEMS.length; step += 1) await grownFor(100);
    expect(result.current[0]).toEqual(ITEMS);
  });

  test("stops when it is left, and goes on when it is shown again", async () => {
    const gate = createShownGate();
    const { result } = listIn(gate);
    gate.set(true);
    gate.set(false);
    await grownFor(60);
    const left = result.current[0].length;
    for (let step = 0; step < ITEMS.length; step += 1) await grownFor(100);
    expect(result.current[0].length).toBe(left);
    gate.set(true);
    for (let step = 0; step < ITEMS.length; step += 1) await grownFor(100);
    expect(result.current[0]).toEqual(ITEMS);
  });

  test("has what is needed from the start", () => {
    const { result, rerender } = listIn(createShownGate());
    rerender({ items: ITEMS, needed: 50 });
    expect(result.current[0].length).toBe(50);
  });

  test("has what the keys go to, though it is far down", () => {
    const { result } = listIn(createShownGate(), MANY);
    act(() => result.current[1](200));
    expect(result.current[0].length).toBe(200);
    act(() => result.current[1](10));
    expect(result.current[0].length).toBe(200);
  });

  test("beside others has its share of what one alone has, before it is shown and while nobody reads", async () => {
    const grownOf = async (lists: number) => {
      const gate = createShownGate();
      const { result } = listIn(gate, MANY, lists);
      const before = result.current[0].length;
      gate.set(true);
      for (let step = 0; step < MANY.length; step += 1) await grownFor(100);
      return [before, result.current[0].length] as const;
    };
    const [before, unread] = await grownOf(1);
    expect(await grownOf(4)).toEqual([before / 4, unread / 4]);
  });

  test("that is very long grows as far as one reads", async () => {
    const gate = createShownGate();
    const { result } = listIn(gate, MANY);
    gate.set(true);
    for (let step = 0; step < MANY.length; step += 1) await grownFor(100);
    const unread = result.current[0].length;
    expect(unread).toBeLessThan(100);
    for (let shown = unread; shown < MANY.length; shown = result.current[0].length) {
      act(() => scrollToEnd());
      expect(result.current[0].length).toBeGreaterThan(shown);
    }
    expect(result.current[0]).toEqual(MANY);
  });
});

test("a list that is shown anyway grows by itself", async () => {
  const { result } = renderHook(() => useListed(ITEMS));
  await waitFor(() => expect(result.current[0]).toEqual(ITEMS));
});
