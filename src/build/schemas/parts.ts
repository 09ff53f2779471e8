import { z } from "zod";
import { slugOf } from "../../lib/slug";
import { isHttpsAddress, isMailtoAddress, isPathOnSite, meantHttpsAddress } from "../addresses";
import { kindOf, quote } from "../diagnostics/quote";
import { repaired } from "../diagnostics/repair";
import { forGraphql } from "../graphqlMarks";
import { iconDiagnostic } from "../icons/findIcon";
import { OWN_ICONS } from "../icons/ownDrawings";
import { itemsOf, recordOf } from "../record";

/**
 * The pieces that the schemas of the data files are made of. Each takes the few words that say what the value holds:
 * editors show them as help, and the report says them when the value is missing.
 */

/**
 * Anything but blanks, control characters, what only turns the direction of writing, fillers, and halves of a character. The
 * empty Braille cell is a letter to Unicode.
 */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One half of a character that takes two code units. No page and no address can hold it: it becomes another one there. */
const HALF = /\p{Cs}/u;

const NOT_WHOLE =
  "Half a character stands in this text, such as \\ud83d without what belongs to it.";

/** A text without half characters; it may be empty. */
export const wholeText = (error?: z.core.$ZodErrorMap) =>
  z.string({ error }).refine((value) => !HALF.test(value), { error: NOT_WHOLE });

/** A text of any length with at least one visible character. `error` is what to say of a value that is no text. */
export const text = (what: string, error?: z.core.$ZodErrorMap) =>
  wholeText(error)
    .refine((value) => HALF.test(value) || SEEN.test(value), {
      error: `This text is empty. It should hold ${what}.`,
    })
    .meta({ description: what, pattern: "\\S" });

/** A list of texts; it may be empty. */
export const texts = (what: string) => z.array(text("a text")).describe(what);

/** Of a number that is right but for its quotes, the general sentence says more. */
const notAPercentage: z.core.$ZodErrorMap = ({ input, inst }) =>
  input === undefined || (inst instanceof z.ZodType && repaired(inst, input) !== undefined)
    ? undefined
    : `${quote(input)} is not a whole number from 0 to 100.`;

/** A whole number from 0 to 100. */
export const percentage = (what: string) =>
  z
    .int({ error: notAPercentage })
    .min(0)
    .max(100)
    .describe(`${what}, a whole number from 0 to 100`);

/** Where a path would do, "talk.pdf" is more likely a file than a domain. */
const hintFor = (address: string, accepts: (address: string) => boolean): string => {
  const isPathMeant = !address.includes(":") && accepts(`/${address}`);
  const meant = isPathMeant ? undefined : meantHttpsAddress(address);
  return meant === undefined ? "" : ` Did you mean ${quote(meant)}?`;
};

const address = (
  what: string,
  pattern: string,
  verdict: string,
  accepts: (address: string) => boolean,
) =>
  z
    .string()
    .refine(accepts, {
      error: ({ input }) => `${quote(input)} ${verdict}.${hintFor(String(input), accepts)}`,
    })
    .meta({ description: what, pattern });

/** An address that begins with https://. */
export const httpsAddress = (what: string) =>
  address(what, "^https://", "is not an address that begins with https://", isHttpsAddress);

/** An address that a visitor can follow: https: or mailto:, nothing else (`javascript:` above all). */
export const link = (what: string) =>
  address(
    what,
    "^(https://|mailto:)",
    "is not an address that begins with https:// or mailto:",
    (it) => isHttpsAddress(it) || isMailtoAddress(it),
  );

/** An https address, or a path on this site. */
export const addressOrPath = (what: string) =>
  address(
    what,
    "^(https://|/(?!/))",
    'is neither an address that begins with https:// nor a path on this site such as "/pictures/logo.svg"',
    (it) => isHttpsAddress(it) || isPathOnSite(it),
  );

/** A path on this site; that there is such a file is checked where it says which kind it must be. */
export const pathOnSite = (what: string) =>
  address(
    what,
    "^/(?!/)",
    'is not a path on this site such as "/covers/harbour.svg"',
    isPathOnSite,
  );

/** An address that a visitor can follow, or a file in `static/`: see `checkFiles`. */
export const linkOrFile = (what: string) =>
  address(
    what,
    "^(https://|mailto:|/(?!/))",
    'is neither an address that begins with https:// or mailto: nor a file in static/, such as "/talk.pdf"',
    (it) => isHttpsAddress(it) || isMailtoAddress(it) || isPathOnSite(it),
  );

/** An e-mail address. */
export const email = (what: string) =>
  z.email({ error: ({ input }) => notAnEmail(input) }).describe(what);

const notAnEmail = (input: unknown): string | undefined =>
  typeof input === "string"
    ? `${quote(input)} is not an e-mail address. It should look like name@example.com.`
    : undefined;

/** An icon's name: a short one of ours, or any name of an installed Iconify set. */
export const icon = forGraphql(
  z
    .string()
    .superRefine((name, context) => {
      const message = iconDiagnostic(name);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    })
    .meta({
      description:
        'an icon: a short name such as "cookie", or any Iconify name such as "lucide:mail"',
      anyOf: [{ enum: OWN_ICONS }, { pattern: "^[a-z0-9-]+:[a-z0-9-]+$" }],
    }),
  { type: "Icon" },
);

/** A check that also runs when other values of the record are wrong, so that all mistakes show at once. */
export const always = { when: () => true };

/** A record in which exactly one of two keys must be present. */
export const exactlyOneOf =
  (first: string, second: string) =>
  (value: unknown, context: z.core.$RefinementCtx): void => {
    if (kindOf(value) !== "a record") return;
    const record = recordOf(value);
    const hasFirst = record[first] !== undefined;
    const hasSecond = record[second] !== undefined;
    if (hasFirst !== hasSecond) return;
    const message = hasFirst
      ? `"${first}" and "${second}" are both here. Keep one of them.`
      : `"${first}" and "${second}" are both missing. Write one of them.`;
    context.addIssue({ code: "custom", message });
  };

/** The same rule for editors: JSON Schema says it as `oneOf`. */
export const exactlyOneOfMeta = (first: string, second: string) => ({
  oneOf: [{ required: [first] }, { required: [second] }],
});

/** A list whose records differ in what `identify` makes of the value of `key`. */
const differing =
  (
    key: string,
    identify: (value: string) => string,
    complain: (value: string, first: { value: string; item: number }) => string,
  ) =>
  (list: unknown, context: z.core.$RefinementCtx): void => {
    const seen = new Map<string, { value: string; item: number }>();
    itemsOf(list).forEach((item, index) => {
      const value = recordOf(item)[key];
      // Two halves would be alike in an address; that they are halves is said already.
      if (typeof value !== "string" || HALF.test(value)) return;
      const first = seen.get(identify(value));
      if (first === undefined) seen.set(identify(value), { value, item: index + 1 });
      else {
        const message = complain(value, first);
        context.addIssue({ code: "custom", path: [index, key], message });
      }
    });
  };

const alreadyThere = (key: string, value: string, item: number): string =>
  `${quote(value)} is already the ${key} of item ${item}. Give each its own ${key}.`;

/** A list whose records differ in the value of `key`. */
export const distinct = (key: string) =>
  differing(
    key,
    (value) => value,
    (value, first) => alreadyThere(key, value, first.item),
  );

/** A list whose records have pages of their own, below `folder` and named after the value of `key`. */
export const withOwnPages = (folder: string, key = "name") =>
  differing(key, slugOf, (value, first) =>
    value === first.value
      ? alreadyThere(key, value, first.item)
      : `${quote(value)} would have the address ${folder}${slugOf(value)}/, which is that of ${quote(first.value)} (item ${first.item}). Change one of the two ${key}s.`,
  );
