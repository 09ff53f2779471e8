import fs from "node:fs";
import path from "node:path";
import { meantTimes, today } from "../../../src/content/dates";
import { diagnosticsIn } from "../../../src/content/diagnostics";
import { filesBelow } from "../../../src/content/files";
import {
  ownKeys,
  parseFrontMatter,
  postFrontMatter,
  withYaml,
} from "../../../src/content/markdown";
import { itemsOf, recordOf } from "../../../src/lib/unknownValue";
import { asFormerAddress, formerAddresses, recordFileName } from "../../../src/site";
import { fitTo } from "../fit";

/** Warns of a file of the blog, at a text in it. */
export type WarnAt = (file: string, at: string, message: string) => void;

const TEXT = /\.(?:md|mdx|markdown)$/i;
const NO_POST =
  /(?:^|\/)(?:[._](?!posts|drafts)[^/]*|node_modules|themes|archetypes|layouts|readme\.md)(?:\/|$)/i;
const POSTS_FOLDER = /(?:^|\/)_?(?:posts?|blog|articles?|drafts)\//i;

const listOf = (value: unknown): string[] =>
  typeof value === "string"
    ? value.split(value.includes(",") ? /\s*,\s*/ : /\s+/).filter(Boolean)
    : itemsOf(value).map(String);

/** The picture that a front matter names: a text, or a record as themes have it. */
const pictureOf = (value: unknown) => {
  const { image, src, url, file, alt } = recordOf(value);
  const name = [value, image, src, url, file].find((it) => typeof it === "string" && it !== "");
  return name && { file: String(name), alt: String(alt ?? "") };
};

const DATED = "/:categories/:year/:month/:day/:title";
const PATTERNS = { date: `${DATED}.html`, pretty: `${DATED}/`, none: "/:categories/:title.html" };

/** Jekyll's pattern of addresses. */
const patternOf = (folder: string): string => {
  const config = path.join(folder, "_config.yml");
  const text = fs.existsSync(config) ? fs.readFileSync(config, "utf8") : "";
  const { permalink = "date" } = recordOf(
    parseFrontMatter(`---\n${text}\n---\n`, diagnosticsIn(config, text)).value,
  );
  return PATTERNS[permalink as keyof typeof PATTERNS] ?? String(permalink);
};

const YES = /^(?:true|yes|y|on|1)$/i;

/** The keys by which a front matter hides its post. */
const hidingKeys = (front: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(front).filter((key) => {
    const { list, render } = recordOf(front[key]);
    const text = String(front[key]);
    if (/^(?:draft|hidden|private|unlisted)$/i.test(key)) return YES.test(text);
    if (/^status$/i.test(key)) return /^(?:draft|hidden|pending|private|unlisted)/i.test(text);
    if (/^expiry_?date$/i.test(key)) return text < today();
    return (
      /^_?build$/.test(key) && [list, render].some((it) => /^(?:never|false)$/.test(String(it)))
    );
  });

/** A day, if a text can mean no other one. */
const dayMeant = (written: unknown): unknown => {
  if (postFrontMatter.shape.date.safeParse(written).success) return written;
  const [day, ...others] = meantTimes(String(written)).filter((it) => it.length === 10);
  return others.length === 0 && day !== undefined ? day : written;
};

/** A post of another generator: its front matter as ours, its text and its former addresses. */
const readPost = (folder: string, file: string, warn: WarnAt) => {
  const text = withYaml(fs.readFileSync(path.join(folder, file), "utf8"));
  const { value, diagnostic, body } = parseFrontMatter(text, diagnosticsIn(file, text));
  if (diagnostic) warn(file, "", diagnostic.message);
  const { value: own, unused } = ownKeys(value, Object.keys(postFrontMatter.shape));
  const { cover, tags, ...all } = recordOf(own);
  const hiding = hidingKeys(all);
  const isLeft = ([key]: [string, unknown]) => key !== "draft" && !hiding.includes(key);
  const found = Object.fromEntries(Object.entries(all).filter(isLeft));
  for (const key of hiding.filter((it) => it !== "draft"))
    warn(file, key, `The key ${key} hides it there: it is a draft.`);
  const whole = path.resolve(folder, file).split(path.sep).join("/").replace(TEXT, "");
  const [, stem = "", lang] = /^(.*?)(?:\.([a-z]{2}(?:-[\w-]+)?))?$/.exec(whole) ?? [];
  const place = stem.replace(/\/index$/, "");
  const [, day, name = ""] = /^(?:(\d{4}-\d\d-\d\d)-)?(.*)$/.exec(path.basename(place)) ?? [];
  const title = String(unused.slug || name).replace(/\/$/, "");
  const categories = listOf(unused.categories ?? unused.category);
  const front = {
    ...{ title: name, lang, ...found },
    date: dayMeant(found.date ?? day),
    tags: [...new Set([...listOf(tags), ...categories])],
    cover: pictureOf(cover),
    draft: hiding.length > 0 || /(?:^|\/)_?drafts\//.test(file) || undefined,
  };
  const isKnown = ([, it]: [string, unknown]) => it !== "" && it !== null;
  const given = Object.fromEntries(Object.entries(front).filter(isKnown));
  const fitting = fitTo(postFrontMatter, given, [], ([key = ""], it) => {
    const message = it.replace(/^"([^"]*)" was left/, "The key $1 was left");
    warn(file, String(key), message);
  });
  if (!fitting) warn(file, "", "It has no title or no day: it is a draft of today.");
  for (const key of Object.keys(unused).filter(
    (it) => !/^(?:cat|slug|perma|url|alias|redi)/i.test(it),
  ))
    warn(file, key, `The key ${key} was left out: it changes nothing here.`);
  const [year, month, date] = String(front.date).split("-");
  const parts = { categories: categories.join("/"), year, month, day: date, title };
  const section = place
    .replace(/^.*\/(?:content|pages|data|src)\//, "")
    .split("/")
    .slice(-3, -1);
  const usual = day
    ? patternOf(folder).replace(/:(\w+)/g, (_, key: keyof typeof parts) => parts[key] ?? "")
    : `/${[...section, title].join("/")}/`;
  return {
    ...{ file, body },
    slug: recordFileName([path.basename(title), ...(lang ? [lang] : [])].join("-")),
    front: fitting ??
      fitTo(postFrontMatter, { ...given, date: today(), draft: true }, [], () => {}) ?? {
        ...{ title: name, date: today(), draft: true },
      },
    formerly: [
      ...formerAddresses({ unusedKeys: unused }, section.join("/")),
      ...[asFormerAddress(usual) ?? []].flat(),
    ],
  };
};

export type BlogPost = ReturnType<typeof readPost>;

/** The posts in the folder of a blog by Hugo, Jekyll, Astro or Eleventy. */
export const readPosts = (folder: string, warn: WarnAt): BlogPost[] => {
  const texts = filesBelow(folder).filter((file) => TEXT.test(file) && !NO_POST.test(file));
  const inFolder = texts.filter((file) => POSTS_FOLDER.test(file));
  const posts = inFolder.length > 0 ? inFolder : texts;
  for (const file of texts.filter((it) => !posts.includes(it)))
    warn(file, "", "It is not among the posts and was left out.");
  return posts.map((file) => readPost(folder, file, warn));
};
