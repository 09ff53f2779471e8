import { withPrefix } from "gatsby";
import { File } from "lucide-react";
import type { SiteContent } from "../content/shell";
import * as styles from "./TopBar.module.css";
import { words } from "./topBar.words";

/** The résumé's file from wherever one is; its page where a build could make no PDF. */
export const ResumeLink = ({ resume }: { resume: NonNullable<SiteContent["resume"]> }) => {
  const hasFile = !process.env.WITHOUT_RESUME_PDF;
  return (
    <a
      href={withPrefix(hasFile ? resume.file : resume.address)}
      download={hasFile}
      aria-label={hasFile ? words.resumeFile : words.resume}
    >
      <File aria-hidden />
      <span className={styles.wideLabel}>{words.resume}</span>
    </a>
  );
};
