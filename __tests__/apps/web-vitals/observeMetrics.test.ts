/** @jest-environment jsdom */
import { onCLS, onLCP } from "web-vitals";
import { observeMetrics } from "../../../src/apps/web-vitals/observeMetrics";
import { firstInput, installPerformanceObserver, report } from "./support";

jest.mock("web-vitals", () => ({
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
}));

it("does without the first input where the browser does not tell of it", () => {
  const record = jest.fn();
  expect(globalThis.PerformanceObserver).toBeUndefined();
  observeMetrics(record);
  report("FCP", 12);
  expect(record.mock.calls).toEqual([["FCP", 12]]);
});

it("takes the first input's delay, also of an input before the observer came", () => {
  installPerformanceObserver();
  const record = jest.fn();
  observeMetrics(record);
  firstInput(250.25, 258.75);
  expect(record.mock.calls).toEqual([["INP", 8.5]]);
});

it("asks for every change of what goes on changing", () => {
  observeMetrics(() => {});
  for (const observe of [onCLS, onLCP]) {
    expect(observe).toHaveBeenLastCalledWith(expect.any(Function), { reportAllChanges: true });
  }
});
