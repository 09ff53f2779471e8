import type { ExpectMatcherState, Locator } from "@playwright/test";
import type { Box } from "../../../src/lib/geometry";
import { restingBox } from "./restingBox";

/** The tolerance of each side, in CSS pixels. */
const TOLERANCE_PX = 1;
const TIMEOUT_MS = 10_000;

const matches = (box: Box, expected: Partial<Box>, tolerance: number) =>
  Object.entries(expected).every(
    ([side, value]) => Math.abs(box[side as keyof Box] - value) <= tolerance,
  );

/**
 * Waits until an element rests at the expected place and size, in CSS pixels. Sides that are left out are not checked.
 * Default tolerance: 1 px. Use it in place of a box that is read once.
 */
export async function toHaveBox(
  this: ExpectMatcherState,
  locator: Locator,
  expected: Partial<Box>,
  { tolerance = TOLERANCE_PX }: { tolerance?: number } = {},
) {
  const deadline = Date.now() + TIMEOUT_MS;
  let box = await restingBox(locator);
  // `isNot` waits for the opposite.
  while (matches(box, expected, tolerance) === this.isNot && Date.now() < deadline) {
    box = await restingBox(locator);
  }
  return {
    pass: matches(box, expected, tolerance),
    message: () =>
      `Expected ${locator} ${this.isNot ? "not " : ""}to rest at ${JSON.stringify(expected)}, but it is at ${JSON.stringify(box)}.`,
  };
}
