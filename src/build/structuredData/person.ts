import { inlineWords } from "../markdown/inlineHtml";
import { shortened } from "../pages/shortened";
import type { Content, Site } from "./content";
import { pictureAddress } from "./pictureAddress";
import { profiles } from "./profiles";

/** The owner in few words, as whoever made something. */
export const maker = ({ home, owner }: Site) => ({
  "@type": "Person",
  name: owner.name,
  url: home,
});

/** The owner as the one whom the site presents. No mail address: it would stand in the HTML in plain. */
export const person = (content: Content, site: Site, image: string) => {
  const { name, role, summary, photo } = site.owner;
  const [first] = content.general?.paragraphs ?? [];
  const introduction = summary ?? (first === undefined ? undefined : inlineWords(first));
  const sameAs = profiles(content);
  return {
    "@type": "Person",
    name,
    jobTitle: role,
    ...(introduction !== undefined && { description: shortened(introduction) }),
    url: site.home,
    image: pictureAddress(photo, site.home) ?? image,
    ...(sameAs.length > 0 && { sameAs }),
  };
};
