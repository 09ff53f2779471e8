import { wcagContrast } from "culori";
import fc from "fast-check";
import {
  accentColours,
  accentContrast,
  accentStyles,
  accentWarnings,
  nearestAccent,
} from "../../src/content/drawing/accent";
import { writtenColour } from "../support/contrast/tokenColour";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test("the suggestion for any colour has enough contrast and is accepted", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const nearest = nearestAccent(colour, theme);
        expect(accentContrast(nearest, theme)).toBeGreaterThanOrEqual(4.5);
        expect(accentWarnings({ light: "#2f6f5e", dark: "#6dac99", [theme]: nearest })).toEqual([]);
        if (accentContrast(colour, theme) >= 4.5) expect(nearest).toBe(colour);
      }),
      { numRuns: 40 },
    );
  });

  test("every colour made from an accent has enough contrast", () => {
    const [onAccent, bgWindow, bgMenu, bgDesktop] = (
      ["onAccent", "bgWindow", "bgMenu", "bgDesktop"] as const
    ).map((token) => writtenColour(token, theme)) as [string, string, string, string];
    fc.assert(
      fc.property(anyColour, (given) => {
        const colour = nearestAccent(given, theme);
        const { accent, accentFill, bgSelected, selectedEdge, focusRing } = accentColours(
          colour,
          theme,
        );
        expect(wcagContrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast("#fff", accentFill)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(accentFill, bgWindow)).toBeGreaterThanOrEqual(3);
        expect(wcagContrast(accent, bgSelected)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [bgWindow, bgMenu]) {
          expect(wcagContrast(selectedEdge, ground)).toBeGreaterThanOrEqual(3);
        }
        for (const ground of [bgWindow, bgDesktop]) {
          expect(wcagContrast(focusRing, ground)).toBeGreaterThanOrEqual(3);
        }
        // The accent of the page for unknown addresses, whose text is on the desktop itself.
        expect(wcagContrast(focusRing, bgDesktop)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 40 },
    );
  });
});

test("an accent that can't be read is replaced by the nearest that can, with a notice", () => {
  expect(accentStyles("#ffee00")?.colour).toBe("#706800");
  expect(accentWarnings("#ffee00")).toEqual([
    expect.stringMatching(/contrast of 1\.03 in the light theme.* nearest.*: "#706800"\.$/),
  ]);
  expect(accentWarnings({ light: "#2f6f5e", dark: "#2f6f5e" })).toEqual([
    expect.stringContaining("contrast of 1.99 in the dark theme"),
  ]);
});

test("the owner's picture has the light theme's accent in both themes", () => {
  const { pages = "" } = accentStyles({ light: "#2f6f5e", dark: "#f2c14e" }) ?? {};
  const ofPicture = [...pages.matchAll(/--ui-colors-bg-owner:(#\w+)/g)].map(([, colour]) => colour);
  expect(ofPicture).toEqual(["#226353", "#226353"]);
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
