import { withPrefix } from "gatsby";
import { ArrowUpRight, FileText } from "lucide-react";
import * as buttons from "../../components/Button.module.css";
import { MailLink, NewTabLink } from "../../components/links";
import { mailOfLink, unveiled } from "../../lib/addresses";
import { words } from "../../words/words";
import { distinctKeys } from "../distinctKeys";
import type { Project } from "./entry";
import * as styles from "./Projects.module.css";

type Links = NonNullable<Project["links"]>;

const ProjectLink = ({ label, url: veiledUrl }: Links[number]) => {
  const url = unveiled(veiledUrl);
  const mail = mailOfLink(url);
  if (mail !== null) {
    return (
      <>
        {label}
        {words.marks.colon}
        <MailLink address={mail} href={url} />
      </>
    );
  }
  const isOwnFile = url.startsWith("/");
  return (
    <NewTabLink className={buttons.button} href={isOwnFile ? withPrefix(url) : url}>
      {label}
      {isOwnFile ? <FileText aria-hidden="true" /> : <ArrowUpRight aria-hidden="true" />}
    </NewTabLink>
  );
};

export const ProjectLinks = ({ links }: { links: Links }) => {
  if (links.length === 0) return null;
  const keys = distinctKeys(links.map(({ url }) => url));
  return (
    <ul className={styles.links} aria-label={words.projects.links}>
      {links.map((link, index) => (
        <li key={keys[index]}>
          <ProjectLink {...link} />
        </li>
      ))}
    </ul>
  );
};
