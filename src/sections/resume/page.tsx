import { graphql, withPrefix } from "gatsby";
import { type ReactNode, useMemo } from "react";
import { MailLink, PhoneLink } from "../../components/links";
import { ResumeDocument, type ResumeSurroundings } from "../../resume/ResumeDocument";
import { type ResumeData, type ResumeProject, resumeOf } from "../../resume/record";
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

/** The résumé, and its files to download. */
const ResumeView = ({ data }: SectionProps<ResumeData>) => {
  const resume = useMemo(() => resumeOf(data), [data]);
  return (
    <div className={styles.frame}>
      <link rel="stylesheet" media="print" href={withPrefix("/styles/resume.css")} />
      {data.site?.resume && <ResumeFiles file={data.site.resume.file} />}
      <ResumeDocument resume={resume} surroundings={IN_WINDOW} />
    </div>
  );
};

export default ResumeView;

export const query = graphql`
  query ResumePage {
    site: siteInfo {
      home
      owner { name role email: veiledEmail place headline summary availability pronouns phone }
      resume { showMail showPhone file }
    }
    career {
      work { name position location description url summary highlights startDate endDate time }
      education { institution area studyType url score courses startDate endDate time }
      volunteer { organization position url summary highlights startDate endDate time }
      certificates { name issuer url date time }
      publications { name publisher url summary releaseDate time }
      awards { title awarder summary date time }
      skills { name level keywords }
      languages { language fluency }
      references { name reference }
    }
    contacts: allContactGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics { name link: veiledLink }
      }
    }
    projects: allProject(sort: { position: ASC }) {
      nodes {
        name
        address
        brief
        language { lang dir }
        start
        end
        links { label url: veiledUrl }
        basics {
          company { content }
          role { content }
          keywords { content }
          year { content }
        }
      }
    }
    interests: allInterestGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics { name level seniority }
      }
    }
  }
`;
