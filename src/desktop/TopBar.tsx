import { withPrefix } from "gatsby";
import { Code2, File } from "lucide-react";
import type { ReactNode } from "react";
import { useSite } from "../content/shell";
import { Clock } from "./Clock";
import { ThemeMenu } from "./ThemeMenu";
import * as styles from "./TopBar.module.css";
import { words } from "./topBar.words";

/** The `children` follow the owner's name. */
export const TopBar = ({ children }: { children?: ReactNode }) => {
  const { owner, repository, resume } = useSite();
  // A build without Chromium has no PDF.
  const hasPdf = !process.env.WITHOUT_RESUME_PDF;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of sections a header is a banner
    <header className={styles.bar} aria-label={words.name}>
      <h1>{owner.name}</h1>
      {children}
      <Clock />
      {resume && (
        <a
          href={withPrefix(hasPdf ? resume.file : resume.address)}
          download={hasPdf}
          aria-label={hasPdf ? words.resumeFile : words.resume}
        >
          <File aria-hidden />
          <span className={styles.wideLabel}>{words.resume}</span>
        </a>
      )}
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
    </header>
  );
};
