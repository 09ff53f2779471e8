import { withPrefix } from "gatsby";
import { ArrowUpLeft, ArrowUpRight, FileText } from "lucide-react";
import { distinctKeys } from "../../lib/distinctKeys";
import { mailOfLink } from "../../lib/linkAddress";
import { unveiled } from "../../lib/veil";
import { styled } from "../../theme/styled";
import { buttonRecipe } from "../../ui/button.recipe";
import { MailLink } from "../../ui/MailLink";
import { NewTabLink } from "../../ui/NewTabLink";
import { direction, marks } from "../../words/locale.words";
import type { Project } from "./content";
import { words } from "./projects.words";

const Outward = direction === "rtl" ? ArrowUpLeft : ArrowUpRight;

const ButtonLink = styled(NewTabLink, buttonRecipe);

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
      <ButtonLink href={withPrefix(url)}>
        {label}
        <FileText aria-hidden="true" />
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={url}>
      {label}
      <Outward aria-hidden="true" />
    </ButtonLink>
  );
};

/** Where more of a project is found. */
export const ProjectLinks = ({ links }: { links: Links }) => {
  const keys = distinctKeys(links.map(({ url }) => url));
  return (
    <ul data-part="links" aria-label={words.links}>
      {links.map((link, index) => (
        <li key={keys[index]}>
          <ProjectLink {...link} />
        </li>
      ))}
    </ul>
  );
};
