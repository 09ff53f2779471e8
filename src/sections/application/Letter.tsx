import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { useEffect, useMemo } from "react";
import { Button } from "../../components/Button";
import * as buttons from "../../components/Button.module.css";
import { ErrorView } from "../../components/ErrorView";
import { Spinner } from "../../components/Spinner";
import type { Application } from "../../contract/application";
import { fromBase64 } from "../../lib/sealed";
import { AppLink, useWindowActions } from "../../windows";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { Html } from "../Html";
import { PrintableResume } from "../resume/PrintableResume";
import * as styles from "../resume/Resume.module.css";
import * as section from "../Section.module.css";
import { ClosedLetter } from "./ClosedLetter";
import { useApplication } from "./useApplication";

const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The address of a file in this document's memory. */
const useFile = (base64: string | null): string | undefined => {
  const address = useMemo(
    () => base64 && URL.createObjectURL(new Blob([fromBase64(base64)], { type: WORD_TYPE })),
    [base64],
  );
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address || undefined;
};

/** Applications whose windows have opened: a visitor may have closed them. */
const arranged = new WeakSet<Application>();

const Open = ({ application }: { application: Application }) => {
  const { reader, lastDay, letter, projects, resume, word, windows } = application;
  const actions = useWindowActions();
  const file = useFile(word);
  useEffect(() => {
    if (arranged.has(application)) return;
    arranged.add(application);
    for (const id of windows) actions.openBehind(id);
  }, [application, windows, actions]);

  return (
    <div className={styles.frame}>
      <h3>{filled(words.application.heading, { reader })}</h3>{" "}
      <p data-part="label">
        {lastDay
          ? filled(words.application.until, { day: lastDay.words })
          : words.application.sealed}
      </p>{" "}
      {resume && (
        <ul className={styles.files} aria-label={words.titles.resume}>
          <li>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {words.application.print}
            </Button>{" "}
          </li>
          {file && (
            <li>
              <a className={buttons.button} href={file} download={words.application.file}>
                <Download aria-hidden />
                {words.resumeFiles.word}
              </a>{" "}
            </li>
          )}
        </ul>
      )}
      <Html className={section.prose} html={letter} />
      {projects.length > 0 && (
        <section>
          <h4>{words.application.projects}</h4>{" "}
          <ul data-part="entries">
            {projects.map(({ name, address, description, language }) => (
              <li key={address} {...language}>
                <AppLink address={address}>{name}</AppLink> <p data-part="facts">
                  {description}
                </p>{" "}
              </li>
            ))}
          </ul>
        </section>
      )}
      {resume && (
        <section>
          <PrintableResume html={resume} />
        </section>
      )}
    </div>
  );
};

/** The letter of a sealed application, with the résumé that goes with it; or a sentence why there is none. */
export const Letter = () => {
  const { opened, error, refetch } = useApplication();
  if (error) return <ErrorView error={error} onRetry={refetch} />;
  if (!opened) return <Spinner />;
  if ("application" in opened) return <Open application={opened.application} />;
  return <ClosedLetter reason={opened.closed} />;
};
