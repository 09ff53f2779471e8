import { withPrefix } from "gatsby";
import { Download, Printer } from "lucide-react";
import { Button } from "../../components/Button";
import * as buttons from "../../components/Button.module.css";
import { useHasHydrated } from "../../lib/hydration";
import { words } from "../../words/words";
import * as styles from "./Resume.module.css";

/** The other forms of the same record, with their purposes. */
const FILES = [
  { file: "/resume.txt", name: words.resumeFiles.text, title: words.resumeFiles.textMeaning },
  { file: "/resume.json", name: words.resumeFiles.json, title: words.resumeFiles.jsonMeaning },
  { file: "/contact.vcf", name: words.resumeFiles.card, title: words.resumeFiles.cardMeaning },
];

/** The résumé to keep, to send and to print. A build without a browser makes no PDF: then printing takes its place. */
export const ResumeFiles = ({ file }: { file: string }) => {
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
