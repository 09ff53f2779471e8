import { distinctKeys } from "../../lib/distinctKeys";
import { Html } from "../Html";
import type { Entry } from "./content";
import { entryTexts } from "./entryTexts";
import * as styles from "./Projects.module.css";

/** An entry to be read, whose texts are HTML: a text is a paragraph, a list is a list. */
export const EntryProse = ({ entry }: { entry: Entry }) => {
  const texts = entryTexts(entry);
  const keys = distinctKeys(texts);
  if (entry.type === "text") {
    return texts.map((text, index) => <Html key={keys[index]} as="p" html={text} />);
  }
  return (
    <ul className={styles.points}>
      {texts.map((text, index) => (
        <Html key={keys[index]} as="li" html={text} />
      ))}
    </ul>
  );
};
