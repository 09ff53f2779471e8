import { withPrefix } from "gatsby";
import CodeXml from "lucide-react/icons/code-xml";
import File from "lucide-react/icons/file";
import type { ReactNode } from "react";
import { useSite } from "../navigation/shell";
import { words } from "../words/words";
import { Clock } from "./Clock";
import { ThemeMenu } from "./ThemeMenu";
import * as styles from "./TopBar.module.css";

interface TopBarProps {
  /** The View menu is among the children: where the bar is narrow, it has the link to the source code. */
  hasViewMenu?: boolean;
  /** They follow the owner's name. */
  children?: ReactNode;
}

export const TopBar = ({ hasViewMenu = false, children }: TopBarProps) => {
  const { owner, repository, resume } = useSite();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of sections a header is a banner
    <header className={styles.bar} aria-label={words.topBar.name}>
      <h1>{owner.name}</h1> {children} <Clock />{" "}
      {resume && (
        <a
          href={withPrefix(resume.file ?? resume.address)}
          download={resume.file !== null}
          aria-label={resume.file ? words.topBar.resumeFile : words.titles.resume}
        >
          <File aria-hidden />
          <span className={styles.wideLabel}>{words.titles.resume}</span>{" "}
        </a>
      )}
      {repository && (
        <a
          href={repository}
          className={hasViewMenu ? styles.inViewMenu : undefined}
          rel="noopener noreferrer"
          target="_blank"
          aria-label={`${words.topBar.sourceCode} ${words.links.newTab}`}
        >
          <CodeXml aria-hidden />
          <span className={styles.wideLabel}>{words.topBar.sourceCode}</span>{" "}
        </a>
      )}
      <ThemeMenu />
    </header>
  );
};
