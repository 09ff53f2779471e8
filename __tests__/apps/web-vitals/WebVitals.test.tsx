/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { onCLS, onFCP, onLCP, onTTFB } from "web-vitals";
import { webVitals } from "../../../src/apps/web-vitals/manifest";
import { BackgroundApps } from "../../../src/windows";
import { anApp, renderWindows } from "../../support/renderDesktop";
import { firstInput, firstInputObservers, installPerformanceObserver, report } from "./support";

jest.mock("web-vitals", () => ({
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
}));

const other = anApp({ id: "other", title: "Other" });

const arrive = () =>
  renderWindows([other, webVitals], {
    beside: (
      <StrictMode>
        <BackgroundApps />
      </StrictMode>
    ),
  });

const rest = () => act(() => jest.advanceTimersByTimeAsync(2000));
const panel = () => screen.queryByRole("complementary", { name: "Web Vitals" });

const row = (name: string) => {
  const found = panel()?.querySelector<HTMLElement>(`[data-metric=${name}]`);
  if (!found) throw new Error(`There is no row ${name}.`);
  return found;
};

beforeEach(() => {
  installPerformanceObserver();
  jest.useFakeTimers({
    now: new Date(2026, 7, 2, 14, 3, 7),
    doNotFake: ["queueMicrotask", "nextTick"],
  });
});
afterEach(() => jest.useRealTimers());

// One test: the page is measured once in its life, and a test file is one page.
it("shows what is measured of a visit, from the first metric on", async () => {
  const { unmount } = arrive();
  // Nothing is fetched for it while the page has anything else to do.
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(onLCP).not.toHaveBeenCalled();

  await rest();
  // A browser without anything to tell yet: measured, but no panel.
  expect(onLCP).toHaveBeenCalledTimes(1);
  expect(panel()).toBeNull();

  act(() => report("TTFB", 799.6));
  await rest();
  expect(panel()).toBeVisible();
  expect(panel()?.style.zIndex).toBe("1000");
  expect(screen.getByRole("region", { name: "Other" }).style.zIndex).toBe("1002");
  expect(row("TTFB")).toHaveTextContent("TTFB, time to first byte800 ms");
  expect(row("TTFB")).toHaveAttribute("data-rating", "good");
  expect(within(row("TTFB")).getByRole("img", { name: "good" })).toBeVisible();

  for (const name of ["INP", "LCP", "FCP"]) expect(row(name)).toHaveTextContent(/waiting$/);
  // Nothing is waited for that will not come.
  expect(row("CLS")).not.toHaveTextContent("waiting");
  expect(row("CLS")).toHaveTextContent(/not measured by this browser$/);
  expect(row("CLS").title).toBe("cumulative layout shift, not measured by this browser");
  for (const name of ["CLS", "INP", "LCP", "FCP"]) {
    expect(row(name)).not.toHaveAttribute("data-rating");
    expect(within(row(name)).queryByRole("img")).toBeNull();
  }

  act(() => {
    report("CLS", 0);
    report("LCP", 2500.4);
    report("FCP", 3000);
    firstInput(1000, 1100);
  });
  await rest();
  expect(row("CLS")).toHaveTextContent("0.000");
  expect(row("CLS")).toHaveAttribute("data-rating", "good");
  expect(row("INP")).toHaveTextContent("INP, first input delay100 ms");
  expect(row("INP")).toHaveAttribute("data-rating", "good");
  expect(row("LCP")).toHaveTextContent("2500 ms");
  expect(within(row("LCP")).getByRole("img", { name: "needs improvement" })).toBeVisible();
  expect(row("LCP")).toHaveAttribute("data-rating", "needs-improvement");
  expect(within(row("FCP")).getByRole("img", { name: "poor" })).toBeVisible();
  expect(row("FCP")).toHaveAttribute("data-rating", "poor");

  // Rows follow their metrics.
  act(() => {
    report("CLS", 0.2504);
    report("LCP", 4100);
  });
  await rest();
  expect(row("CLS")).toHaveTextContent("0.250");
  expect(row("CLS")).toHaveAttribute("data-rating", "poor");
  expect(row("LCP")).toHaveTextContent("4100 ms");

  // The clock ticks, and tells no screen reader.
  const timestamp = within(panel() as HTMLElement).getByRole("time");
  const [before] = /\d\d$/.exec(timestamp.textContent?.split(" UTC")[0] ?? "") ?? [];
  expect(timestamp).toHaveTextContent(/^2026-08-02 14:03:\d\d UTC([+-]\d+(:\d\d)?)?$/);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  const [after] = /\d\d$/.exec(timestamp.textContent?.split(" UTC")[0] ?? "") ?? [];
  expect(Number(after) - Number(before)).toBe(3);
  expect(timestamp.closest("[aria-live], [role=status], [role=timer]")).toBeNull();

  // A desktop that comes back (from the not-found page, say) shows what is known, and asks nobody anew.
  unmount();
  arrive();
  await rest();
  expect(row("TTFB")).toHaveTextContent("800 ms");
  act(() => report("LCP", 4200));
  await rest();
  expect(row("LCP")).toHaveTextContent("4200 ms");
  for (const observe of [onCLS, onFCP, onLCP, onTTFB]) expect(observe).toHaveBeenCalledTimes(1);
  expect(firstInputObservers()).toBe(1);
});
