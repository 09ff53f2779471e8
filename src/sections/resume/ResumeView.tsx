import { withPrefix } from "gatsby";
import { type ReactNode, useMemo } from "react";
import type { ResumeSurroundings } from "../../resume/parts";
import { ResumeDocument } from "../../resume/ResumeDocument";
import { type ResumeData, type ResumeProject, resumeOf } from "../../resume/record";
import { MailLink } from "../../ui/MailLink";
import { PhoneLink } from "../../ui/PhoneLink";
import { AppLink } from "../../windows";
import type { SectionProps } from "../section";
import * as styles from "./Resume.module.css";
import { ResumeFiles } from "./ResumeFiles";

const ProjectLink = ({ project, children }: { project: ResumeProject; children: ReactNode }) => (
  <AppLink address={project.address}>{children}</AppLink>
);

const IN_WINDOW: ResumeSurroundings = {
  topLevel: 3,
  Mail: MailLink,
  Phone: PhoneLink,
  ProjectLink,
};

/** The résumé to read, and the files to take along. */
export const ResumeView = ({ data }: SectionProps<ResumeData>) => {
  const resume = useMemo(() => resumeOf(data), [data]);
  return (
    <div className={styles.frame}>
      <link rel="stylesheet" media="print" href={withPrefix("/styles/resume.css")} />
      {data.site?.resume && <ResumeFiles file={data.site.resume.file} />}
      <ResumeDocument resume={resume} surroundings={IN_WINDOW} />
    </div>
  );
};
