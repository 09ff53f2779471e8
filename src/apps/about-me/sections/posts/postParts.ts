import type { PostDocument } from "../../../../content/postDocument";

export interface PostPart {
  readonly heading: "Introduction" | "Body" | "Conclusion";
  readonly paragraphs: readonly string[];
}

type Paragraphs = Record<string, { readonly content: string } | null>;

/** What is there of `paragraph1`, `paragraph2`, …, in that order. */
const texts = (paragraphs: Paragraphs): string[] =>
  Object.entries(paragraphs)
    .sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
    .flatMap(([, paragraph]) => (paragraph ? [paragraph.content] : []));

/** A post as it is read: three parts, each with the paragraphs that it has. */
export const postParts = ({ introduction, body, conclusion }: PostDocument): PostPart[] => [
  { heading: "Introduction", paragraphs: texts({ ...introduction }) },
  { heading: "Body", paragraphs: texts({ ...body }) },
  { heading: "Conclusion", paragraphs: texts({ ...conclusion }) },
];
