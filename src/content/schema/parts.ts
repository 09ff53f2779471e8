import { z } from "zod";
import { inFull, kindOf, orRather, quote } from "../diagnostics";
import { iconError, OWN_ICONS } from "../icons";
import { slugOf } from "../text";
import { isHttpsAddress, isMailtoAddress, isPathOnSite, meantHttpsAddress } from "./addresses";
import { type SchemaMeta, schemaMeta } from "./schemaMeta";

/** The parts of the data files' schemas. Each takes a few words about the value, for editors and for the report. */

/** Any visible character. The empty Braille cell is a letter to Unicode. */
const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Half of a character that takes two code units. Neither pages nor addresses can contain it. */
const HALF = /\p{Cs}/u;

const NOT_WHOLE = "Half a character is in this text, such as \\ud83d without what belongs to it.";

/** A text without half characters; it may be empty. */
export const wholeText = () =>
  z.string().refine((value) => !HALF.test(value), { error: NOT_WHOLE });

/** A text with at least one visible character. */
export const text = (what: string) =>
  wholeText()
    .refine((value) => HALF.test(value) || VISIBLE_CHARACTER.test(value), {
      error: `This text is empty. It should hold ${what}.`,
    })
    .meta({ description: what, pattern: "\\S" });

/** A list of texts; it may be empty. */
export const texts = (what: string) => z.array(text("a text")).describe(what);

/** A heading with paragraphs below it. */
export const prose = {
  heading: text("the heading above the paragraphs"),
  paragraphs: texts("the paragraphs in order").register(schemaMeta, { names: "markdown" }),
};

/** Groups of topics, which `what` names. */
export const groups = <Topic extends z.ZodType>(
  topic: Topic,
  what: string,
  check: (
    group: { heading: string; topics: z.output<Topic>[] },
    context: z.core.$RefinementCtx,
  ) => void = () => {},
) => {
  const heading = text("the group's heading");
  const group = z.strictObject({ heading, topics: z.array(topic).describe(what) });
  return z.array(group.superRefine(check)).superRefine(distinct("heading"));
};

/** True or false; `usual` where the owner says nothing. */
export const flag = (what: string, usual: boolean) => z.boolean().describe(what).default(usual);

/** A whole number from 0 to 100. */
export const percentage = (what: string) =>
  z
    .int({
      error: ({ input }) =>
        typeof input === "number"
          ? `${quote(input)} is not a whole number from 0 to 100.`
          : undefined,
    })
    .min(0)
    .max(100)
    .describe(`${what}, a whole number from 0 to 100`);

/** If a path is allowed, "talk.pdf" is more likely a file than a domain. */
const hintFor = (address: string, accepts: (address: string) => boolean): string => {
  const isPathMeant = !address.includes(":") && accepts(`/${address}`);
  return orRather(isPathMeant ? undefined : meantHttpsAddress(address));
};

/** Makes schemas of addresses; `isNot` is the error's wording. */
const addresses =
  (isNot: string, pattern: string, ...kinds: readonly ((address: string) => boolean)[]) =>
  (what: string, names?: SchemaMeta["names"]) => {
    const accepts = (address: string) => kinds.some((isOfKind) => isOfKind(address));
    const schema = z
      .string()
      .refine(accepts, {
        error: ({ input }) => `${quote(input)} is ${isNot}.${hintFor(String(input), accepts)}`,
      })
      .meta({ description: what, pattern });
    return names === undefined ? schema : schema.register(schemaMeta, { names });
  };

export const httpsAddress = addresses(
  "not an address that begins with https://",
  "^https://",
  isHttpsAddress,
);

/** An address that a visitor can follow: https: or mailto:, nothing else (`javascript:` above all). */
export const link = addresses(
  "not an address that begins with https:// or mailto:",
  "^(https://|mailto:)",
  isHttpsAddress,
  isMailtoAddress,
);

export const addressOrPath = addresses(
  'neither an address that begins with https:// nor a path on this site such as "/pictures/logo.svg"',
  "^(https://|/(?!/))",
  isHttpsAddress,
  isPathOnSite,
);

export const pathOnSite = addresses(
  'not a path on this site such as "/covers/harbour.svg"',
  "^/(?!/)",
  isPathOnSite,
);

/** A cover that is served as it is. */
export const drawing = pathOnSite(
  'a drawing where there is no picture, such as "/covers/harbour.svg" for static/covers/harbour.svg',
  "drawing",
);

/** An address that a visitor can follow, or a path on this site. */
export const linkOrPath = addresses(
  'neither an address that begins with https:// or mailto: nor a path on this site, such as "/talk.pdf"',
  "^(https://|mailto:|/(?!/))",
  isHttpsAddress,
  isMailtoAddress,
  isPathOnSite,
);

export const email = (what: string) =>
  z
    .email({
      error: ({ input }) =>
        typeof input === "string"
          ? `${quote(input)} is not an e-mail address. It should look like name@example.com.`
          : undefined,
    })
    .describe(what);

/** A check of a text: `error` returns its message, or undefined. */
export const checkedString = (error: (value: string) => string | undefined) =>
  z.string().superRefine((value, context) => {
    const message = error(value);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

/** An icon's name: a short one of ours, or any name of an installed Iconify set. */
export const icon = checkedString(iconError)
  .meta({
    description: 'an icon of the site ("cookie") or of Iconify ("lucide:mail")',
    anyOf: [{ enum: OWN_ICONS }, { pattern: "^[a-z0-9-]+:[a-z0-9-]+$" }],
  })
  .register(schemaMeta, { type: "Icon" });

/** The error for a text without the record that should be around it. */
const notAnEntry: z.core.$ZodErrorMap = ({ input }) =>
  typeof input === "string"
    ? `This is ${kindOf(input)}; it should be a record in {curly brackets}: { "type": "text", "content": ${inFull(input)} }.`
    : undefined;

/** The error for what is neither a text nor a list. Zod says what is wrong inside of one. */
const notTexts: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined ? undefined : 'This should be a text in "double quotes", or a list of texts.';

/** A text or a list of texts. */
export const textOrTexts = (what: string, names?: SchemaMeta["names"]) =>
  z
    .union([text(what), texts(what)], { error: notTexts })
    .describe(what)
    .register(schemaMeta, { type: "Entry", ...(names && { names }) });

/** A text, a list of texts, `{ "type": "text", "content": "…" }` or `{ "type": "array", "content": ["…", "…"] }`, whose two keys must agree. */
export const entry = (what: string, names?: SchemaMeta["names"]) =>
  z
    .union(
      [
        text(what),
        texts(what),
        z.discriminatedUnion("type", [
          z.strictObject({ type: z.literal("text"), content: text(what) }),
          z.strictObject({ type: z.literal("array"), content: texts(what) }),
        ]),
      ],
      { error: notTexts },
    )
    .describe(what)
    .register(schemaMeta, { type: "Entry", ...(names && { names }) });

/** An entry of one text, whose content `content` describes. */
export const textEntry = <Content extends z.ZodType<string>>(content: Content, what: string) =>
  z
    .strictObject(
      { type: z.literal("text").register(schemaMeta, { type: "EntryType" }), content },
      { error: notAnEntry },
    )
    .describe(what);

/** A record in which exactly one of two keys must be present. */
export const exactlyOneOf =
  (first: string, second: string) =>
  (record: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void => {
    const hasFirst = record[first] !== undefined;
    if (hasFirst !== (record[second] !== undefined)) return;
    const [state, advice] = hasFirst ? ["here", "Keep"] : ["missing", "Write"];
    const message = `"${first}" and "${second}" are both ${state}. ${advice} one of them.`;
    context.addIssue({ code: "custom", message });
  };

/** The records of a list that have a `key` must differ in it; if each has a page in `folder`, in the addresses made from it. */
export const distinct =
  <Key extends string>(key: Key, folder?: string) =>
  (
    list: readonly Readonly<Partial<Record<Key, string | undefined>>>[],
    context: z.core.$RefinementCtx,
  ): void => {
    const seen = new Map<string, { value: string; item: number }>();
    for (const [index, { [key]: value }] of list.entries()) {
      if (value === undefined) continue;
      const identity = folder === undefined ? value : slugOf(value);
      const first = seen.get(identity) ?? { value, item: index + 1 };
      seen.set(identity, first);
      if (first.item > index) continue;
      const message =
        value === first.value
          ? `${quote(value)} is already the ${key} of item ${first.item}. Give each its own ${key}.`
          : `${quote(value)} would have the address ${folder}${identity}/, which is that of ${quote(first.value)} (item ${first.item}). Change one of the two ${key}s.`;
      context.addIssue({ code: "custom", path: [index, key], message });
    }
  };
