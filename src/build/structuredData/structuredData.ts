import type { BreadcrumbList, Graph, Person, ProfilePage, Thing } from "schema-dts";
import type { PageContext } from "../../contract/pageContext";
import { linkPreviewAddress, wholeAddress } from "../../contract/siteFiles";
import { isProfiles } from "../../resume/record";
import { isHttpsAddress } from "../addresses";
import { inlineWords } from "../markdown/inlineHtml";
import { shortened } from "../pages/summary";
import type { SiteContent } from "../siteContent";

/** In characters: search engines accept no longer ones. */
const LONGEST_HEADLINE = 110;

const PRESENT = "present";

/** JSON leaves out an empty list as a property. */
const some = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;

const named = <Type extends string>(
  type: Type,
  { name, url }: { readonly name: string; readonly url?: string | null },
) => ({ "@type": type, name, ...(url && { url: new URL(url).href }) });

/** The owner's present employers, finished schools, languages and certificates. */
const careerOf = ({ career }: SiteContent) =>
  career && {
    worksFor: some(
      career.work
        .filter(({ endDate }) => endDate === PRESENT)
        .map((job) => named("Organization", job)),
    ),
    alumniOf: some(
      career.education
        .filter(({ endDate }) => endDate !== PRESENT)
        .map(({ institution, url }) =>
          named("EducationalOrganization", { name: institution, url }),
        ),
    ),
    knowsLanguage: some(
      career.languages.map(({ language }) => named("Language", { name: language })),
    ),
    hasCredential: some(
      career.certificates.map(({ issuer, ...certificate }) => ({
        ...named("EducationalOccupationalCredential", certificate),
        ...(issuer && { recognizedBy: named("Organization", { name: issuer }) }),
      })),
    ),
  };

/** The owner's pages elsewhere: profiles, or else every contact on the web. */
const profilesOf = ({ contacts }: SiteContent) => {
  const own = contacts.filter(isProfiles);
  const topics = (own.length > 0 ? own : contacts).flatMap((group) => group.topics);
  return some(topics.flatMap(({ link }) => (link && isHttpsAddress(link) ? [link] : [])));
};

/** A page as JSON-LD: the first one presents the owner, every other its project or post and the way to it. */
export const structuredData = (page: PageContext, content: SiteContent): Graph => {
  const { site, navigation, projects, posts } = content;
  const { home, title, owner } = site;
  const whole = (path: string): string => wholeAddress(home, path);
  const image = whole(linkPreviewAddress(page.address));
  const maker = { "@type": "Person", name: owner.name, url: home } as const;

  const profilePage = (more?: Partial<Exclude<Person, string>> | null): ProfilePage => {
    const [first] = content.general.paragraphs;
    const introduction = owner.summary ?? (first && inlineWords(first));
    return {
      "@type": "ProfilePage",
      mainEntity: {
        ...maker,
        jobTitle: owner.role,
        email: owner.email,
        description: introduction ? shortened(introduction) : undefined,
        image,
        sameAs: profilesOf(content),
        ...more,
      },
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

  const work = (lang: string | null) => ({
    description: page.description,
    inLanguage: lang ?? site.language,
    url: whole(page.address),
    image,
  });

  const creativeWork = ({ name, lang, start, basics }: Queries.Project): Thing => ({
    "@type": "CreativeWork",
    ...work(lang),
    name,
    keywords: some(basics.keywords?.content ?? []),
    // The first year of a span such as "2018–2020".
    dateCreated: start ?? basics.year.content.join().slice(0, 4),
    creator: maker,
  });

  const blogPosting = ({ name, lang, date, tags }: Queries.Post): Thing => ({
    "@type": "BlogPosting",
    ...work(lang),
    headline: shortened(name, LONGEST_HEADLINE),
    mainEntityOfPage: whole(page.address),
    author: maker,
    datePublished: date ?? undefined,
    keywords: some(tags),
  });

  const things = (): Thing[] => {
    // The career is not on the first page, whose HTML every visitor waits for.
    if (page.address === "/") return [profilePage()];
    const isShown = ({ address }: { readonly address: string }) => address === page.address;
    return [
      ...(page.address === site.resume?.address ? [profilePage(careerOf(content))] : []),
      ...projects.filter(isShown).map(creativeWork),
      ...posts.filter(isShown).map(blogPosting),
      breadcrumbs(),
    ];
  };

  return { "@context": "https://schema.org", "@graph": things() };
};
