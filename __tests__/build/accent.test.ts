import fc from "fast-check";
import {
  accentColours,
  accentColoursOnDesktop,
  accentContrast,
  accentDiagnostic,
  nearestAccent,
  passes,
} from "../../src/build/accent/accentColours";
import { accentStyles } from "../../src/build/accent/accentStyles";
import { grounds } from "../../src/build/accent/grounds";
import { type Colour, contrast, hexOf, parseColour } from "../../src/lib/colour";

const channel = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Colour> = fc.record({
  red: channel,
  green: channel,
  blue: channel,
  opacity: fc.constant(1),
});

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test("the suggestion for any colour has enough contrast and is accepted", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const nearest = nearestAccent(colour, theme);
        expect(accentContrast(nearest, theme)).toBeGreaterThanOrEqual(4.5);
        expect(accentDiagnostic(hexOf(nearest), theme)).toBeUndefined();
        if (passes(colour, theme)) expect(nearest).toEqual(colour);
      }),
      { numRuns: 40 },
    );
  });

  test("all that is made of an accent can be read and seen", () => {
    const { onAccent, bgWindow, bgMenu, bgDesktop } = grounds[theme];
    fc.assert(
      fc.property(anyColour, (given) => {
        const colour = nearestAccent(given, theme);
        const { accent, accentHover, bgSelected, selectedEdge, focusRing } = accentColours(
          colour,
          theme,
        );
        for (const fill of [accent, accentHover]) {
          expect(contrast(parseColour(onAccent), fill)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(accent, bgSelected)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [bgWindow, bgMenu]) {
          expect(contrast(selectedEdge, parseColour(ground))).toBeGreaterThanOrEqual(3);
        }
        for (const ground of [bgWindow, bgDesktop]) {
          expect(contrast(focusRing, parseColour(ground))).toBeGreaterThanOrEqual(3);
        }
        const onDesktop = accentColoursOnDesktop(colour, theme).accent;
        expect(contrast(onDesktop, parseColour(bgDesktop))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 40 },
    );
  });
});

test("one accent serves both themes, two serve one each", () => {
  expect(accentStyles(undefined)).toBeNull();
  const one = accentStyles("#2f6f5e")?.pages ?? "";
  const two = accentStyles({ light: "#2f6f5e", dark: "#f2c14e" })?.pages ?? "";
  expect(one).toContain("#2f6f5e");
  expect(one).toContain("#6dac99");
  expect(two).toContain("#2f6f5e");
  expect(two).toContain("#f2c14e");
});
