import { withPrefix } from "gatsby";
import { ArrowUpLeft, ArrowUpRight, FileText } from "lucide-react";
import { distinctKeys } from "../../lib/distinctKeys";
import { mailOfLink } from "../../lib/linkAddress";
import { unveiled } from "../../lib/veil";
import * as buttons from "../../ui/Button.module.css";
import { MailLink } from "../../ui/MailLink";
import { NewTabLink } from "../../ui/NewTabLink";
import { direction, marks } from "../../words/locale.words";
import type { Project } from "./content";
import * as styles from "./Projects.module.css";
import { words } from "./projects.words";

const Outward = direction === "rtl" ? ArrowUpLeft : ArrowUpRight;

type Links = NonNullable<Project["links"]>;

const ProjectLink = ({ label, url: veiledUrl }: Links[number]) => {
  const url = unveiled(veiledUrl);
  const mail = mailOfLink(url);
  if (mail !== null) {
    return (
      <>
        {label}
        {marks.colon}
        <MailLink address={mail} href={url} />
      </>
    );
  }
  // A file of this site's own.
  if (url.startsWith("/")) {
    return (
      <NewTabLink className={buttons.button} href={withPrefix(url)}>
        {label}
        <FileText aria-hidden="true" />
      </NewTabLink>
    );
  }
  return (
    <NewTabLink className={buttons.button} href={url}>
      {label}
      <Outward aria-hidden="true" />
    </NewTabLink>
  );
};

/** Where more of a project is found. */
export const ProjectLinks = ({ links }: { links: Links }) => {
  const keys = distinctKeys(links.map(({ url }) => url));
  return (
    <ul className={styles.links} aria-label={words.links}>
      {links.map((link, index) => (
        <li key={keys[index]}>
          <ProjectLink {...link} />
        </li>
      ))}
    </ul>
  );
};
