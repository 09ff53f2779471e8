import type { PageContext } from "../../lib/pageContext";
import { sharePictureAddress } from "../../lib/sharePicture";
import { wholeAddress } from "../../lib/wholeAddress";
import { blogPosting } from "./blogPosting";
import { breadcrumbs } from "./breadcrumbs";
import { career } from "./career";
import { type Content, type Site, siteOf } from "./content";
import { creativeWork } from "./creativeWork";
import { person } from "./person";
import { collectionPage, webPage } from "./webPages";

const CONTEXT = { "@context": "https://schema.org" };

/** What others show beside a link to the page. */
const sharePicture = ({ address }: PageContext, { home }: Site): string =>
  wholeAddress(home, sharePictureAddress(address));

/** What a section lists; nothing where it shows itself only. */
const listedIn = ({ section, app }: PageContext, { projects, posts }: Content) => {
  if (app !== null) return [];
  if (section === "Projects") return projects.nodes;
  return section === "Posts" ? posts.nodes : [];
};

/** What a page is about. */
const subject = (page: PageContext, content: Content, site: Site) => {
  const image = sharePicture(page, site);
  const isShown = ({ address }: { address: string }) => address === page.address;
  const project = content.projects.nodes.find(isShown);
  if (project) return creativeWork(project, page, site, image);
  const post = content.posts.nodes.find(isShown);
  if (post) return blogPosting(post, page, site, image);
  const listed = listedIn(page, content);
  return listed.length > 0 ? collectionPage(page, site, listed) : webPage(page, site);
};

/**
 * A page in schema.org's words, for search engines: the first one presents the owner, every other says
 * what it shows and how one gets there.
 */
export const structuredData = (page: PageContext, content: Content): object => {
  const site = siteOf(content);
  if (page.address === "/") {
    const mainEntity = person(content, site, sharePicture(page, site));
    return { ...CONTEXT, "@type": "ProfilePage", mainEntity };
  }
  if (page.address === site.resume?.address) {
    // Here, and not on the first page: that one's HTML is what every visitor waits for.
    const mainEntity = { ...person(content, site, sharePicture(page, site)), ...career(content) };
    const profile = { "@type": "ProfilePage", mainEntity };
    return { ...CONTEXT, "@graph": [profile, breadcrumbs(page, content, site)] };
  }
  return {
    ...CONTEXT,
    "@graph": [subject(page, content, site), breadcrumbs(page, content, site)],
  };
};
