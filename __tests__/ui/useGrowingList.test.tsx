/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useGrowingList } from "../../src/ui/useGrowingList";
import { createShownGate, WhenShownContext } from "../../src/ui/whenShown";

const ITEMS = Array.from({ length: 100 }, (_, index) => index);

/** In jsdom there is no `requestIdleCallback`, so it grows by a timer. */
const grownFor = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe("a long list", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** As it is made when the page has been taken over already. */
  const listIn = (gate: ReturnType<typeof createShownGate>) =>
    renderHook(({ items, needed }) => useGrowingList(items, needed), {
      initialProps: { items: ITEMS, needed: 0 },
      wrapper: ({ children }: { children: ReactNode }) => (
        <WhenShownContext.Provider value={gate.whenShown}>{children}</WhenShownContext.Provider>
      ),
    });

  test("stays short until it is shown, and is whole a little later", async () => {
    const gate = createShownGate();
    const { result } = listIn(gate);
    await grownFor(5000);
    const before = result.current.length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(ITEMS.length);
    gate.set(true);
    for (let step = 0; step < ITEMS.length; step += 1) await grownFor(100);
    expect(result.current).toEqual(ITEMS);
  });

  test("stops when it is left, and goes on when it is shown again", async () => {
    const gate = createShownGate();
    const { result } = listIn(gate);
    gate.set(true);
    gate.set(false);
    await grownFor(60);
    const left = result.current.length;
    for (let step = 0; step < ITEMS.length; step += 1) await grownFor(100);
    expect(result.current.length).toBe(left);
    gate.set(true);
    for (let step = 0; step < ITEMS.length; step += 1) await grownFor(100);
    expect(result.current).toEqual(ITEMS);
  });

  test("has what is needed from the start", () => {
    const { result, rerender } = listIn(createShownGate());
    rerender({ items: ITEMS, needed: 80 });
    expect(result.current.length).toBe(80);
  });
});

test("a list that is shown anyway grows by itself", async () => {
  const { result } = renderHook(() => useGrowingList(ITEMS));
  await waitFor(() => expect(result.current).toEqual(ITEMS));
});
