import { postSlug } from "../lib/postSlug";
import { fetchContent } from "./documents";

/** A post with its text. */
export type PostDocument = Queries.PostTextsQuery["posts"]["nodes"][number];

/** Fetches a post's text; rejects when the server does not hand it out. */
export const fetchPost = (name: string): Promise<PostDocument> =>
  fetchContent(`posts/${postSlug(name)}.json`, "The post");
