import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import * as buttons from "../../components/Button.module.css";
import { Tooltip } from "../../components/Tooltip";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { useCopying } from "../useCopying";
import * as styles from "./Contact.module.css";

interface MailAddressProps {
  mail: string;
  /** A `mailto:` link, perhaps with a subject. */
  href: string;
}

/** A mail address to write to or to copy. */
export const MailAddress = ({ mail, href }: MailAddressProps) => {
  const { address, copy, isCopied, word, statusElement } = useCopying(mail);
  return (
    <>
      <span className={styles.address}>
        <span ref={address}>
          <a href={href}>{mail}</a>
        </span>{" "}
        <span className={styles.copy}>
          <Tooltip label={word} staysOnClick>
            <button
              type="button"
              className={buttons.icon}
              data-copied={isCopied ? "" : undefined}
              onClick={copy}
            >
              {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
              <VisuallyHidden>{`${word} ${mail}`}</VisuallyHidden>
            </button>
          </Tooltip>
        </span>
      </span>
      {statusElement}
    </>
  );
};
