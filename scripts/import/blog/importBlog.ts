import fs from "node:fs";
import path from "node:path";
import { checkContent } from "../../../src/build/check/checkContent";
import { type Diagnostic, positionsIn } from "../../../src/build/diagnostics/diagnostic";
import { inFull } from "../../../src/build/diagnostics/quote";
import { parseFrontMatter } from "../../../src/build/markdown/frontMatter";
import { isTextPicturePath } from "../../../src/build/schemas/pictureFile";
import { decoded } from "../../../src/contract/addresses";
import { itemsOf, recordOf } from "../../../src/lib/unknownValue";
import { asJson, readData, readText, writeData } from "../../dataFiles";
import { convertText, formerPath } from "./convertText";
import { type BlogPost, type BlogRemark, readPosts } from "./readPosts";
import { markdownFile } from "../../templates/additions";

/** Remarks of which each cause is one, with its count and its first place. */
const collectCauses = (folder: string) => {
  const causes = new Map<string, { first: Diagnostic; count: number }>();
  const remark: BlogRemark = (file, at, sentence) => {
    const cause = sentence.replace(/"(?:[^"\\]|\\.)*"/g, "");
    const text = causes.has(cause) ? "" : fs.readFileSync(path.join(folder, file), "utf8");
    const place = positionsIn(text)(Math.max(0, text.indexOf(at)));
    const { first, count } = causes.get(cause) ?? { first: { file, ...place, sentence }, count: 0 };
    causes.set(cause, { first, count: count + 1 });
  };
  const report = (): Diagnostic[] =>
    [...causes.values()].map(({ first, count }) =>
      count === 1
        ? first
        : { ...first, sentence: `${first.sentence} (${count} times; this is the first)` },
    );
  return { remark, report };
};

/** The folders that other generators serve from, beside the posts or above them. */
const SERVED = ["static", "public", "assets", "src", "src/assets", ""];

/** The file of a picture that a post names. */
const findPicture = (folder: string, { file }: BlogPost, address: string): string | undefined => {
  const name = decoded(address.replace(/[?#].*$/, "")).replace(/^[@~](?=\/)/, "");
  const besides = [path.join(folder, path.dirname(file))];
  const roots = ["", "..", "../..", "../../.."].flatMap((up) =>
    SERVED.map((it) => path.join(folder, up, it)),
  );
  return [...(name.startsWith("/") ? [] : besides), ...roots]
    .map((it) => path.join(it, name))
    .find((it) => isTextPicturePath(path.basename(it)) && fs.existsSync(it));
};

/** Writes the posts of a blog by another generator, their pictures and redirects. Those with errors become drafts. */
export const importBlog = async (folder: string, force = false) => {
  const { remark, report } = collectCauses(folder);
  const posts = new Map<string, BlogPost>();
  for (const post of readPosts(folder, remark)) {
    let slug = post.slug;
    for (let count = 2; posts.has(slug); count += 1) slug = `${post.slug}-${count}`;
    posts.set(slug, post);
  }
  if (posts.size === 0)
    throw new Error(`There is no post in ${inFull(folder)}. Nothing was changed.`);
  const addresses = new Map(
    [...posts].flatMap(([slug, { formerly }]) => formerly.map((it) => [it, slug])),
  );
  const names = new Map(
    [...posts].map(([slug, { file }]) => [
      path.parse(file).name.replace(/^\d{4}-\d\d-\d\d-/, ""),
      slug,
    ]),
  );
  const pictures: Record<string, Buffer> = {};

  const fileOf = (
    slug: string,
    post: BlogPost,
    drafts: ReadonlySet<string>,
    note: BlogRemark,
  ): string => {
    const pictureName = (address: string) => {
      const found = findPicture(folder, post, address);
      if (found === undefined) return undefined;
      const bytes = fs.readFileSync(found);
      const { name, ext } = path.parse(found.normalize());
      let copy = name + ext;
      const at = () => `posts/${slug}/${copy}`;
      for (let count = 2; pictures[at()]?.equals(bytes) === false; count += 1)
        copy = `${name}-${count}${ext}`;
      pictures[at()] = bytes;
      return copy;
    };
    const newAddress = (former: string) => {
      const [, own, file = own] =
        /^(?:\/posts\/([^/]+)\/|(?!\/)(?:.*\/)?([^/]+)\.mdx?)$/.exec(former) ?? [];
      const found =
        addresses.get(formerPath(former) ?? "") ?? addresses.get(former) ?? names.get(file ?? "");
      return found === undefined || drafts.has(found) ? undefined : `/posts/${found}/`;
    };
    const cover = recordOf(post.front.cover);
    const picture = typeof cover.file === "string" ? pictureName(cover.file) : undefined;
    if (cover.file !== undefined && picture === undefined)
      note(
        post.file,
        String(cover.file),
        "The cover is no picture in this folder and was left out.",
      );
    const { body } = parseFrontMatter(post.text);
    const text = convertText(body, {
      pictureName,
      newAddress,
      remark: (at, it) => note(post.file, at, it),
    });
    const front = {
      ...post.front,
      cover: picture && { ...cover, file: picture },
      ...(drafts.has(slug) && { draft: true }),
    };
    return markdownFile(
      Object.fromEntries(Object.entries(front).filter(([, it]) => it !== undefined)),
      text.trim(),
    );
  };

  const targets = new Map([...posts.keys()].map((slug) => [slug, `posts/${slug}/index.md`]));
  const convertAll = (drafts: ReadonlySet<string>, note: BlogRemark) =>
    Object.fromEntries(
      [...posts].map(([slug, post]) => [targets.get(slug) ?? "", fileOf(slug, post, drafts, note)]),
    );
  const drafts = new Set(
    [...posts].flatMap(([slug, { front }]) => (front.draft === true ? slug : [])),
  );
  const first = convertAll(drafts, () => {});
  const owners = Object.keys(first).filter((name) => ![first[name], ""].includes(readText(name)));
  if (owners.length > 0 && !force)
    throw new Error(
      `An earlier import or your own edits are in ${owners.map((it) => `data/${it}`).join(", ")}. Nothing was changed.\nTo overwrite what is there: npm run import -- ${folder} --force`,
    );

  const site = recordOf(readData("site.json").value);
  const known = itemsOf(site.redirects);
  const taken = [
    ...known.map((it) => recordOf(it).from),
    ...[...posts.keys()].map((slug) => `/posts/${slug}/`),
  ];
  const added = [...addresses]
    .filter(([from]) => !taken.includes(from))
    .map(([from, slug]) => ({ from, to: `/posts/${slug}/` }));
  const siteText = (): string =>
    asJson({
      ...site,
      redirects: [...known, ...added.filter(({ to }) => !drafts.has(to.split("/")[2] ?? ""))],
    });
  writeData(pictures);
  for (let texts = first; ; texts = convertAll(drafts, () => {})) {
    const all = { ...texts, "site.json": siteText() };
    const checked = await checkContent(
      Object.fromEntries(Object.entries(all).map(([name, it]) => [name, Buffer.from(it)])),
    );
    const faults = checked.ok ? [] : checked.diagnostics;
    const faulty = [...posts].filter(
      ([slug]) =>
        !drafts.has(slug) && faults.some(({ file }) => file === `data/${targets.get(slug)}`),
    );
    for (const [slug, { file }] of faulty) {
      drafts.add(slug);
      for (const fault of faults.filter((it) => it.file === `data/${targets.get(slug)}`))
        remark(file, "", `${fault.sentence} The post is a draft until then.`);
    }
    if (faulty.length > 0) continue;
    writeData({
      ...convertAll(drafts, remark),
      ...(added.length > 0 && { "site.json": siteText() }),
    });
    return {
      count: posts.size,
      drafts: drafts.size,
      redirects: added.length,
      pictures: Object.keys(pictures).length,
      remarks: report(),
    };
  }
};
