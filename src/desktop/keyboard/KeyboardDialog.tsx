import { X } from "lucide-react";
import { Fragment, useEffect, useId, useRef } from "react";
import { hasCmdKey } from "../../lib/shortcuts";
import * as buttons from "../../ui/Button.module.css";
import { ModalDialog } from "../../ui/ModalDialog";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { DialogProps } from "../dialogs/opener";
import * as styles from "./KeyboardDialog.module.css";
import { words } from "./keyboard.words";
import { SIGN_NAMES } from "./shortcutWords";
import { type ShownShortcut, shownShortcuts } from "./shownShortcuts";

const Key = ({ name }: { name: string }) => {
  const spoken = SIGN_NAMES[name];
  return (
    <kbd>
      {spoken === undefined ? name : <span aria-hidden>{name}</span>}
      {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
    </kbd>
  );
};

const Ways = ({ ways }: Pick<ShownShortcut, "ways">) => (
  <>
    {ways.map((keys, index) => (
      <Fragment key={keys.join()}>
        {index > 0 && ` ${words.or} `}
        <span className={styles.way} dir="ltr">
          {keys.map((key, place) => (
            <Fragment key={key}>
              {place > 0 && " + "}
              <Key name={key} />
            </Fragment>
          ))}
        </span>
      </Fragment>
    ))}
  </>
);

/** Lists every key that the site answers to. */
export const KeyboardDialog = ({ returnFocusTo, onClose }: DialogProps) => {
  const id = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  // After the dialog, which gives the focus to the first thing that Tab reaches.
  useEffect(() => titleRef.current?.focus(), []);

  return (
    <ModalDialog name={words.name} returnFocusTo={returnFocusTo} onClose={onClose}>
      <div className={styles.frame}>
        <header>
          <h2 ref={titleRef} tabIndex={-1}>
            {words.name}
          </h2>
          <button type="button" className={buttons.icon} aria-label={words.close} onClick={onClose}>
            <X aria-hidden />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too */}
        <section className={styles.lists} tabIndex={0} aria-label={words.list}>
          {shownShortcuts(hasCmdKey()).map(({ title, shortcuts }, index) => (
            <section key={title} aria-labelledby={`${id}${index}`}>
              <h3 id={`${id}${index}`}>{title}</h3>
              <dl>
                {shortcuts.map(({ does, ways }) => (
                  <div key={does}>
                    <dt>{does}</dt>
                    <dd>
                      <Ways ways={ways} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </section>
      </div>
    </ModalDialog>
  );
};
