import { graphql, withPrefix } from "gatsby";
import { Download, Printer } from "lucide-react";
import { Button } from "../../components/Button";
import * as buttons from "../../components/Button.module.css";
import { useHasHydrated } from "../../lib/hydration";
import { AppLink } from "../../windows";
import { words } from "../../words/words";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import { PrintableResume } from "./PrintableResume";
import * as styles from "./Resume.module.css";

const { resumeFiles } = words;

/** The other forms of the same record, with their purposes. */
const FILES = [
  { file: "resume.docx", name: resumeFiles.word, title: resumeFiles.wordMeaning },
  { file: "resume.txt", name: resumeFiles.text, title: resumeFiles.textMeaning },
  { file: "resume.json", name: resumeFiles.json, title: resumeFiles.jsonMeaning },
];

type Content = Queries.ResumePageQuery;
type Edition = NonNullable<NonNullable<Content["site"]>["resume"]>["editions"][number];

/** The résumé to keep, to send and to print. A build without a browser makes no PDF: then printing takes its place. */
const ResumeFiles = ({ edition: { file, folder } }: { edition: Edition }) => {
  const canPrint = useHasHydrated();
  return (
    <ul className={styles.files} aria-label={resumeFiles.label}>
      {process.env.WITHOUT_RESUME_PDF || (
        <li>
          <a className={buttons.primary} href={withPrefix(file)} download>
            <Download aria-hidden />
            {resumeFiles.download}
          </a>
        </li>
      )}
      <li>
        <Button disabled={!canPrint} onClick={() => window.print()}>
          <Printer aria-hidden />
          {resumeFiles.print}
        </Button>
      </li>
      {[
        ...FILES.map((it) => ({ ...it, file: folder + it.file })),
        { file: "/contact.vcf", name: resumeFiles.card, title: resumeFiles.cardMeaning },
      ].map(({ file: address, name, title }) => (
        <li key={address}>
          <a className={buttons.button} href={withPrefix(address)} title={title} download>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** The résumé, its files to download, and the way to it in another language. */
const ResumeView = ({ data: { site, career }, wanted }: SectionProps<Content>) => {
  const editions = site?.resume?.editions ?? [];
  const edition = editions.find(({ address }) => address === wanted.address);
  const others = editions.filter((it) => it !== edition);
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        {edition && <ResumeFiles edition={edition} />}
        {others.length > 0 && (
          <ul className={section.items} aria-label={words.resume.languages}>
            {others.map(({ address, lang, name }) => (
              <li key={lang}>
                <AppLink className={buttons.button} address={address} hrefLang={lang} lang={lang}>
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {career && <PrintableResume html={career.html} />}
    </div>
  );
};

export default ResumeView;

export const query = graphql`
  query ResumePage($address: String!) {
    site: siteInfo {
      resume {
        editions { address lang name folder file }
      }
    }
    career { html(address: $address) }
  }
`;
