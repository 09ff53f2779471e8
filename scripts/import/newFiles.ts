import { isDeepStrictEqual } from "node:util";
import { itemsOf, recordOf } from "../../src/build/record";
import { sliceTemplates } from "../templates/slices";
import type { FoundOwner } from "./owner";
import type { PresentFiles, WrittenSlice } from "./presentFiles";
import { WRITTEN_SLICES } from "./presentFiles";
import type { Taken } from "./takeResume";

type Values = Readonly<Record<string, unknown>>;

/** What the files are to say; of those that stay as they are nothing. */
export type NewFiles = Partial<Record<WrittenSlice, unknown>>;

const SOCIAL_MEDIA = "Social Media";

/** Between the other two that may stand there: no résumé says how much a profile is used. */
const USUAL_LEVEL = "Medium usage";

/** In the order of the guide; what is empty takes no room. */
const OWNER_KEYS = [
  "name",
  "role",
  "email",
  "place",
  "photo",
  "headline",
  "summary",
  "availability",
  "pronouns",
  "timeZone",
  "phone",
];

/** Without these there is no site, and how a résumé calls them. */
const NEEDED: Readonly<Record<string, string>> = { name: "name", role: "label", email: "email" };

const mergedOwner = (before: Values, found: FoundOwner): Values => {
  const merged: Values = { ...before, ...found };
  return Object.fromEntries(
    OWNER_KEYS.filter((key) => merged[key] !== undefined).map((key) => [key, merged[key]]),
  );
};

const refuseUnfinished = (owner: Values): void => {
  const lacking = Object.keys(NEEDED).filter((key) => owner[key] === undefined);
  if (lacking.length === 0) return;
  const names = lacking.map((key) => `"${NEEDED[key]}"`).join(", ");
  throw new Error(
    `The résumé has no ${names} in its "basics", which the site needs.\n` +
      "Nothing was changed. npm run init asks for what is missing; import the résumé after that.",
  );
};

/** What `npm run init` writes for an owner. */
const exampleSite = (owner: Values) =>
  sliceTemplates({
    name: String(owner.name),
    role: String(owner.role),
    email: String(owner.email),
    place: undefined,
    site: "",
    repository: "",
  });

const newSite = ({ site }: PresentFiles, owner: Values): Values => {
  const before = recordOf(site.value);
  const example = exampleSite(owner).site;
  const exampleBefore = exampleSite(recordOf(before.owner)).site;
  const kept = (key: "title" | "description") =>
    site.writer === "sample" || before[key] === exampleBefore[key] ? example[key] : before[key];
  return { ...before, title: kept("title"), description: kept("description"), owner };
};

const topicsOf = (groups: readonly unknown[]): Values[] =>
  groups.flatMap((group) => itemsOf(recordOf(group).topics).map(recordOf));

/** The owner's own groups stay; only the profiles are the résumé's. */
const newContacts = ({ contacts }: PresentFiles, owner: Values, { profiles }: Taken): unknown => {
  const present = itemsOf(contacts.value);
  const groups = contacts.writer === "owner" ? present : exampleSite(owner).contacts;
  if (profiles.length === 0) return groups;
  const before = topicsOf(contacts.writer === "owner" ? present : []);
  const levelOf = (link: string) => before.find((topic) => topic.link === link)?.level;
  const social = {
    heading: SOCIAL_MEDIA,
    topics: profiles.map(({ name, link, icon }) => ({
      name,
      level: levelOf(link) ?? USUAL_LEVEL,
      link,
      icon,
    })),
  };
  const index = groups.findIndex((group) => recordOf(group).heading === SOCIAL_MEDIA);
  return index < 0 ? [...groups, social] : groups.with(index, social);
};

/** Names of projects that are there no more: the check would not let them stay. */
const withoutLost = (files: NewFiles): NewFiles => {
  if (files.projects === undefined) return files;
  const names = new Set(itemsOf(files.projects).map((project) => recordOf(project).name));
  const site = recordOf(files.site);
  const { project, ...defaults } = recordOf(site.defaults);
  const general = recordOf(files.general);
  const featuredProjects = itemsOf(general.featuredProjects).filter((name) => names.has(name));
  return {
    ...files,
    ...(project !== undefined && !names.has(project) && { site: { ...site, defaults } }),
    ...(general.featuredProjects !== undefined && { general: { ...general, featuredProjects } }),
  };
};

const unlessEmpty = <Some extends object>(some: Some): Some | undefined =>
  Object.keys(some).length > 0 ? some : undefined;

/** The data files as the résumé would have them. It throws where the site would lack its owner's name, role or address. */
export const newFiles = (taken: Taken, present: PresentFiles): NewFiles => {
  const before =
    present.site.writer === "sample" ? {} : recordOf(recordOf(present.site.value).owner);
  const owner = mergedOwner(before, taken.owner);
  refuseUnfinished(owner);
  const files = withoutLost({
    site: newSite(present, owner),
    general: present.general.value,
    contacts: newContacts(present, owner, taken),
    projects: unlessEmpty(taken.projects),
    interests: unlessEmpty(taken.interests),
    career: unlessEmpty(taken.career),
  });
  return Object.fromEntries(
    WRITTEN_SLICES.filter((slice) => {
      const file = files[slice];
      return file !== undefined && !isDeepStrictEqual(file, present[slice].value);
    }).map((slice) => [slice, files[slice]]),
  );
};
