import { distinctKeys } from "../../lib/distinctKeys";
import type { Entry } from "./content";
import { entryTexts } from "./entryTexts";

/** An entry to be read: a text is a paragraph, a list is a list. */
export const EntryProse = ({ entry }: { entry: Entry }) => {
  const texts = entryTexts(entry);
  const keys = distinctKeys(texts);
  if (entry.type === "text") {
    return texts.map((text, index) => <p key={keys[index]}>{text}</p>);
  }
  return (
    <ul data-part="points">
      {texts.map((text, index) => (
        <li key={keys[index]}>{text}</li>
      ))}
    </ul>
  );
};
