/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import fc from "fast-check";
import { ProgressBar, type ProgressBarProps } from "../../src/ui/ProgressBar";

const show = (props: ProgressBarProps) => {
  const { container, unmount } = render(<ProgressBar {...props} />);
  const bar = container.querySelector<HTMLElement>("[data-variant]");
  if (bar === null) throw new Error("There is no bar.");
  return { bar, unmount };
};
const drawn = (bar: HTMLElement, length: "--value" | "--buffer") =>
  Number(bar.style.getPropertyValue(length));

test("determinate: how far, on a scale from 0 to 100", () => {
  const { bar } = show({ variant: "determinate", value: 40 });
  expect(drawn(bar, "--value")).toBe(0.4);
});

test.each([
  [-20, 0],
  [0, 0],
  [100, 100],
  [101, 100],
  [Number.POSITIVE_INFINITY, 100],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, 0],
])("a value of %p counts as %p", (value, counted) => {
  const { bar } = show({ variant: "buffer", value, buffer: value });
  expect(drawn(bar, "--value")).toBe(counted / 100);
  expect(drawn(bar, "--buffer")).toBe(counted / 100);
});

test("whatever the value, it stays on the scale", () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const { bar, unmount } = show({ variant: "determinate", value });
      const length = drawn(bar, "--value");
      unmount();
      expect(length).toBeGreaterThanOrEqual(0);
      expect(length).toBeLessThanOrEqual(1);
      if (value >= 0 && value <= 100) expect(length).toBeCloseTo(value / 100);
    }),
    { numRuns: 50 },
  );
});

test("buffer: how far it is prepared is drawn apart from how far it is", () => {
  const { bar } = show({ variant: "buffer", value: 25, buffer: 60 });
  expect(drawn(bar, "--value")).toBe(0.25);
  expect(drawn(bar, "--buffer")).toBe(0.6);
});

test("a bar with a value is for the eye: no screen reader tells each of its steps", () => {
  show({ variant: "determinate", value: 40 });
  show({ variant: "buffer", value: 25, buffer: 60 });
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

test.each(["indeterminate", "query"] as const)("%s: nobody knows how far", (variant) => {
  show({ variant, label: "Loading" });
  const bar = screen.getByRole("progressbar", { name: "Loading" });
  expect(bar).not.toHaveAttribute("aria-valuenow");
});
