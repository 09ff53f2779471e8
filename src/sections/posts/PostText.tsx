import { inSiteLanguage } from "../../words/locale.words";
import { MarkdownText } from "../MarkdownText";
import type { Post } from "./content";
import { postParts } from "./postParts";

/** A post's text; its typography is in the reading stylesheet. */
export const PostText = ({ post }: { post: Post }) =>
  post.html === null ? (
    <div className="reading" {...post.language}>
      {postParts(post).map(({ heading, id, paragraphs }) => (
        <section key={heading}>
          <h5 id={id} {...(post.language && inSiteLanguage)}>
            {heading}
          </h5>
          {paragraphs.map(({ name, text }) => (
            <p key={name}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  ) : (
    <MarkdownText html={post.html} language={post.language} />
  );
