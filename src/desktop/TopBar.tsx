import { Code2 } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useSite } from "../content/shell";
import { Clock } from "./Clock";
import { ResumeLink } from "./ResumeLink";
import { ThemeMenu } from "./ThemeMenu";
import * as styles from "./TopBar.module.css";
import { words } from "./topBar.words";

/** The letters that a link has more than in English. The styles fit the English ones. */
const moreLetters = (word: string, englishLength: number) =>
  Math.max(0, word.length - englishLength);

const room = (showSeconds: boolean): CSSProperties & Record<`--${string}`, string | number> => ({
  // The longest usual forms: "Wed 12:08:08 AM", "Wed 12:08 AM".
  "--clock": showSeconds ? "9.25em" : "7.75em",
  "--more-resume": moreLetters(words.resume, 6),
  "--more-source": moreLetters(words.sourceCode, 11),
});

const WITHOUT_LINKS: CSSProperties = { gridTemplateColumns: "var(--clock-room) auto" };

/** `children` stand beside the owner's name: the desktop puts its View menu there. */
export const TopBar = ({ children }: { children?: ReactNode }) => {
  const { owner, repository, resume, clock } = useSite();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of sections a header is a banner
    <header className={styles.bar} aria-label={words.name}>
      <h1>{owner.name}</h1>
      {children}
      <div
        className={styles.end}
        data-with-resume={resume && repository ? "" : undefined}
        style={{ ...room(clock.showSeconds), ...(!resume && !repository && WITHOUT_LINKS) }}
      >
        <Clock />
        {resume && <ResumeLink resume={resume} />}
        {repository && (
          <a
            href={repository}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={words.sourceCodeNewTab}
          >
            <Code2 aria-hidden />
            <span className={styles.wideLabel}>{words.sourceCode}</span>
          </a>
        )}
        <ThemeMenu />
      </div>
    </header>
  );
};
