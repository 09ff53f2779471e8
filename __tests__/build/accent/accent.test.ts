import fc from "fast-check";
import { TEXT_CONTRAST } from "../../../scripts/design/contrastPairs";
import { writtenColour } from "../../../scripts/design/tokenColour";
import {
  accentColours,
  accentColoursOnDesktop,
  accentContrast,
  nearestAccent,
  passes,
} from "../../../src/build/accent/accentColours";
import { accentDiagnostic } from "../../../src/build/accent/accentDiagnostic";
import { accentStyles } from "../../../src/build/accent/accentStyles";
import { grounds } from "../../../src/build/accent/grounds";
import { type Colour, contrast, hexOf, parseColour } from "../../../src/lib/colour";
import { oklchOf } from "../../../src/lib/oklch";

const THEMES = ["light", "dark"] as const;
const channel = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Colour> = fc.record({
  red: channel,
  green: channel,
  blue: channel,
  opacity: fc.constant(1),
});

describe.each(THEMES)("in the %s theme", (theme) => {
  const ground = (name: Exclude<keyof (typeof grounds)["light"], "onAccent">) =>
    parseColour(grounds[theme][name]);

  test("what an accent stands on is as in the theme", () => {
    for (const [token, colour] of Object.entries(grounds[theme])) {
      expect([token, colour]).toEqual([token, writtenColour(token as "onAccent", theme)]);
    }
  });

  test("for any colour there is one that passes, and one that passes is its own nearest", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const nearest = nearestAccent(colour, theme);
        expect(accentContrast(nearest, theme)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        expect(nearestAccent(nearest, theme)).toEqual(nearest);
        if (passes(colour, theme)) expect(nearest).toEqual(colour);
      }),
    );
  });

  test("nothing between a colour and the nearest passes: it is no lighter or darker than it must be", () => {
    const away = theme === "light" ? -1 : 1;
    fc.assert(
      fc.property(anyColour, (colour) => {
        fc.pre(!passes(colour, theme));
        const there = oklchOf(nearestAccent(colour, theme)).lightness;
        expect(Math.sign(there - oklchOf(colour).lightness)).toBe(away);
      }),
    );
  });

  test("whatever the accent, what is made of it can be read and seen", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const colours = accentColours(nearestAccent(colour, theme), theme);
        const { accent, accentHover, bgSelected, selectedEdge, focusRing } = colours;
        const onAccent = parseColour(grounds[theme].onAccent);
        for (const fill of [accent, accentHover]) {
          expect(contrast(onAccent, fill)).toBeGreaterThanOrEqual(4.5);
        }
        for (const token of ["fg", "fgMuted"] as const) {
          const text = parseColour(writtenColour(token, theme));
          expect(contrast(text, bgSelected)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(accent, bgSelected)).toBeGreaterThanOrEqual(4.5);
        for (const name of ["bgWindow", "bgWindowInactive", "bgMenu"] as const) {
          expect(contrast(selectedEdge, ground(name))).toBeGreaterThanOrEqual(3);
        }
        for (const name of ["bgWindow", "bgPressed", "bgDesktop"] as const) {
          expect(contrast(focusRing, ground(name))).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  test("on the page without windows it can be read on the desktop itself", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const { accent } = accentColoursOnDesktop(nearestAccent(colour, theme), theme);
        expect(contrast(accent, ground("bgDesktop"))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe("a colour that cannot be the accent", () => {
  test.each([
    [
      "#ffee00",
      "light",
      '"#ffee00" has a contrast of 1.03 in the light theme, where text needs 4.5. The nearest that has it: "#716900".',
    ],
    [
      "#2f6f5e",
      "dark",
      '"#2f6f5e" has a contrast of 1.99 in the dark theme, where text needs 4.5. The nearest that has it: "#6dac99".',
    ],
    ["teal", "light", '"teal" is not a colour such as "#2f6f5e": a # and six digits from 0 to f.'],
  ] as const)("%s in the %s theme", (colour, theme, message) => {
    expect(accentDiagnostic(colour, theme)).toBe(message);
  });

  test("the nearest that is named is none", () => {
    fc.assert(
      fc.property(anyColour, fc.constantFrom(...THEMES), (colour, theme) => {
        const named = /The nearest that has it: "(.+)"/.exec(
          accentDiagnostic(hexOf(colour), theme) ?? "",
        );
        if (named?.[1]) expect(accentDiagnostic(named[1], theme)).toBeUndefined();
      }),
    );
  });
});

describe("the styles of an accent", () => {
  test("are none without one", () => {
    expect(accentStyles(undefined)).toBeNull();
  });

  test("have the written colour in the light theme, and one of its hue in the dark", () => {
    const styles = accentStyles("#2f6f5e")?.pages ?? "";
    expect(styles).toMatch(/^:root:root\{--ui-accent:#2f6f5e;/);
    expect(styles).toContain(".dark.dark{--ui-accent:#6dac99;");
  });

  test("have both where there are two", () => {
    const styles = accentStyles({ light: "#2f6f5e", dark: "#f2c14e" })?.pages ?? "";
    expect(styles).toContain("--ui-accent:#2f6f5e;");
    expect(styles).toContain(".dark.dark{--ui-accent:#f2c14e;");
  });
});
