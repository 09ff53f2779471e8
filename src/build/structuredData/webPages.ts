import type { PageContext } from "../../lib/pageContext";
import { wholeAddress } from "../../lib/wholeAddress";
import type { Site } from "./content";
import { listItem } from "./listItem";

/** A page that shows neither one project nor one post. */
export const webPage = (page: PageContext, site: Site) => ({
  "@type": "WebPage",
  name: page.title ?? site.title,
  description: page.description,
  inLanguage: site.language,
  url: wholeAddress(site.home, page.address),
});

interface Listed {
  readonly name: string;
  readonly address: string;
}

/** A page from which others lead on. */
export const collectionPage = (page: PageContext, site: Site, listed: readonly Listed[]) => ({
  ...webPage(page, site),
  "@type": "CollectionPage",
  mainEntity: {
    "@type": "ItemList",
    itemListElement: listed.map(({ name, address }, index) => ({
      ...listItem(name, index),
      url: wholeAddress(site.home, address),
    })),
  },
});
