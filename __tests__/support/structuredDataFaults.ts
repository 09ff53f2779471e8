import { recordOf } from "../../src/lib/unknownValue";

/**
 * The properties that search engines need of every type that the site uses. From Google's documentation of ProfilePage, Article and
 * BreadcrumbList (developers.google.com/search/docs/appearance/structured-data) and, for types without any, such as works, from
 * schema.org. The types of schema-dts know which others there may be.
 */
const NEEDED: Readonly<Record<string, string>> = {
  ProfilePage: "mainEntity",
  Person: "name url",
  Organization: "name",
  EducationalOrganization: "name",
  Language: "name",
  EducationalOccupationalCredential: "name",
  BreadcrumbList: "itemListElement",
  ListItem: "position name item",
  CreativeWork: "name description inLanguage url image creator",
  BlogPosting: "headline description inLanguage url image author mainEntityOfPage",
};

/** Whole and in the form that browsers give it. */
const isAddress = (value: unknown): boolean =>
  typeof value === "string" &&
  value.startsWith("https://") &&
  URL.canParse(value) &&
  new URL(value).href === value;

const isDay = (value: unknown): boolean => /^\d{4}-\d{2}-\d{2}$/.test(String(value));

/** The forms of properties, in whatever type. */
const FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...{ url: isAddress, image: isAddress, item: isAddress, mainEntityOfPage: isAddress },
  ...{ datePublished: isDay, dateModified: isDay },
  dateCreated: (value) => /^\d{4}(-\d{2})?$/.test(String(value)),
  headline: (value) => [...String(value)].length <= 110,
  sameAs: (value) => Array.isArray(value) && value.every(isAddress),
  itemListElement: (value) =>
    Array.isArray(value) &&
    value.length > 1 &&
    value.every(({ position }, index) => position === index + 1),
};

const isFilledIn = (value: unknown): boolean =>
  typeof value === "string" ? /\S/.test(value) : !(Array.isArray(value) && value.length === 0);

const faultsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(faultsIn);
  if (typeof value !== "object") return [];
  const { "@type": type, ...properties } = recordOf(value);
  const needed = NEEDED[String(type)];
  if (needed === undefined) return [`${type} has no rules`];
  const found = Object.entries(properties);
  return [
    ...needed.split(" ").flatMap((name) => (name in properties ? [] : `${type} has no ${name}`)),
    ...found
      .filter(([name, inside]) => !isFilledIn(inside) || FORMS[name]?.(inside) === false)
      .map(([name, inside]) => `${type}.${name} is ${JSON.stringify(inside)}`),
    ...found.flatMap(([, inside]) => faultsIn(inside)),
  ];
};

/** The items that a page's structured data describes. */
export const thingsIn = (data: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const { "@graph": things } = recordOf(data);
  return Array.isArray(things) ? things.map(recordOf) : [];
};

/** All errors in a page's structured data. */
export const structuredDataFaults = (data: unknown): readonly string[] => [
  ...(recordOf(data)["@context"] === "https://schema.org"
    ? []
    : ["The context is not schema.org."]),
  ...faultsIn(thingsIn(data)),
];
