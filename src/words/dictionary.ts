import type { words } from "./en";

/** A text with placeholders: see `filled`. */
export type Phrase<Names extends string> = string & { readonly names?: Names };

/** A text in each form that a language has for a count, which is one of its names. */
export type Counted<Names extends string> = {
  readonly other: Phrase<Names>;
} & { readonly [Form in Exclude<Intl.LDMLPluralRule, "other">]?: Phrase<Names> };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Translated<Text> = Text extends string
  ? Phrase<NamesIn<Text>>
  : Text extends { readonly other: infer Other extends string }
    ? Counted<NamesIn<Other>>
    : { readonly [Key in keyof Text]: Translated<Text[Key]> };

/** The texts of every language. */
export type Dictionary = Translated<Omit<typeof words, "direction">> & {
  readonly direction: "ltr" | "rtl";
};
