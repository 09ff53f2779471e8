import { graphql, withPrefix } from "gatsby";
import { Download, Printer } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../../components/Button";
import * as buttons from "../../components/Button.module.css";
import { useHasHydrated } from "../../lib/hydration";
import { type ResumeData, resumeOf } from "../../resume/record";
import { words } from "../../words/words";
import type { SectionProps } from "../section";
import { PrintableResume } from "./PrintableResume";
import * as styles from "./Resume.module.css";

/** The other forms of the same record, with their purposes. */
const FILES = [
  { file: "/resume.docx", name: words.resumeFiles.word, title: words.resumeFiles.wordMeaning },
  { file: "/resume.txt", name: words.resumeFiles.text, title: words.resumeFiles.textMeaning },
  { file: "/resume.json", name: words.resumeFiles.json, title: words.resumeFiles.jsonMeaning },
  { file: "/contact.vcf", name: words.resumeFiles.card, title: words.resumeFiles.cardMeaning },
];

/** The résumé to keep, to send and to print. A build without a browser makes no PDF: then printing takes its place. */
const ResumeFiles = ({ file }: { file: string }) => {
  const canPrint = useHasHydrated();
  return (
    <ul className={styles.files} aria-label={words.resumeFiles.label}>
      {process.env.WITHOUT_RESUME_PDF || (
        <li>
          <a className={buttons.primary} href={withPrefix(file)} download>
            <Download aria-hidden />
            {words.resumeFiles.download}
          </a>
        </li>
      )}
      <li>
        <Button disabled={!canPrint} onClick={() => window.print()}>
          <Printer aria-hidden />
          {words.resumeFiles.print}
        </Button>
      </li>
      {FILES.map(({ file: address, name, title }) => (
        <li key={address}>
          <a className={buttons.button} href={withPrefix(address)} title={title} download>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** The résumé, and its files to download. */
const ResumeView = ({ data }: SectionProps<ResumeData>) => {
  const resume = useMemo(() => resumeOf(data), [data]);
  return (
    <div className={styles.frame}>
      {data.site?.resume && <ResumeFiles file={data.site.resume.file} />}
      <PrintableResume resume={resume} />
    </div>
  );
};

export default ResumeView;

export const query = graphql`
  query ResumePage {
    site: siteInfo {
      home
      owner { name role email place headline summary availability pronouns phone }
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
        topics { name link }
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
        links { label url }
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
