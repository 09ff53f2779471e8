import { z } from "zod";
import { dayInWords, today } from "../../content/dates";
import { coverPath } from "../../content/drawing";
import {
  asHtml,
  day,
  element,
  headingsOf,
  htmlTree,
  type MarkdownPost,
  readingMinutes,
  textOf,
} from "../../content/markdown";
import {
  distinct,
  drawing,
  isPicturePath,
  LANGUAGE_FIELD,
  languageTag,
  schemaMeta,
  text,
  textEntry,
  textLanguage,
} from "../../content/schema";
import {
  defineCollection,
  defineSection,
  type Item,
  type ItemContext,
  PAGE_FIELDS,
  pageAddress,
  withUses,
} from "../../content/section";
import { firstSentences, listed, shortened, undefinedIfEmpty } from "../../content/text";
import { filled } from "../../words/filled";
import { direction, language } from "../../words/locale";
import { words } from "../../words/words";

const paragraph = textEntry(text("the paragraph"), "a paragraph").register(schemaMeta, {
  type: "PostParagraph",
});

/** The parts of a post: its first paragraph, and up to `count` in all. */
const part = (count: number, what: string) => {
  const later = Array.from({ length: count - 1 }, (_, index) => `paragraph${index + 2}`);
  const shape = Object.fromEntries(later.map((key) => [key, paragraph.optional()]));
  return z.strictObject({ paragraph1: paragraph, ...shape }).describe(what);
};

const NOT_YET = "This day is yet to come: only a Markdown file in data/posts/ waits for its day";

const post = z.strictObject({
  name: text("the post's name, which no other post has"),
  title: text("the post's title; default: its name").optional(),
  lang: languageTag.optional(),
  cover: drawing.optional(),
  date: day("the day on which it was written")
    .refine((date) => date <= today(), NOT_YET)
    .optional(),
  introduction: part(3, "the introduction, one to three paragraphs"),
  body: part(6, "the body, one to six paragraphs"),
  conclusion: part(4, "the conclusion, one to four paragraphs"),
});

/** `data/posts.json` */
const postsSchema = z
  .array(post)
  .superRefine(distinct("name", "/posts/"))
  .describe("the posts in order");

type Post = z.output<typeof postsSchema>[number];

const PARTS = ["introduction", "body", "conclusion"] as const;

const paragraphsOf = (post: Post, part: (typeof PARTS)[number]): string[] =>
  Object.values(post[part]).map(({ content }) => content);

/** Each part below a heading in the site's language, with an `id` for links to it. */
const htmlOf = (post: Post, { languageOf }: ItemContext) => {
  const inSiteLanguage = post.lang ? { lang: language, dir: direction } : {};
  const block = (tagName: string, value: string, properties = {}) => [
    element(tagName, properties, [{ type: "text", value }]),
    { type: "text" as const, value: " " },
  ];
  return asHtml(
    PARTS.map((part) =>
      element("section", {}, [
        ...block("h5", words.posts[part], { id: part, ...inSiteLanguage }),
        ...paragraphsOf(post, part).flatMap((text) => block("p", text, { ...languageOf(text) })),
      ]),
    ),
  );
};

const inParts = ({ title, ...post }: Post, context: ItemContext) => ({
  address: pageAddress(context.folder, post.name),
  summary: firstSentences(post.introduction.paragraph1.content),
  readingMinutes: readingMinutes(PARTS.flatMap((part) => paragraphsOf(post, part)).join("\n")),
  html: htmlOf(post, context),
  tags: [],
  isDraft: false,
  language: textLanguage(post.lang),
  day: post.date && dayInWords(post.date),
  updated: undefined,
  file: undefined,
  coverPicture: undefined,
  anchors: PARTS,
  // Its first two are not seen.
  headings: [],
  textOf: () => PARTS.map((part) => paragraphsOf(post, part)),
  ...post,
  date: post.date,
  name: title ?? post.name,
});

const inMarkdown = (post: MarkdownPost, folder: string) => ({
  name: post.title,
  lang: post.lang,
  language: textLanguage(post.lang),
  address: `${folder}${post.slug}/`,
  summary: post.summary || post.title,
  readingMinutes: post.readingMinutes,
  tags: post.tags,
  isDraft: post.isDraft,
  date: post.date,
  day: dayInWords(post.date),
  updated: post.updated,
  file: post.file,
  html: undefined,
  cover: undefined,
  coverPicture: post.cover && isPicturePath(post.cover) ? post.cover : undefined,
  anchors: post.anchors,
  headings: headingsOf(htmlTree(post.tree)),
  textOf: () => textOf(post.tree),
});

/** The newest first. Those without a date come last, as old as they may be. */
const allPosts = (list: readonly Post[], context: ItemContext) =>
  [
    ...context.markdown.posts.map((post) => inMarkdown(post, context.folder)),
    ...list.map((post) => inParts(post, context)),
  ].sort(({ date: one = "" }, { date: other = "" }) => other.localeCompare(one, "en"));

const yearOf = ({ date }: { readonly date: string | undefined }) => date?.slice(0, 4);

/** In characters: search engines accept no longer ones. */
const LONGEST_HEADLINE = 110;

const itemOf = (post: ReturnType<typeof allPosts>[number]): Item => {
  const { name, date, updated, day = "", tags, address, summary, anchors, lang, isDraft } = post;
  const year = yearOf(post) ?? "";
  return {
    name,
    note: day,
    year,
    get text() {
      return [post.textOf(), tags];
    },
    used: { keywords: tags, time: year, since: year },
    page: {
      ...{ address, summary, anchors, lang, isDraft },
      thing: (facts, maker) => ({
        "@type": "BlogPosting",
        ...facts,
        headline: shortened(name, LONGEST_HEADLINE),
        mainEntityOfPage: facts.url,
        author: maker,
        datePublished: date,
        dateModified: updated,
        keywords: undefinedIfEmpty(tags),
      }),
    },
  };
};

export const posts = defineSection({
  key: "Posts",
  collections: {
    posts: defineCollection({
      schema: postsSchema,
      type: "Post",
      fields: /* GraphQL */ `
        ${PAGE_FIELDS}
        ${LANGUAGE_FIELD}
        "The day on which it was written; those of posts.json may have none."
        date: Date @dateformat
        "The same in words."
        day: String
        year: String
        readingMinutes: Int!
        tags: [String!]!
        "The path of its drawn cover; null where a picture is its cover."
        coverPath: String
        "The picture above its text."
        coverPicture: File @fileByRelativePath
        keywords: [Keyword!]!
        "Posts in Markdown have no such parts."
        introduction: PostIntroduction
        body: PostBody
        conclusion: PostConclusion
        "Not to be published: it is there only while the site is developed."
        isDraft: Boolean!
        html: Html!
        "Of its two highest levels; none in posts of posts.json."
        headings: [PostHeading!]!
      `,
      prepare: allPosts,
      withEvidence: (posts, evidence) =>
        posts.map(({ textOf: _, anchors: __, ...post }) => ({
          ...post,
          year: yearOf(post),
          coverPath: coverPath(post),
          keywords: withUses(post.tags, evidence, post.address),
        })),
    }),
  },
  describe: (_content, ownerName, items) =>
    listed(
      filled(words.summaries.posts, { owner: ownerName }),
      items.filter(({ page }) => !page?.isDraft).map(({ name }) => name),
    ),
  items: ({ posts }) => posts.map(itemOf),
  hasFeed: true,
});
