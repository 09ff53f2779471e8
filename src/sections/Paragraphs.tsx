import { distinctKeys } from "../lib/distinctKeys";
import { Html } from "./Html";

/** The owner's prose, a `p` for each text, which is HTML. */
export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => {
  const keys = distinctKeys(paragraphs);
  return paragraphs.length === 0 ? null : (
    <div data-part="prose">
      {paragraphs.map((paragraph, index) => (
        <Html key={keys[index]} as="p" html={paragraph} />
      ))}
    </div>
  );
};
