import type { PostDocument } from "../../../../content/postDocument";

export interface PostPart {
  readonly heading: "Introduction" | "Body" | "Conclusion";
  readonly paragraphs: readonly Paragraph[];
}

interface Paragraph {
  /** Its name in the data, which no other paragraph of the part has. */
  readonly name: string;
  readonly text: string;
}

type Fields = Record<string, { readonly content: string } | null>;

/** Those that are there, in the query's order. */
const paragraphs = (fields: Fields): Paragraph[] =>
  Object.entries(fields).flatMap(([name, field]) => (field ? [{ name, text: field.content }] : []));

/** A post as it is read: three parts, each with the paragraphs that it has. */
export const postParts = ({ introduction, body, conclusion }: PostDocument): PostPart[] => [
  { heading: "Introduction", paragraphs: paragraphs(introduction) },
  { heading: "Body", paragraphs: paragraphs(body) },
  { heading: "Conclusion", paragraphs: paragraphs(conclusion) },
];
