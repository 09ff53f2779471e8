import { Check, Copy } from "lucide-react";
import { useRef } from "react";
import { readableMail } from "../../lib/readableMail";
import { useHasHydrated } from "../../lib/useHasHydrated";
import { MailLink } from "../../ui/MailLink";
import { Tooltip } from "../../ui/Tooltip";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import * as styles from "./Contact.module.css";
import { words } from "./contact.words";
import { useCopy } from "./useCopy";

interface MailAddressProps {
  mail: string;
  /** The `mailto:` link to it, if the owner wrote one. */
  href?: string;
}

/** An address to write to or to copy. */
export const MailAddress = ({ mail, href }: MailAddressProps) => {
  const addressRef = useRef<HTMLSpanElement>(null);
  const { outcome, tries, copy } = useCopy(mail);
  const hasHydrated = useHasHydrated();
  const copyOrSelect = async () => {
    const address = addressRef.current;
    if ((await copy()) === "failed" && address) getSelection()?.selectAllChildren(address);
  };
  const isCopied = outcome === "copied";
  const word = isCopied ? words.copied : words.copy;

  return (
    <>
      <span className={styles.address} ref={addressRef}>
        <MailLink address={mail} href={href} />
      </span>
      <span className={styles.copy}>
        <Tooltip label={word} staysOnClick>
          <button type="button" data-copied={isCopied ? "" : undefined} onClick={copyOrSelect}>
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            <VisuallyHidden>
              {/* The built HTML holds no address as it is written: see `MailLink`. */}
              {word} {hasHydrated ? mail : readableMail(mail)}
            </VisuallyHidden>
          </button>
        </Tooltip>
      </span>
      <span className={styles.outcome} role="status">
        {/* Made anew by each try: a status that says the same as before is not read out again. */}
        {isCopied && <VisuallyHidden key={tries}>{words.copied}</VisuallyHidden>}
        {outcome === "failed" && <span key={tries}>{words.copyFailed}</span>}
      </span>
    </>
  );
};
