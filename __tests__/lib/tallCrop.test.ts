import { cropOf, placeInCrop, TALL_RATIO } from "../../src/lib/tallCrop";

const WIDE = 16 / 9;
const LONG_PHONE = 9 / 20;

test("every point of a wide picture that is a focus shows on a long phone", () => {
  const share = TALL_RATIO / WIDE;
  const shown = LONG_PHONE / TALL_RATIO;
  for (let focus = 0; focus <= 100; focus += 1) {
    const place = placeInCrop(focus, WIDE) / 100;
    // `object-position` shifts the crop behind the screen.
    const crop = (cropOf(focus) * (1 - share)) / 2;
    const left = crop + place * (1 - shown) * share;
    expect(focus / 100).toBeGreaterThanOrEqual(left - 1e-9);
    expect(focus / 100).toBeLessThanOrEqual(left + shown * share + 1e-9);
  }
});

test("a picture that is narrower than the crop is shown whole", () => {
  expect(placeInCrop(80, 0.5)).toBe(80);
});
