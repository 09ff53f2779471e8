import type { PageContext } from "../../lib/pageContext";
import { wholeAddress } from "../../lib/wholeAddress";
import type { Content, Site } from "./content";
import { listItem } from "./listItem";

/** The way to a page from the first one: over its section, where that is a page between them. */
export const breadcrumbs = (page: PageContext, content: Content, site: Site) => {
  const section = content.navigation.nodes.find(
    (item) => item.section === page.section && item.title === page.sectionTitle,
  );
  const isInSection = page.app === null && page.item === page.address;
  const way = [
    { name: site.title, address: "/" },
    ...(isInSection && section && section.address !== "/"
      ? [{ name: section.title, address: section.address }]
      : []),
    { name: page.title ?? site.title, address: page.address },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, address }, index) => ({
      ...listItem(name, index),
      item: wholeAddress(site.home, address),
    })),
  };
};
