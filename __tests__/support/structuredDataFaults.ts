/**
 * The rules for structured data: required and recommended properties of every type that the site
 * uses. From Google's documentation of ProfilePage, Article and BreadcrumbList
 * (developers.google.com/search/docs/appearance/structured-data) and, for types without any, such as works,
 * from schema.org. It recommends dates for an article, too; not all posts and projects have one.
 */

type Check = (value: unknown) => readonly string[];

interface Property {
  readonly check: Check;
  /** Whether a thing without it is refused. */
  readonly isNeeded: boolean;
}

const fault = (isRight: boolean, what: string): readonly string[] => (isRight ? [] : [what]);

const isText = (value: unknown): value is string => typeof value === "string" && /\S/.test(value);

const text: Check = (value) => fault(isText(value), "is not a text");

const headline: Check = (value) =>
  fault(isText(value) && [...value].length <= 110, "is not a text of at most 110 characters");

/** Whole and in the form that browsers give it. */
const address: Check = (value) =>
  fault(
    isText(value) &&
      value.startsWith("https://") &&
      URL.canParse(value) &&
      new URL(value).href === value,
    "is not a whole https address",
  );

const yearOrMonth: Check = (value) =>
  fault(isText(value) && /^\d{4}(-\d{2})?$/.test(value), "is neither a year nor a month");

const day: Check = (value) =>
  fault(isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value), "is not a day");

const listOf =
  (check: Check, fewest = 1): Check =>
  (value) =>
    Array.isArray(value) && value.length >= fewest
      ? value.flatMap(check)
      : [`is not a list of ${fewest} or more`];

/** Items that are counted from 1. */
const items =
  (type: string, fewest: number): Check =>
  (value) => [
    ...listOf(thing(type), fewest)(value),
    ...(Array.isArray(value) ? value : []).flatMap((item, index) =>
      fault(item.position === index + 1, `item ${index + 1} has the position ${item.position}`),
    ),
  ];

const needed = (check: Check): Property => ({ check, isNeeded: true });
const perhaps = (check: Check): Property => ({ check, isNeeded: false });

const anyNumber: Check = (value) => fault(Number.isInteger(value), "is not a whole number");

const MAKER = { name: needed(text), url: needed(address) };
const PERHAPS_FOUND = { name: needed(text), url: perhaps(address) };
const several = (type: string): Property => perhaps(listOf((value) => thing(type)(value)));

/** By name; a name behind a colon is a use of a type that has more rules. */
const TYPES: Readonly<Record<string, Readonly<Record<string, Property>>>> = {
  ProfilePage: { mainEntity: needed((value) => thing("Person:presented")(value)) },
  Person: MAKER,
  "Person:presented": {
    ...MAKER,
    jobTitle: needed(text),
    email: perhaps(text),
    image: needed(address),
    description: perhaps(text),
    sameAs: perhaps(listOf(address)),
    worksFor: several("Organization"),
    alumniOf: several("EducationalOrganization"),
    knowsLanguage: several("Language"),
    hasCredential: several("EducationalOccupationalCredential"),
  },
  Organization: PERHAPS_FOUND,
  EducationalOrganization: PERHAPS_FOUND,
  Language: { name: needed(text) },
  EducationalOccupationalCredential: {
    ...PERHAPS_FOUND,
    recognizedBy: perhaps((value) => thing("Organization")(value)),
  },
  BreadcrumbList: { itemListElement: needed((value) => items("ListItem:crumb", 2)(value)) },
  "ListItem:crumb": { position: needed(anyNumber), name: needed(text), item: needed(address) },
  CreativeWork: {
    name: needed(text),
    description: needed(text),
    inLanguage: needed(text),
    url: needed(address),
    image: needed(address),
    dateCreated: perhaps(yearOrMonth),
    creator: needed((value) => thing("Person")(value)),
    keywords: perhaps(listOf(text)),
  },
  BlogPosting: {
    headline: needed(headline),
    image: needed(address),
    author: needed((value) => thing("Person")(value)),
    url: needed(address),
    mainEntityOfPage: needed(address),
    description: needed(text),
    inLanguage: needed(text),
    datePublished: perhaps(day),
    keywords: perhaps(listOf(text)),
  },
};

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const thing =
  (use: string): Check =>
  (value) => {
    const [type] = use.split(":");
    const { "@type": found, ...properties } = recordOf(value);
    const rules = TYPES[use] ?? {};
    return [
      ...fault(found === type, `is of the type ${String(found)}, not ${type}`),
      ...Object.entries(rules).flatMap(([name, { check, isNeeded }]) => {
        const held = properties[name];
        if (held === undefined) return isNeeded ? [`${use} has no ${name}`] : [];
        return check(held).map((what) => `${use}.${name} ${what}`);
      }),
      ...Object.keys(properties)
        .filter((name) => rules[name] === undefined)
        .map((name) => `${use}.${name} is unknown`),
    ];
  };

/** The items that a page's structured data describes. */
export const thingsIn = (data: unknown): readonly Record<string, unknown>[] => {
  const { "@graph": things } = recordOf(data);
  return Array.isArray(things) ? things.map(recordOf) : [];
};

/** All errors in a page's structured data. */
export const structuredDataFaults = (data: unknown): readonly string[] => [
  ...fault(recordOf(data)["@context"] === "https://schema.org", "the context is not schema.org's"),
  ...thingsIn(data).flatMap((it) => {
    const type = String(it["@type"]);
    return TYPES[type] === undefined ? [`${type} has no rules`] : thing(type)(it);
  }),
];
