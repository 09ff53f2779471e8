import type { MenuItem } from "./menuItems";

const isOneCharacterRepeated = (text: string) =>
  [...text].every((character, _, [first]) => character === first);

/**
 * The item that the letters typed so far lead to, or null. Items match by the beginning of their
 * label, whatever the case. One letter, also when repeated, moves on from the highlighted item to
 * the next match, round the end; more letters keep the highlighted item while it still matches.
 */
export const typeaheadMatch = (
  items: readonly MenuItem[],
  typed: string,
  highlighted: string | null,
): MenuItem | null => {
  if (typed === "") return null;
  const current = items.findIndex(({ value }) => value === highlighted);
  const find = (prefix: string, from: number) => {
    const start = prefix.toLocaleLowerCase();
    return [...items.slice(from), ...items.slice(0, from)].find(({ label }) =>
      label.toLocaleLowerCase().startsWith(start),
    );
  };

  const [letter = ""] = typed;
  const whole = typed.length > letter.length ? find(typed, Math.max(current, 0)) : undefined;
  if (whole !== undefined) return whole;
  return isOneCharacterRepeated(typed) ? (find(letter, current + 1) ?? null) : null;
};
