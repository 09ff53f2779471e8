import type { Content } from "./content";

/** More would tell nobody anything new, and the first page must not grow with the career. */
const MOST = 10;

const PRESENT = "present";

interface Named {
  readonly name: string;
  readonly url?: string | null;
}

const thing = (type: string, { name, url }: Named) => ({
  "@type": type,
  name,
  ...(url && { url: new URL(url).href }),
});

/** A property of several things; nothing at all without any. Two posts with one employer are one employer. */
const several = (property: string, things: readonly Named[]) => {
  const known = [...new Map(things.map((it) => [JSON.stringify(it), it])).values()].slice(0, MOST);
  return known.length > 0 && { [property]: known };
};

/** Where the owner works, where they have learned, what they speak and what they have passed. */
export const career = ({ career: content }: Content) =>
  content && {
    ...several(
      "worksFor",
      content.work
        .filter(({ endDate }) => endDate === PRESENT)
        .map((job) => thing("Organization", job)),
    ),
    ...several(
      "alumniOf",
      content.education
        .filter(({ endDate }) => endDate !== PRESENT)
        .map(({ institution, url }) =>
          thing("EducationalOrganization", { name: institution, url }),
        ),
    ),
    ...several(
      "knowsLanguage",
      content.languages.map(({ language }) => thing("Language", { name: language })),
    ),
    ...several(
      "hasCredential",
      content.certificates.map(({ issuer, ...certificate }) => ({
        ...thing("EducationalOccupationalCredential", certificate),
        ...(issuer && { recognizedBy: thing("Organization", { name: issuer }) }),
      })),
    ),
  };
