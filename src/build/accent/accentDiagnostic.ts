import { hexOf, parseColour } from "../../lib/colour";
import { quote } from "../diagnostics/quote";
import { accentContrast, nearestAccent, passes } from "./accentColours";
import type { Theme } from "./grounds";

const HEX = /^#[0-9a-f]{6}$/i;

/** Why a colour cannot be a theme's accent, and which could; undefined when it can. */
export const accentDiagnostic = (written: string, theme: Theme): string | undefined => {
  if (!HEX.test(written)) {
    return `${quote(written)} is not a colour such as "#2f6f5e": a # and six digits from 0 to f.`;
  }
  const accent = parseColour(written);
  if (passes(accent, theme)) return undefined;
  // Never rounded up to what would be enough.
  const ratio = (Math.floor(accentContrast(accent, theme) * 100) / 100).toFixed(2);
  const nearest = quote(hexOf(nearestAccent(accent, theme)));
  return `${quote(written)} has a contrast of ${ratio} in the ${theme} theme, where text needs 4.5. The nearest that has it: ${nearest}.`;
};
