import type { Html } from "../contract/html";
import { Htmls } from "./Html";
import * as styles from "./Points.module.css";

/** Texts of the owner's as a list. */
export const Points = ({ texts }: { texts: readonly Html[] | null | undefined }) =>
  texts &&
  texts.length > 0 && (
    <ul className={styles.points}>
      <Htmls as="li" texts={texts} />
    </ul>
  );
