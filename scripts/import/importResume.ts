import { isDeepStrictEqual } from "node:util";
import { formatReport, quote } from "../../src/content/diagnostics";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import { checkContent, isTemplate } from "../../src/site";
import { asJson, readData, writeData } from "../dataFiles";
import { EXAMPLE_PROJECT, exampleLists, startFiles } from "../templates/start";
import { type Converted, convertResume } from "./convertResume";
import { aboutLevels, convertInterests } from "./interests";
import { isOwnersProject, otherProjectFiles, projectFile, projectFiles } from "./projectFiles";
import { readResume } from "./readResume";
import type { Values } from "./warnings";

/** The résumé's keys of the owner's facts that have another name there. */
const KEYS: Readonly<Record<string, string>> = { role: "label", place: "location" };

const SOCIAL_MEDIA = "Social Media";

type Filling = Converted & { readonly interests: readonly Values[] };

/** The owner's own contacts stay; profiles that are not among them are added. */
const withProfiles = (contacts: unknown, { profiles }: Filling): unknown => {
  const groups = itemsOf(contacts).map(recordOf);
  const topicsOf = (group: unknown) => itemsOf(recordOf(group).topics);
  const links = groups.flatMap(topicsOf).map((topic) => recordOf(topic).link);
  const added = profiles.filter(({ link }) => !links.includes(link));
  if (added.length === 0) return contacts;
  const social = groups.find(({ heading }) => heading === SOCIAL_MEDIA);
  const others = groups.filter((group) => group !== social);
  return [...others, { heading: SOCIAL_MEDIA, topics: [...topicsOf(social), ...added] }];
};

/** General shows them side by side. */
const FEATURED = 3;

/** Without projects that no longer exist; in the place of the example, the first of the résumé. */
const withFeatured = (general: unknown, projects: readonly unknown[]): unknown => {
  const names = projects.map((project) => recordOf(project).name);
  const featured = itemsOf(recordOf(general).featuredProjects);
  const left = featured.filter(
    (name) => names.includes(name) || isOwnersProject(projectFile(String(name))),
  );
  const isNew = left.length === 0 && featured.includes(EXAMPLE_PROJECT);
  return { ...recordOf(general), featuredProjects: isNew ? names.slice(0, FEATURED) : left };
};

/** In any year: the examples name the year before. */
const bare = (value: unknown): string =>
  JSON.stringify(value ?? "").replace(/"\d{4}(-03)?"/g, '""');

const isEmpty = (value: unknown): boolean => ['""', "[]", "{}"].includes(bare(value));

const LISTS = ["projects", "interests", "career"] as const;

/** Whether the owner has written a list. */
const isOwn = (present: Values, name: (typeof LISTS)[number]): boolean =>
  !isEmpty(present[name]) && bare(present[name]) !== bare(exampleLists()[name]);

/** The lists of the résumé. Examples that it has nothing for are cleared, since they would be published. */
const filledLists = (present: Values, converted: Filling, force: boolean): Values =>
  Object.fromEntries(
    LISTS.flatMap((name): [string, unknown][] => {
      const isLeft = (name === "interests" && !force) || isEmpty(converted[name]);
      const isKept = isOwn(present, name) && isLeft;
      return isKept || (present[name] === undefined && isEmpty(converted[name]))
        ? []
        : [[name, converted[name]]];
    }),
  );

/** Without the example's paragraph where the owner has a summary, which the same page shows. */
const withoutExample = (general: Values, owner: Values): Values => {
  const start = startFiles({ name: "", role: "", email: "", site: "" });
  const isExample = isDeepStrictEqual(general.paragraphs, start.general.paragraphs);
  return isExample && owner.summary !== undefined ? { ...general, paragraphs: [] } : general;
};

/** A text with the owner's name and profession in place of the former ones. */
const renamed = (text: unknown, former: Values, owner: Values): unknown =>
  ["name", "role"].reduce((its: unknown, key) => {
    const [old, now] = [former[key], owner[key]];
    return typeof its === "string" && old && now ? its.replaceAll(String(old), String(now)) : its;
  }, text);

/** The data files with what a résumé adds. `force` replaces what the owner says in `site.json`. */
const filledFiles = (present: Values, converted: Filling, force: boolean): Values => {
  const site = recordOf(present.site);
  const owner = recordOf(site.owner);
  const owners = force ? { ...owner, ...converted.owner } : { ...converted.owner, ...owner };
  const lists = filledLists(present, converted, force);
  const featured = lists.projects
    ? withFeatured(present.general, itemsOf(lists.projects))
    : present.general;
  const general = withoutExample(recordOf(featured), owners);
  const [title, description, heading] = [site.title, site.description, general.heading].map((it) =>
    renamed(it, owner, owners),
  );
  return {
    site: { ...site, title, description, owner: owners },
    contacts: withProfiles(present.contacts, converted),
    general: { ...general, heading },
    ...lists,
  };
};

/**
 * Fills the data files from a JSON Resume: all of them or, after an error, none. The result passes the content check before
 * a single file is written. `force` overwrites what the owner has written. Returns the written files, and what it changed or left out.
 */
export const importResume = async (file: string, force = false) => {
  const resume = readResume(file);
  const present: Values = Object.fromEntries(
    ["site", "general", "contacts", ...LISTS].map((name) => [name, readData(`${name}.json`).value]),
  );
  const site = recordOf(present.site);
  const owner = recordOf(site.owner);
  if (isTemplate(String(owner.name))) {
    throw new Error("data/ is still the sample's: npm run init comes first. Nothing was changed.");
  }
  const facts = convertResume(resume.value, String(site.siteUrl), resume.warn);
  const { warn } = facts;
  const isInterestsKept = isOwn(present, "interests") && !force;
  const interests = convertInterests(facts.resume, isInterestsKept ? () => {} : warn);
  const converted = { ...facts, interests };
  for (const [key, value] of Object.entries(facts.owner)) {
    if (force || owner[key] === undefined || owner[key] === value) continue;
    warn(
      ["basics", KEYS[key] ?? key],
      `${quote(value)} was left out: site.json says ${quote(owner[key])}.`,
    );
  }
  for (const [key, value] of Object.entries(facts.unasked)) {
    if (value === undefined || owner[key] === value) continue;
    const line = `${quote(key)}: ${JSON.stringify(value)}`;
    const message = `Left out, since everybody would read it. To publish it, write ${line} in "owner" of data/site.json.`;
    warn(["basics", KEYS[key] ?? key], message);
  }
  const { projects, ...lists } = filledFiles(present, converted, force);
  // Those of the résumé are Markdown files.
  const files: Values = { ...lists, ...(projects !== undefined && { projects: [] }) };
  const changed = Object.keys(files).filter((it) => !isDeepStrictEqual(files[it], present[it]));
  const texts = {
    ...Object.fromEntries(changed.map((name) => [`${name}.json`, asJson(files[name])])),
    ...(projects !== undefined && projectFiles(itemsOf(projects).map(recordOf))),
  };
  const owners = [
    ...LISTS.filter((name) => isOwn(present, name)).map((name) => `${name}.json`),
    ...Object.keys(texts).filter(isOwnersProject),
  ].filter((name) => name in texts);
  if (owners.length > 0 && !force) {
    const names = owners.map((name) => `data/${name}`).join(", ");
    throw new Error(
      `An earlier import or your own edits are in ${names}. Nothing was changed.\n` +
        `To overwrite what is there: npm run import -- ${file} --force`,
    );
  }
  const others = force ? otherProjectFiles(converted.projects) : [];
  if (others.length > 0) {
    const names = others.map((name) => `data/${name}`).join(", ");
    warn(["projects"], `No project here has the name of ${names}. Delete what you have renamed.`);
  }
  const about = isInterestsKept
    ? [
        "An earlier import or your own edits are in interests.json, so it stays as it is. --force overwrites it.",
      ]
    : aboutLevels(interests, facts.resume);
  if (interests.length > 0)
    for (const message of about)
      warn([recordOf(resume.value).skills === undefined ? "interests" : "skills"], message);
  const checked = await checkContent(
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, text === null ? null : Buffer.from(text)]),
    ),
  );
  if (!checked.ok) {
    throw new Error(
      `With the résumé in it, data/ would not be right. Nothing was changed.\n\n${formatReport(checked.diagnostics)}`,
    );
  }
  writeData(texts);
  const written = Object.keys(texts).filter((name) => texts[name] !== null);
  return {
    written: written.map((name) => `data/${name}`),
    warnings: resume.report(),
    hasNewProfiles: changed.includes("contacts"),
  };
};
