import type { PostDocument } from "../../../../content/postDocument";
import { postParts } from "./postParts";

/** A post's text; its typography is in the reading stylesheet. */
export const PostText = ({ post }: { post: PostDocument }) => (
  <div className="reading">
    {postParts(post).map(({ heading, paragraphs }) => (
      <section key={heading}>
        <h5>{heading}</h5>
        {paragraphs.map(({ name, text }) => (
          <p key={name}>{text}</p>
        ))}
      </section>
    ))}
  </div>
);
