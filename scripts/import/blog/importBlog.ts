import fs from "node:fs";
import path from "node:path";
import { asWarning, type Diagnostic, diagnosticsIn, quote } from "../../../src/content/diagnostics";
import { convertText } from "../../../src/content/markdown";
import { isTextPicturePath } from "../../../src/content/schema";
import { decoded } from "../../../src/contract/addresses";
import { itemsOf, recordOf } from "../../../src/lib/unknownValue";
import { asFormerAddress, checkContent } from "../../../src/site";
import { asJson, readData, readText, writeData } from "../../dataFiles";
import { markdownFile } from "../../templates/additions";

import { type BlogPost, readPosts, type WarnAt } from "./readPosts";

/** Warnings, one for each cause, with its count and its first place. */
const collectCauses = (folder: string) => {
  const causes = new Map<string, { first: Diagnostic; count: number }>();
  const add = (first: Diagnostic) => {
    const cause = first.message.replace(/"(?:[^"\\]|\\.)*"/g, "").replace(/[.:].*/s, "");
    causes.set(cause, { first, ...causes.get(cause), count: (causes.get(cause)?.count ?? 0) + 1 });
  };
  const warn: WarnAt = (file, at, message) => {
    const text = fs.readFileSync(path.join(folder, file), "utf8");
    add(diagnosticsIn(file, text)(Math.max(0, text.indexOf(at)), message));
  };
  const report = () =>
    [...causes.values()].map(({ first, count }) => {
      const times = count === 1 ? "" : ` (${count} times; this is the first)`;
      return asWarning({ ...first, message: first.message + times });
    });
  return { add, warn, report };
};

/** The folders that other generators serve, in the blog's or in one above. */
const ROOTS = ["", "..", "../..", "../../.."].flatMap((up) =>
  ["", "static", "public", "assets", "src", "src/assets"].map((it) => path.join(up, it)),
);

/** The file of a picture that a post names. */
const findPicture = (folder: string, post: string, address: string): string | undefined => {
  const written = decoded(address.replace(/[?#].*$|^[@~](?=\/)/g, ""));
  const places = written.startsWith("/") ? ROOTS : [path.dirname(post), ...ROOTS];
  // A letter with an accent is one character or two.
  const names = [written, written.normalize(), written.normalize("NFD")];
  return places
    .flatMap((it) => names.map((name) => path.join(folder, it, name)))
    .find((it) => isTextPicturePath(path.basename(it)) && fs.existsSync(it));
};

const fileOf = (slug: string): string => `posts/${slug}/index.md`;

/** Writes the posts of a blog by another generator, their pictures and redirects. Those with errors become drafts. */
export const importBlog = async (folder: string, force = false) => {
  const { add, warn, report } = collectCauses(folder);
  const posts = new Map<string, BlogPost>();
  for (const post of readPosts(folder, warn))
    posts.set(posts.has(post.slug) ? `${post.slug}-${posts.size}` : post.slug, post);
  if (posts.size === 0) throw new Error("There is no post in this folder. Nothing was changed.");
  const slugs = new Map(
    [...posts].flatMap(([slug, it]) => it.formerly.map((from) => [from, slug])),
  );
  for (const [slug, { file }] of posts) slugs.set(path.parse(file).name, slug).set(slug, slug);
  const drafts = new Set([...posts].flatMap(([slug, it]) => (it.front.draft ? slug : [])));
  const pictures: Record<string, Buffer> = {};

  const convert = ([slug, { file, front, body }]: [string, BlogPost], note: WarnAt) => {
    const pictureName = (address: string) => {
      const found = findPicture(folder, file, address);
      if (found === undefined) return undefined;
      const { name, ext } = path.parse(found.normalize());
      const bytes = fs.readFileSync(found);
      const nameOf = (count: number): string => {
        const copy = name + (count > 1 ? `-${count}` : "") + ext;
        const other = pictures[`posts/${slug}/${copy}`];
        return other === undefined || other.equals(bytes) ? copy : nameOf(count + 1);
      };
      pictures[`posts/${slug}/${nameOf(1)}`] = bytes;
      return nameOf(1);
    };
    const newAddress = (former: string) => {
      const from = asFormerAddress(former.replace(/\/?$/, "/")) ?? "";
      const name =
        /^(?!\w+:|\/).*\.mdx?$|^\/posts\/[^/]+\/$/.test(former) && path.parse(former).name;
      const to = slugs.get(from) ?? slugs.get(former) ?? slugs.get(name || "");
      return to === undefined || drafts.has(to) ? undefined : `/posts/${to}/`;
    };
    const warnHere = (at: string, message: string) => note(file, at, message);
    const { cover, ...others } = recordOf(front);
    const { file: named, alt } = recordOf(cover);
    const picture = named && pictureName(String(named));
    if (named && !picture)
      warnHere(String(named), "The cover is not in this folder and was left out.");
    const all = { ...others, ...(picture ? { cover: { file: picture, alt } } : {}) };
    const text = convertText(body, { pictureName, newAddress, warn: warnHere });
    return markdownFile({ ...all, ...(drafts.has(slug) && { draft: true }) }, text.trim());
  };
  const convertAll = (note: WarnAt = () => {}) =>
    Object.fromEntries([...posts].map((post) => [fileOf(post[0]), convert(post, note)]));

  const site = recordOf(readData("site.json").value);
  const taken = new Set(itemsOf(site.redirects).map((it) => recordOf(it).from));
  const withRedirects = () => {
    const added = [...slugs]
      .filter(
        ([from, slug]) => from.startsWith("/") && from !== `/posts/${slug}/` && !drafts.has(slug),
      )
      .filter(([from]) => !taken.has(from))
      .map(([from, slug]) => ({ from, to: `/posts/${slug}/` }));
    return { added, text: asJson({ ...site, redirects: [...itemsOf(site.redirects), ...added] }) };
  };

  let texts = convertAll();
  const owners = Object.keys(texts).filter((name) => ![texts[name], ""].includes(readText(name)));
  if (owners.length > 0 && !force)
    throw new Error(
      `An earlier import or your own edits are in data/${owners.join(", data/")}. Nothing was changed.\nTo overwrite what is there: npm run import -- ${folder} --force`,
    );
  writeData(pictures);
  for (let isDone = false; !isDone; texts = convertAll(isDone ? warn : undefined)) {
    const all = Object.entries({ ...texts, "site.json": withRedirects().text });
    const checked = await checkContent(
      Object.fromEntries(all.map(([name, text]) => [name, Buffer.from(text)])),
    );
    const errors = checked.ok ? [] : checked.diagnostics;
    const faulty = [...posts.keys()].filter((slug) =>
      errors.some(({ file }) => file === `data/${fileOf(slug)}`),
    );
    for (const error of errors.filter(({ file }) =>
      faulty.some((it) => file === `data/${fileOf(it)}`),
    ))
      add({ ...error, message: `${error.message} The post is a draft until then.` });
    for (const slug of faulty) drafts.add(slug);
    const refused = withRedirects().added.flatMap(({ from }) => {
      const about = ({ file, message }: Diagnostic) =>
        file === "data/site.json" && message.startsWith(quote(from));
      const error = errors.find(about);
      return error ? [{ from, error }] : [];
    });
    for (const { from, error } of refused) {
      taken.add(from);
      add(error);
    }
    isDone = faulty.length + refused.length === 0;
  }
  const { added, text } = withRedirects();
  writeData({ ...texts, ...(added.length > 0 && { "site.json": text }) });
  const count = Object.keys(pictures).length;
  const written = `Written to data/posts/: ${posts.size} posts, ${drafts.size} of them drafts, with ${count} pictures, and to site.json: ${added.length} redirects.`;
  return { written, warnings: report() };
};
