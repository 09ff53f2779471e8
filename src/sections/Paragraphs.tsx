import { distinctKeys } from "../lib/distinctKeys";

/** The owner's prose, a `p` for each text. */
export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => {
  const keys = distinctKeys(paragraphs);
  return paragraphs.length === 0 ? null : (
    <div data-part="prose">
      {paragraphs.map((paragraph, index) => (
        <p key={keys[index]}>{paragraph}</p>
      ))}
    </div>
  );
};
