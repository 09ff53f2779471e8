import type { ReactNode } from "react";
import { Heading } from "./parts";

interface ResumeSectionProps<Item> {
  title: string;
  items: readonly Item[];
  /** Tells the items apart. */
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A part of the résumé under its heading: a list, and nothing at all where the list is empty. */
export const ResumeSection = <Item,>({
  title,
  items,
  keyOf,
  children,
}: ResumeSectionProps<Item>) => {
  if (items.length === 0) return null;
  return (
    <section>
      <Heading below={1}>{title}</Heading>
      <ul data-part="entries">
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
};
