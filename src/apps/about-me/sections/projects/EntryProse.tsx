import type { Entry } from "../../../../content/projects";
import { entryTexts } from "./entryTexts";

/** An entry to be read: a text is a paragraph, a list is a list. */
export const EntryProse = ({ entry }: { entry: Entry }) => {
  const texts = entryTexts(entry);
  // The order of texts is fixed, and two of them may be alike.
  const numbered = texts.map((text, index) => ({ text, key: index }));
  if (entry.type === "text") return numbered.map(({ text, key }) => <p key={key}>{text}</p>);
  return (
    <ul data-part="points">
      {numbered.map(({ text, key }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
};
