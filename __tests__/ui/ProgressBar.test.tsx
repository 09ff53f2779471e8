/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import fc from "fast-check";
import { ProgressBar, type ProgressBarProps } from "../../src/ui/ProgressBar";

const show = (props: ProgressBarProps) => {
  const { unmount } = render(<ProgressBar {...props} />);
  return { bar: screen.getByRole("progressbar", { name: props.label }), unmount };
};
const drawn = (bar: HTMLElement, length: "--value" | "--buffer") =>
  Number(bar.style.getPropertyValue(length));

test("determinate: how far, on a scale from 0 to 100", () => {
  const { bar } = show({ variant: "determinate", label: "TypeScript", value: 40 });
  expect(bar).toHaveAttribute("aria-valuemin", "0");
  expect(bar).toHaveAttribute("aria-valuemax", "100");
  expect(bar).toHaveAttribute("aria-valuenow", "40");
  expect(bar).not.toHaveAttribute("aria-valuetext");
  expect(drawn(bar, "--value")).toBe(0.4);
});

test("the value in words", () => {
  const { bar } = show({ variant: "determinate", label: "Go", value: 10, valueText: "A little" });
  expect(bar).toHaveAttribute("aria-valuetext", "A little");
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
  const { bar } = show({ variant: "buffer", label: "Read", value, buffer: value });
  expect(bar).toHaveAttribute("aria-valuenow", String(counted));
  expect(drawn(bar, "--value")).toBe(counted / 100);
  expect(drawn(bar, "--buffer")).toBe(counted / 100);
});

test("whatever the value, it stays on the scale", () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const { bar, unmount } = show({ variant: "determinate", label: "Any", value });
      const told = Number(bar.getAttribute("aria-valuenow"));
      unmount();
      expect(told).toBeGreaterThanOrEqual(0);
      expect(told).toBeLessThanOrEqual(100);
      if (value >= 0 && value <= 100) expect(Math.abs(told - value)).toBeLessThanOrEqual(0.5);
    }),
    { numRuns: 50 },
  );
});

test("buffer: how far it is prepared is drawn apart from how far it is", () => {
  const { bar } = show({ variant: "buffer", label: "Read", value: 25, buffer: 60 });
  expect(bar).toHaveAttribute("aria-valuenow", "25");
  expect(drawn(bar, "--value")).toBe(0.25);
  expect(drawn(bar, "--buffer")).toBe(0.6);
});

test.each(["indeterminate", "query"] as const)("%s: nobody knows how far", (variant) => {
  const { bar } = show({ variant, label: "Loading" });
  expect(bar).not.toHaveAttribute("aria-valuenow");
});
