import type { BreadcrumbList, Graph, Person, ProfilePage, Thing } from "schema-dts";
import { isExpected, PRESENT } from "../../content/dates";
import { inlineWords } from "../../content/markdown";
import { isHttpsAddress } from "../../content/schema";
import { shortened, undefinedIfEmpty } from "../../content/text";
import type { PageContext } from "../../contract/pageContext";
import { absoluteUrl, linkPreviewAddress } from "../../contract/siteFiles";
import { isProfiles } from "../../words/isProfiles";
import type { SiteContent } from "../prepare/siteContent";

const named = <Type extends string>(
  type: Type,
  { name, url }: { readonly name: string; readonly url?: string | null },
) => ({ "@type": type, name, ...(url && { url: new URL(url).href }) });

/** The owner's present employers, finished schools, languages and certificates. */
const careerOf = ({ career }: SiteContent) =>
  career && {
    worksFor: undefinedIfEmpty(
      career.work
        .filter(({ endDate }) => endDate === PRESENT)
        .map((job) => named("Organization", job)),
    ),
    alumniOf: undefinedIfEmpty(
      career.education
        .filter(({ startDate, endDate = startDate }) => endDate !== PRESENT && !isExpected(endDate))
        .map(({ institution, url }) =>
          named("EducationalOrganization", { name: institution, url }),
        ),
    ),
    knowsLanguage: undefinedIfEmpty(
      career.languages.map(({ language }) => named("Language", { name: language })),
    ),
    hasCredential: undefinedIfEmpty(
      career.certificates
        .filter(({ date }) => !isExpected(date))
        .map(({ issuer, ...certificate }) => ({
          ...named("EducationalOccupationalCredential", certificate),
          ...(issuer && { recognizedBy: named("Organization", { name: issuer }) }),
        })),
    ),
  };

/** The owner's pages elsewhere: profiles, or else every contact on the web. */
const profilesOf = ({ contacts }: SiteContent) => {
  const own = contacts.filter(isProfiles);
  const topics = (own.length > 0 ? own : contacts).flatMap((group) => group.topics);
  return undefinedIfEmpty(
    topics.flatMap(({ link }) => (link && isHttpsAddress(link) ? [link] : [])),
  );
};

/** A page as JSON-LD: the first one presents the owner, every other its item and the way to it. */
export const structuredData = (page: PageContext, content: SiteContent): Graph => {
  const { site, sections } = content;
  const { home, title, owner } = site;
  const whole = (path: string): string => absoluteUrl(home, path);
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
    const section = sections.find(
      (item) => item.section === page.section && item.title === page.sectionTitle,
    );
    const isAbove = page.app === null && section && !["/", page.address].includes(section.address);
    const way = [
      { title, address: "/" },
      ...(isAbove ? [section] : []),
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

  /** Of an item's own page, the item. */
  const itemShown = (): Thing[] => {
    const shown = sections
      .flatMap(({ items }) => items)
      .find((it) => it.page?.address === page.address);
    if (!shown?.page) return [];
    const { thing, lang } = shown.page;
    const { description } = page;
    const url = whole(page.address);
    return [thing({ description, inLanguage: lang ?? site.language, url, image }, maker)];
  };

  const things = (): Thing[] => {
    // The career is not on the first page, whose HTML every visitor waits for.
    if (page.address === "/") return [profilePage()];
    return [
      ...(page.address === site.resume?.address ? [profilePage(careerOf(content))] : []),
      ...itemShown(),
      breadcrumbs(),
    ];
  };

  return { "@context": "https://schema.org", "@graph": things() };
};
