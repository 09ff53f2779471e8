import { isDeepStrictEqual } from "node:util";
import { checkContent } from "../../src/build/check/checkContent";
import { type Diagnostic, formatReport } from "../../src/build/diagnostics/diagnostic";
import { quote } from "../../src/build/diagnostics/quote";
import type { JsonPath } from "../../src/build/files/readDocument";
import { itemsOf, recordOf } from "../../src/build/json";
import { isTemplate } from "../../src/build/sample";
import { asJson, readData, writeData } from "../dataFiles";
import { exampleLists } from "../templates/start";
import { type Converted, convertResume } from "./convertResume";
import { readResume, type Values } from "./readResume";

const SOCIAL_MEDIA = "Social Media";

/** The owner's own contacts stay; profiles that are not among them are added. */
const withProfiles = (contacts: unknown, { profiles }: Converted): unknown => {
  const groups = itemsOf(contacts).map(recordOf);
  const topicsOf = (group: unknown) => itemsOf(recordOf(group).topics);
  const links = groups.flatMap(topicsOf).map((topic) => recordOf(topic).link);
  const added = profiles.filter(({ link }) => !links.includes(link));
  if (added.length === 0) return contacts;
  const social = groups.find(({ heading }) => heading === SOCIAL_MEDIA);
  const others = groups.filter((group) => group !== social);
  return [...others, { heading: SOCIAL_MEDIA, topics: [...topicsOf(social), ...added] }];
};

/** Without projects that no longer exist. */
const withFeatured = (general: unknown, projects: readonly unknown[]): unknown => {
  const names = projects.map((project) => recordOf(project).name);
  const { featuredProjects } = recordOf(general);
  const left = itemsOf(featuredProjects).filter((name) => names.includes(name));
  return { ...recordOf(general), featuredProjects: left };
};

/** In any year: the examples name the year before. */
const bare = (value: unknown): string =>
  JSON.stringify(value ?? "").replace(/"\d{4}(-03)?"/g, '""');

const EMPTY = ['""', "[]", "{}"];

/** The files with content of the owner's that an import would overwrite as a whole. */
const ownersLists = (present: Values): string[] =>
  (["projects", "career"] as const).filter((name) => {
    const text = bare(present[name]);
    return !EMPTY.includes(text) && text !== bare(exampleLists()[name]);
  });

/** The data files with what a résumé adds. `force` replaces what the owner says in `site.json`. */
const filledFiles = (present: Values, converted: Converted, force: boolean): Values => {
  const { projects, career } = converted;
  const owner = recordOf(recordOf(present.site).owner);
  const owners = force ? { ...owner, ...converted.owner } : { ...converted.owner, ...owner };
  return {
    site: { ...recordOf(present.site), owner: owners },
    contacts: withProfiles(present.contacts, converted),
    ...(projects.length > 0 && { projects, general: withFeatured(present.general, projects) }),
    ...(Object.keys(career).length > 0 && { career }),
  };
};

/**
 * Fills the data files from a JSON Resume: all of them or, after an error, none. The result passes the content check before
 * a single file is written. `force` overwrites what the owner has written. Returns the written files, and what it changed or left out.
 */
export const importResume = async (file: string, force = false) => {
  const resume = readResume(file);
  const present: Values = Object.fromEntries(
    ["site", "general", "contacts", "projects", "career"].map((name) => [
      name,
      readData(`${name}.json`).value,
    ]),
  );
  const site = recordOf(present.site);
  const owner = recordOf(site.owner);
  if (isTemplate(String(owner.name))) {
    throw new Error("data/ is still the sample's: npm run init comes first. Nothing was changed.");
  }
  const remarks: Diagnostic[] = [];
  const remark = (path: JsonPath, sentence: string) => {
    // Only the first of equal remarks.
    if (remarks.some((other) => other.sentence === sentence)) return;
    remarks.push(resume.diagnosticAt(path, sentence));
  };
  const converted = convertResume(resume.value, String(site.siteUrl), remark);
  for (const [key, value] of Object.entries(converted.owner)) {
    if (force || owner[key] === undefined || owner[key] === value) continue;
    remark(["basics", key], `${quote(value)} was left out: site.json says ${quote(owner[key])}.`);
  }
  const files = filledFiles(present, converted, force);
  const changed = Object.keys(files).filter((it) => !isDeepStrictEqual(files[it], present[it]));
  const owners = ownersLists(present).filter((name) => changed.includes(name));
  if (owners.length > 0 && !force) {
    const names = owners.map((name) => `data/${name}.json`).join(", ");
    throw new Error(
      `You have written in ${names} already. Nothing was changed.\n` +
        `To overwrite what is there: npm run import -- ${file} --force`,
    );
  }
  const texts = changed.map((name) => [name, asJson(files[name])] as const);
  const checked = await checkContent(
    Object.fromEntries(texts.map(([name, text]) => [name, Buffer.from(text)])),
  );
  if (!checked.ok) {
    throw new Error(
      `With the résumé in it, data/ would not be right. Nothing was changed.\n\n${formatReport(checked.diagnostics)}`,
    );
  }
  writeData(Object.fromEntries(texts.map(([name, text]) => [`${name}.json`, text])));
  return { written: changed.map((name) => `data/${name}.json`), remarks };
};
