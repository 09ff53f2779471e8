import { graphql, withPrefix } from "gatsby";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { Button } from "../../components/Button";
import * as buttons from "../../components/Button.module.css";
import { useHasHydrated } from "../../lib/hydration";
import { usePortrait } from "../../navigation/shell";
import { AppLink } from "../../windows";
import { words } from "../../words/words";
import * as band from "../OwnerBand.module.css";
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

const PRINT = { "aria-label": resumeFiles.print, title: resumeFiles.print };

const FileLink = ({ path, name, title }: Record<"path" | "name" | "title", string>) => (
  <li>
    <a className={buttons.button} href={withPrefix(path)} title={title} download>
      {name}
    </a>{" "}
  </li>
);

type Content = Queries.ResumePageQuery;

/** The résumé, the way to it in another language, and its files. On a machine that makes no PDF printing takes its place. */
const ResumeView = ({ data: { site, career }, requested }: SectionProps<Content>) => {
  const portrait = usePortrait();
  const canPrint = useHasHydrated();
  const editions = site?.resume?.editions ?? [];
  const edition = editions.find(({ address }) => address === requested.address);
  const others = editions.filter((it) => it !== edition);
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <ul className={styles.others}>
          <FileLink path="/contact.vcf" name={resumeFiles.card} title={resumeFiles.cardMeaning} />
          {others.map(({ address, lang, name }) => (
            <li key={lang}>
              <AppLink className={buttons.button} address={address} hrefLang={lang} lang={lang}>
                {name}
              </AppLink>{" "}
            </li>
          ))}
          <li>
            <Button {...PRINT} disabled={!canPrint} onClick={() => window.print()}>
              <Printer aria-hidden />
            </Button>
          </li>
        </ul>
        {edition && (
          <ul className={styles.forms} aria-label={resumeFiles.label}>
            {FILES.map(({ file, ...texts }) => (
              <FileLink key={file} path={edition.folder + file} {...texts} />
            ))}
          </ul>
        )}
        {edition?.file && (
          <a className={buttons.primary} href={withPrefix(edition.file)} download>
            <Download aria-hidden />
            {words.resumeFiles.download}{" "}
          </a>
        )}
      </div>
      {career && (
        <div className={styles.sheet} data-letterhead="">
          {portrait && (
            <img
              className={band.photo}
              src={portrait}
              alt=""
              width={120}
              height={120}
              data-screen-only=""
            />
          )}
          <PrintableResume html={career.html} />
        </div>
      )}
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
