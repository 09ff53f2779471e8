/** A package of others' work that visitors get a part of. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it. */
  readonly licence: string;
  /** Where it is found. */
  readonly homepage?: string;
  /** The licence's own words, if the package brings them. */
  readonly text?: string;
}

const INTRODUCTION = `This site is made with the work of others. Of these packages something reaches a visitor's browser:
code, letters or drawings. Each is named with its version and its licence, as SPDX names it, above the words of
the licence.`;

const LINE = "-".repeat(78);

const titleOf = ({ name, version, licence, homepage }: ShippedPackage): string =>
  [`${name} ${version} (${licence})`, ...(homepage ? [`  ${homepage}`] : [])].join("\n");

const wordsOf = ({ licence, text }: ShippedPackage): string =>
  text?.replace(/\r\n/g, "\n").trim() ??
  licence
    .split(/[\s()]+/)
    .filter((part) => part !== "" && !/^(AND|OR|WITH)$/.test(part))
    .map((part) => `https://spdx.org/licenses/${part}.html`)
    .join("\n");

/** What is said of the packages: those with the very same words stand together above them. */
export const licencesText = (packages: readonly ShippedPackage[]): string => {
  const byWords = new Map<string, ShippedPackage[]>();
  for (const shipped of packages) {
    const words = wordsOf(shipped);
    byWords.set(words, [...(byWords.get(words) ?? []), shipped]);
  }
  const parts = [...byWords].map(
    ([words, alike]) => `${alike.map(titleOf).join("\n")}\n\n${words}`,
  );
  return `${[INTRODUCTION, ...parts].join(`\n\n${LINE}\n\n`)}\n`;
};
