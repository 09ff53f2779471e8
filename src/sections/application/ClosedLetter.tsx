import * as buttons from "../../components/Button.module.css";
import { useSite } from "../../navigation/shell";
import { paint } from "../../theme/drawing";
import { AppLink, HOME_ADDRESS } from "../../windows";
import { words } from "../../words/words";
// The header is the owner's band.
import "../OwnerBand.module.css";
import * as section from "../Section.module.css";
import * as styles from "./ClosedLetter.module.css";

/** An envelope with its seal unbroken. */
const Envelope = () => (
  <svg viewBox="0 0 160 112" aria-hidden="true">
    <rect width="160" height="112" rx="8" fill={paint.paper} />
    <path fill="#d8d3c4" d="M0 104 62 52h36l62 52a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" />
    <path fill="#fffdf6" d="M8 0h144a8 8 0 0 1 5 14L92 66a19 19 0 0 1-24 0L3 14A8 8 0 0 1 8 0z" />
    <circle cx="80" cy="66" r="18" fill={paint.coral} />
    <circle cx="80" cy="66" r="11" fill="none" stroke="#c4493a" strokeWidth="3" />
  </svg>
);

interface ClosedLetterProps {
  reason: "incomplete" | "refused" | "over";
}

/** In place of a letter that the link does not open: why, and the ways on. */
export const ClosedLetter = ({ reason }: ClosedLetterProps) => {
  const { email } = useSite().owner;
  return (
    <div className={styles.closed}>
      <div className={styles.picture} data-letterhead="">
        <header>
          <Envelope />
        </header>
      </div>
      <h3 className={section.title}>{words.application.closed}</h3>{" "}
      <p role="status">{words.application[reason]}</p>{" "}
      <ul>
        <li>
          <AppLink className={buttons.primary} address={HOME_ADDRESS}>
            {words.notFound.home}
          </AppLink>{" "}
        </li>
        {email !== null && (
          <li>
            <a className={buttons.button} href={`mailto:${email}`}>
              {email}
            </a>{" "}
          </li>
        )}
      </ul>
    </div>
  );
};
