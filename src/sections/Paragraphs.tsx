import { distinctKeys } from "../lib/distinctKeys";
import { Html } from "./Html";

interface ParagraphsProps {
  paragraphs: readonly string[];
  className?: string;
}

/** The owner's prose, a `p` for each text, which is HTML. */
export const Paragraphs = ({ paragraphs, className }: ParagraphsProps) => {
  const keys = distinctKeys(paragraphs);
  return paragraphs.length === 0 ? null : (
    <div className={className}>
      {paragraphs.map((paragraph, index) => (
        <Html key={keys[index]} as="p" html={paragraph} />
      ))}
    </div>
  );
};
