import type { PageContext } from "../../lib/pageContext";
import { wholeAddress } from "../../lib/wholeAddress";
import type { Project, Site } from "./content";
import { maker } from "./person";
import { pictureAddress } from "./pictureAddress";

const YEAR_LENGTH = 4;

/** A project. Of a span such as "2018–2020" the work was created in the first year. */
export const creativeWork = (
  { name, address, lang, start, pictures, basics }: Project,
  page: PageContext,
  site: Site,
  image: string,
) => {
  const otherNames = [basics.name, basics.alias]
    .flatMap((entry) => entry?.content ?? [])
    .filter((other) => other !== name);
  const keywords = basics.keywords?.content ?? [];
  return {
    "@type": "CreativeWork",
    name,
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    description: page.description,
    inLanguage: lang ?? site.language,
    url: wholeAddress(site.home, address),
    image: pictureAddress(pictures?.[0], site.home) ?? image,
    ...(keywords.length > 0 && { keywords }),
    dateCreated: start ?? basics.year.content.join().slice(0, YEAR_LENGTH),
    creator: maker(site),
  };
};
