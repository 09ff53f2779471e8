import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../../src/build/files/filesBelow";
import { recordFileName } from "../../../src/build/markdown/checkMarkdown";
import {
  parseFrontMatter,
  postFrontMatter,
  withYaml,
} from "../../../src/build/markdown/frontMatter";
import { ownKeys } from "../../../src/build/markdown/ownKeys";
import { formerAddresses } from "../../../src/build/notices";
import { today } from "../../../src/build/schemas/dates";
import { asFormerAddress } from "../../../src/build/schemas/siteParts";
import { itemsOf, recordOf } from "../../../src/lib/unknownValue";
import { fitTo } from "../fit";

/** A remark about a text of a post's file; the same remark is made once. */
export type BlogRemark = (file: string, at: string, sentence: string) => void;

/** A post of another generator, and its front matter in this site's keys. */
export interface BlogPost {
  readonly file: string;
  readonly text: string;
  readonly slug: string;
  readonly front: Readonly<Record<string, unknown>>;
  readonly formerly: readonly string[];
}

const TEXT = /\.(?:md|mdx|markdown)$/i;
const NO_POSTS =
  /(?:^|\/)(?:[._](?!posts|drafts)[^/]*|node_modules|themes|archetypes|layouts|vendor|readme\.md)(?:\/|$)/i;
const POSTS_FOLDER = /(?:^|\/)_?(?:posts?|blog|articles?|drafts)\//i;

const textsOf = (value: unknown): string[] =>
  (typeof value === "string" ? value.split(value.includes(",") ? "," : /\s+/) : itemsOf(value))
    .map((it) => String(it).trim())
    .filter(Boolean);

/** The picture that a front matter names: a text, or one of the records that themes have. */
const pictureOf = (value: unknown): { file: string; alt: string } | undefined => {
  const {
    image = value,
    src = image,
    url = src,
    file = url,
    path: at = file,
    alt,
  } = recordOf(value);
  const { src: inner = at } = recordOf(at);
  return typeof inner === "string" && inner !== ""
    ? { file: inner, alt: String(alt ?? "") }
    : undefined;
};

/** Jekyll's pattern of addresses. */
const patternOf = (folder: string): string => {
  const config = path.join(folder, "_config.yml");
  const text = fs.existsSync(config) ? fs.readFileSync(config, "utf8") : "";
  const { permalink = "date" } = recordOf(parseFrontMatter(`---\n${text}\n---\n`).value);
  const dated = "/:categories/:year/:month/:day/:title";
  const named = { date: `${dated}.html`, pretty: `${dated}/`, none: "/:categories/:title.html" };
  return named[permalink as keyof typeof named] ?? String(permalink);
};

const readPost = (folder: string, file: string, remark: BlogRemark): BlogPost => {
  const text = withYaml(fs.readFileSync(path.join(folder, file), "utf8"));
  const { value, fault } = parseFrontMatter(text);
  if (fault) remark(file, "", fault.sentence);
  const keys = Object.keys(postFrontMatter.shape);
  const { value: own, unused } = ownKeys(value, keys);
  const { cover, tags, ...found } = recordOf(own);
  const whole = path.resolve(folder, file).split(path.sep).join("/").replace(TEXT, "");
  const [, stem = "", inName] = /^(.*?)(?:\.([a-z]{2}(?:-[\w-]+)?))?$/.exec(whole) ?? [];
  const place = stem.replace(/\/_?index$/, "");
  const [, day, name = ""] = /^(?:(\d{4}-\d\d-\d\d)-)?(.*)$/.exec(path.basename(place)) ?? [];
  const { slug: given, header } = recordOf(value) as Record<string, unknown>;
  const slug = recordFileName(
    String(given || name)
      .split("/")
      .filter(Boolean)
      .at(-1) ?? name,
  );
  const all = [...textsOf(tags), ...textsOf(unused.categories ?? unused.category)];
  const front = {
    title: name,
    date: day,
    lang: inName,
    ...found,
    tags: [...new Set(all)],
    cover: pictureOf(cover) ?? pictureOf(recordOf(header).teaser),
    draft: found.draft === true || /(?:^|\/)_?drafts\//.test(file) || undefined,
  };
  if (front.date === undefined) {
    remark(file, "", "It has no date: it becomes a draft of today.");
    Object.assign(front, { date: today(), draft: true });
  }
  const kept = Object.fromEntries(
    Object.entries(front).filter(([, it]) => it !== "" && it !== null),
  );
  const fitting = fitTo(postFrontMatter, kept, [], (at, it) =>
    remark(file, String(at[0] ?? ""), it),
  );
  for (const key of Object.keys(unused).filter(
    (it) => !/^(?:categor|slug|permalink|url|alias|redirect)/i.test(it),
  ))
    remark(file, key, `"${key}" changes nothing here and was left out.`);
  const [year, month, date] = String(front.date).split("-");
  const parts = {
    categories: textsOf(unused.categories).join("/"),
    year,
    month,
    day: date,
    title: name,
    slug: name,
  };
  const pattern = patternOf(folder).replace(
    /:(\w+)/g,
    (_, key: keyof typeof parts) => parts[key] ?? "",
  );
  const section = place
    .replace(/^.*\/(?:content|pages|data|src)\//, "")
    .split("/")
    .slice(-3, -1)
    .join("/");
  const usual = day === undefined ? `/${section}/${given || name}/` : pattern;
  return {
    file,
    text,
    slug: inName === undefined ? slug : `${slug}-${inName}`,
    front: fitting ?? { title: name, date: today(), draft: true },
    formerly: [
      ...formerAddresses({ unusedKeys: unused }, section),
      asFormerAddress(usual) ?? "",
    ].filter(Boolean),
  };
};

/** The posts in the folder of a blog by Hugo, Jekyll, Astro or Eleventy. */
export const readPosts = (folder: string, remark: BlogRemark): BlogPost[] => {
  const texts = filesBelow(folder).filter((file) => TEXT.test(file) && !NO_POSTS.test(file));
  const inFolder = texts.filter((file) => POSTS_FOLDER.test(file));
  const files = inFolder.length > 0 ? inFolder : texts;
  for (const file of texts.filter((it) => !files.includes(it)))
    remark(
      file,
      "",
      "It is not among the posts and was left out: npm run new -- page makes a page.",
    );
  return files
    .filter((file) => !/(?:^|\/)_index\.[^/]*$/.test(file))
    .map((file) => readPost(folder, file, remark));
};
