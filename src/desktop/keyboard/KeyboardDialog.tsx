import { Fragment, useEffect, useRef } from "react";
import { CloseButton, ModalDialog } from "../../components/ModalDialog";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { hasCmdKey } from "../../lib/shortcuts";
import { words } from "../../words/words";
import type { DialogProps } from "../openDialog";
import * as styles from "./KeyboardDialog.module.css";
import { shownShortcuts } from "./shownShortcuts";

const Key = ({ name }: { name: string }) => (
  <kbd>
    <span aria-hidden={name === "⌘"}>{name}</span>
    {name === "⌘" && <VisuallyHidden>{words.keyboard.command}</VisuallyHidden>}
  </kbd>
);

/** Keys that are held together. */
const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className={styles.way} dir="ltr">
    {keys.map((key, index) => (
      <Fragment key={key}>
        {index > 0 && " + "}
        <Key name={key} />
      </Fragment>
    ))}
  </span>
);

/** The list of keyboard shortcuts. */
export const KeyboardDialog = ({ onClose }: DialogProps) => {
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The dialog focuses the first tab stop.
  useEffect(() => titleRef.current?.focus(), []);

  return (
    <ModalDialog name={words.keyboard.name} onClose={onClose}>
      <header className={styles.header}>
        <h2 ref={titleRef} tabIndex={-1}>
          {words.keyboard.name}
        </h2>
        <CloseButton label={words.keyboard.close} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too */}
      <section className={styles.list} tabIndex={0} aria-label={words.keyboard.list}>
        <dl>
          {shownShortcuts(hasCmdKey()).map(({ does, ways }) => (
            <div key={does}>
              <dt>{does}</dt>
              <dd>
                {ways.map((keys, way) => (
                  <Fragment key={keys.join()}>
                    {way > 0 && ` ${words.keyboard.or} `}
                    <Keys keys={keys} />
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </ModalDialog>
  );
};
