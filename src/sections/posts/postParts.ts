import type { Post } from "./content";
import { words } from "./posts.words";

export interface PostPart {
  readonly heading: string;
  /** What an address ends in that leads there: "#conclusion". */
  readonly id: string;
  readonly paragraphs: readonly Paragraph[];
}

interface Paragraph {
  /** Its name in the data, which no other paragraph of the part has. */
  readonly name: string;
  readonly text: string;
}

type Fields = Record<string, { readonly content: string } | null>;

/** Those that are there, in the query's order. */
const paragraphs = (fields: Fields | null): Paragraph[] =>
  Object.entries(fields ?? {}).flatMap(([name, field]) =>
    field ? [{ name, text: field.content }] : [],
  );

/** A post of posts.json as it is read: three parts, each with the paragraphs that it has. */
export const postParts = ({ introduction, body, conclusion }: Post): PostPart[] => [
  { heading: words.introduction, id: "introduction", paragraphs: paragraphs(introduction) },
  { heading: words.body, id: "body", paragraphs: paragraphs(body) },
  { heading: words.conclusion, id: "conclusion", paragraphs: paragraphs(conclusion) },
];
