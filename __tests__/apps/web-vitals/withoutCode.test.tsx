/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { webVitals } from "../../../src/apps/web-vitals/manifest";
import { PRELOAD_ERROR_EVENT } from "../../../src/lib/onDemand";
import { BackgroundApps } from "../../../src/windows";
import { anApp, renderWindows } from "../../support/renderDesktop";

jest.mock("web-vitals", () => {
  throw new Error("The chunk could not be fetched");
});

it("tells the page when its code cannot be had, and shows no panel", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] });
  const onPreloadError = jest.fn();
  window.addEventListener(PRELOAD_ERROR_EVENT, onPreloadError);
  renderWindows([anApp({ id: "other", title: "Other" }), webVitals], {
    beside: <BackgroundApps />,
  });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(onPreloadError).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("complementary", { name: "Web Vitals" })).toBeNull();
  jest.useRealTimers();
});
