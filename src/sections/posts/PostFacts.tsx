import { dayInWords } from "../../lib/dayInWords";
import type { Post } from "./content";

/** When a post was written, how long it takes to read, and what it is about. */
export const PostFacts = ({ post: { date, readingMinutes, tags, isDraft } }: { post: Post }) => (
  <div data-part="facts">
    <p>
      {isDraft && <strong data-part="draft">Draft</strong>}
      {date !== null && <time dateTime={date}>{dayInWords(date)}</time>}
      <span>{readingMinutes} min read</span>
    </p>
    {tags.length > 0 && (
      <ul aria-label="Tags">
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    )}
  </div>
);
