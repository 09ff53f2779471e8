import type { PageContext } from "../../lib/pageContext";
import { wholeAddress } from "../../lib/wholeAddress";
import { shortened } from "../pages/shortened";
import type { Post, Site } from "./content";
import { maker } from "./person";

/** Search engines take no longer ones; in characters. */
const LONGEST_HEADLINE = 110;

/** A post. Its text is in the page already. */
export const blogPosting = (
  { name, address, lang, date, tags }: Post,
  page: PageContext,
  site: Site,
  image: string,
) => {
  const url = wholeAddress(site.home, address);
  return {
    "@type": "BlogPosting",
    headline: shortened(name, LONGEST_HEADLINE),
    description: page.description,
    inLanguage: lang ?? site.language,
    url,
    mainEntityOfPage: url,
    image,
    author: maker(site),
    ...(date === null ? {} : { datePublished: date }),
    ...(tags.length === 0 ? {} : { keywords: tags }),
  };
};
