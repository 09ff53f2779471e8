import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Graph,
  Person,
  ProfilePage,
  Thing,
  WebPage,
  WithContext,
} from "schema-dts";
import type { PageContext } from "../../lib/pageContext";
import { linkPreviewAddress, wholeAddress } from "../../lib/siteFiles";
import { isProfiles } from "../../resume/record";
import { isHttpsAddress } from "../addresses";
import { inlineWords } from "../markdown/inlineHtml";
import { shortened } from "../pages/summary";
import type { SiteContent } from "../siteContent";

type Content = Pick<
  SiteContent,
  "site" | "general" | "navigation" | "career" | "contacts" | "projects" | "posts"
>;

/** The address of the owner's photo in the largest size, with the path prefix; undefined without a photo, and for a drawing. */
export const ownerPhotoOf = ({ siteInfo }: Queries.OwnerPhotoQuery): string | undefined =>
  siteInfo?.owner.photo?.image?.images.fallback?.srcSet?.split(",").at(-1)?.trim().split(" ")[0];

/** The longest list, so that a page does not grow with the content. */
const MOST = 10;

/** In characters: search engines accept no longer ones. */
const LONGEST_HEADLINE = 110;

const PRESENT = "present";

/** JSON leaves out an empty list as a property. */
const some = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;

/** Two jobs with one employer name it once. */
const different = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  some([...new Map(items.map((item) => [JSON.stringify(item), item])).values()].slice(0, MOST));

const named = <Type extends string>(
  type: Type,
  { name, url }: { readonly name: string; readonly url?: string | null },
) => ({ "@type": type, name, ...(url && { url: new URL(url).href }) });

/** The owner's present employers, finished schools, languages and certificates. */
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

/** The owner's pages elsewhere: profiles, or else every contact on the web. */
const profiles = ({ contacts }: Content) => {
  const own = contacts.filter(isProfiles);
  const links = (own.length > 0 ? own : contacts)
    .flatMap(({ topics }) => topics)
    .flatMap(({ link }) => (link && isHttpsAddress(link) ? [link] : []));
  return some(links.slice(0, MOST));
};

/** A page as JSON-LD: the first one presents the owner, every other its content and the way to it. */
export const structuredData = (
  page: PageContext,
  content: Content,
  ownerPhoto?: string,
): WithContext<ProfilePage> | Graph => {
  const { site, navigation, projects, posts } = content;
  const { home, title, language, owner } = site;
  const { description } = page;
  const whole = (path: string): string => wholeAddress(home, path);
  const url = whole(page.address);
  const image = whole(linkPreviewAddress(page.address));
  const maker = { "@type": "Person", name: owner.name, url: home } as const;

  // Without the mail address, which robots would find in the HTML.
  const person = (): Exclude<Person, string> => {
    const [first] = content.general.paragraphs;
    const introduction = owner.summary ?? (first && inlineWords(first));
    return {
      ...maker,
      jobTitle: owner.role,
      description: introduction ? shortened(introduction) : undefined,
      image: ownerPhoto === undefined ? image : new URL(ownerPhoto, home).href,
      sameAs: profiles(content),
    };
  };

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
        "@type": "ListItem",
        position: index + 1,
        name: step.title,
        item: whole(step.address),
      })),
    };
  };

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
    image,
    keywords: some(basics.keywords?.content ?? []),
    // The first year of a span such as "2018–2020".
    dateCreated: start ?? basics.year.content.join().slice(0, 4),
    creator: maker,
  });

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

  const webPage = (): WebPage => ({
    "@type": "WebPage",
    name: page.title ?? title,
    description,
    inLanguage: language,
    url,
  });

  const subject = (): Thing => {
    // Not on the first page, whose HTML every visitor waits for.
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
