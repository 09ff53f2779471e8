import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  CreativeWork,
  Graph,
  Person,
  ProfilePage,
  Thing,
  WebPage,
  WithContext,
} from "schema-dts";
import { linkPreviewAddress } from "../../lib/linkPreview";
import type { PageContext } from "../../lib/pageContext";
import { wholeAddress } from "../../lib/wholeAddress";
import { isProfiles } from "../../resume/record";
import { isHttpsAddress } from "../addresses";
import { inlineWords } from "../markdown/inlineHtml";
import { shortened } from "../pages/shortened";
import { itemsOf } from "../pages/sitePages";
import type { SiteContent } from "../siteContent";
import type { Pictures } from "./picturesQuery";

type Content = Pick<
  SiteContent,
  "site" | "general" | "navigation" | "career" | "contacts" | "projects" | "posts"
>;

/** More would tell nobody anything new, and the page must not grow with the content. */
const MOST = 10;

/** Search engines take no longer ones; in characters. */
const LONGEST_HEADLINE = 110;

const PRESENT = "present";

/** A list as a property; undefined, which JSON leaves out, where it is empty. */
const some = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;

interface Named {
  readonly name: string;
  readonly url?: string | null;
}

const named = <Type extends string>(type: Type, { name, url }: Named) => ({
  "@type": type,
  name,
  ...(url && { url: new URL(url).href }),
});

/** Two posts with one employer are one employer. */
const different = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  some([...new Map(items.map((item) => [JSON.stringify(item), item])).values()].slice(0, MOST));

/** Where the owner works, where they have learned, what they speak and what they have passed. */
const career = ({ career: content }: Content) =>
  content && {
    worksFor: different(
      content.work
        .filter(({ endDate }) => endDate === PRESENT)
        .map((job) => named("Organization", job)),
    ),
    alumniOf: different(
      content.education
        .filter(({ endDate }) => endDate !== PRESENT)
        .map(({ institution, url }) =>
          named("EducationalOrganization", { name: institution, url }),
        ),
    ),
    knowsLanguage: different(
      content.languages.map(({ language }) => named("Language", { name: language })),
    ),
    hasCredential: different(
      content.certificates.map(({ issuer, ...certificate }) => ({
        ...named("EducationalOccupationalCredential", certificate),
        ...(issuer && { recognizedBy: named("Organization", { name: issuer }) }),
      })),
    ),
  };

/** The owner's pages elsewhere: those that are profiles, or else every contact that is on the web. */
const profiles = ({ contacts }: Content) => {
  const own = contacts.filter(isProfiles);
  const links = (own.length > 0 ? own : contacts)
    .flatMap(({ topics }) => topics)
    .flatMap(({ link }) => (link && isHttpsAddress(link) ? [link] : []));
  return some(links.slice(0, MOST));
};

/**
 * A page in schema.org's words, for search engines: the first one presents the owner, every other says what it shows and how one
 * gets there.
 */
export const structuredData = (
  page: PageContext,
  content: Content,
  pictures: Pictures,
): WithContext<ProfilePage> | Graph => {
  const { site, navigation, projects, posts } = content;
  const { home, title, language, owner } = site;
  const whole = (path: string): string => wholeAddress(home, path);
  const url = whole(page.address);
  const { description } = page;
  const image = whole(linkPreviewAddress(page.address));
  const pictureOr = (picture: string | undefined) =>
    picture === undefined ? image : new URL(picture, home).href;

  /** The short form, as the author of something. */
  const maker = { "@type": "Person", name: owner.name, url: home } as const;

  // No mail address: it would stand in the HTML in plain.
  const person = (): Exclude<Person, string> => {
    const [first] = content.general.paragraphs;
    const introduction = owner.summary ?? (first && inlineWords(first));
    return {
      ...maker,
      jobTitle: owner.role,
      description: introduction ? shortened(introduction) : undefined,
      image: pictureOr(pictures.owner),
      sameAs: profiles(content),
    };
  };

  const listItem = (name: string, index: number) =>
    ({ "@type": "ListItem", position: index + 1, name }) as const;

  /** The way to a page from the first one: over its section, where that is a page between them. */
  const breadcrumbs = (): BreadcrumbList => {
    const section = navigation.find(
      (item) => item.section === page.section && item.title === page.sectionTitle,
    );
    const isInSection = page.app === null && page.item === page.address;
    const way = [
      { title, address: "/" },
      ...(isInSection && section && section.address !== "/" ? [section] : []),
      { title: page.title ?? title, address: page.address },
    ];
    return {
      "@type": "BreadcrumbList",
      itemListElement: way.map((step, index) => ({
        ...listItem(step.title, index),
        item: whole(step.address),
      })),
    };
  };

  /** Of a span such as "2018–2020" the work was created in the first year. */
  const creativeWork = ({ name, lang, start, basics }: Queries.Project): CreativeWork => ({
    "@type": "CreativeWork",
    name,
    alternateName: some(
      [basics.name, basics.alias]
        .flatMap((entry) => entry?.content ?? [])
        .filter((other) => other !== name),
    ),
    description,
    inLanguage: lang ?? language,
    url,
    image: pictureOr(pictures.projects.get(page.address)),
    keywords: some(basics.keywords?.content ?? []),
    dateCreated: start ?? basics.year.content.join().slice(0, 4),
    creator: maker,
  });

  /** Its text is in the page already. */
  const blogPosting = ({ name, lang, date, tags }: Queries.Post): BlogPosting => ({
    "@type": "BlogPosting",
    headline: shortened(name, LONGEST_HEADLINE),
    description,
    inLanguage: lang ?? language,
    url,
    mainEntityOfPage: url,
    image,
    author: maker,
    datePublished: date ?? undefined,
    keywords: some(tags),
  });

  const webPage = (): WebPage | CollectionPage => {
    const facts = { name: page.title ?? title, description, inLanguage: language, url };
    const listed = page.app === null ? itemsOf(page, content) : [];
    if (listed.length === 0) return { "@type": "WebPage", ...facts };
    return {
      "@type": "CollectionPage",
      ...facts,
      mainEntity: {
        "@type": "ItemList",
        itemListElement: listed.map(({ name, address }, index) => ({
          ...listItem(name, index),
          url: whole(address),
        })),
      },
    };
  };

  const subject = (): Thing => {
    // On the résumé's page and not on the first one, whose HTML is what every visitor waits for.
    if (page.address === site.resume?.address) {
      return { "@type": "ProfilePage", mainEntity: { ...person(), ...career(content) } };
    }
    const project = projects.find(({ address }) => address === page.address);
    if (project) return creativeWork(project);
    const post = posts.find(({ address }) => address === page.address);
    return post ? blogPosting(post) : webPage();
  };

  return page.address === "/"
    ? { "@context": "https://schema.org", "@type": "ProfilePage", mainEntity: person() }
    : { "@context": "https://schema.org", "@graph": [subject(), breadcrumbs()] };
};
