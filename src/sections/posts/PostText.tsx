import { counted } from "../../words/filled";
import { inSiteLanguage } from "../../words/locale";
import { words } from "../../words/words";
import { MarkdownText } from "../MarkdownText";
import * as section from "../Section.module.css";
import * as styles from "./Posts.module.css";

export type Post = NonNullable<Queries.PostsPageQuery["post"]>;

/** The date of a post, its reading time and its tags. */
export const PostFacts = ({
  post: { date, day, readingMinutes, tags, isDraft },
}: {
  post: Post;
}) => (
  <div className={styles.facts}>
    <p>
      {isDraft && <strong className={styles.draft}>{words.posts.draft}</strong>}
      {date !== null && <time dateTime={date}>{day}</time>}
      <span>{counted(words.posts.minutes, { count: readingMinutes })}</span>
    </p>
    {tags.length > 0 && (
      <ul className={section.tags} aria-label={words.posts.tags}>
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    )}
  </div>
);

/** A post of posts.json has three parts; the `id` of each is for links to it. */
const partsOf = ({ introduction, body, conclusion }: Post) =>
  [
    { heading: words.posts.introduction, id: "introduction", paragraphs: introduction },
    { heading: words.posts.body, id: "body", paragraphs: body },
    { heading: words.posts.conclusion, id: "conclusion", paragraphs: conclusion },
  ].map((part) => ({
    ...part,
    paragraphs: Object.entries<{ readonly content: string } | null>(part.paragraphs ?? {}),
  }));

export const PostText = ({ post }: { post: Post }) =>
  post.html === null ? (
    <div className="reading" {...post.language}>
      {partsOf(post).map(({ heading, id, paragraphs }) => (
        <section key={id}>
          <h5 id={id} {...(post.language && inSiteLanguage)}>
            {heading}
          </h5>
          {paragraphs.map(([name, text]) => text && <p key={name}>{text.content}</p>)}
        </section>
      ))}
    </div>
  ) : (
    <MarkdownText html={post.html} language={post.language} />
  );
