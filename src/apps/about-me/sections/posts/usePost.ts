import { useQuery } from "@tanstack/react-query";
import { fetchPost } from "../../../../content/postDocument";

/** A post's text, fetched when it is first rendered. */
export const usePost = (name: string) =>
  useQuery({
    queryKey: ["post", name],
    queryFn: () => fetchPost(name),
    // Otherwise a query waits in silence while the browser believes to be offline; a failure says
    // so, and the browser's own cache may have the post after all.
    networkMode: "always",
  });
