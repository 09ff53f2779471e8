import { type ReactNode, useId } from "react";
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
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div id={id}>
        <Heading below={1}>{title}</Heading>
      </div>
      <ul data-part="entries">
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
};
