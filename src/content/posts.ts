import { useCallback } from "react";
import { atom, useRecoilState } from "recoil";

export interface PostsSlice {
  /** Every post's name. A post's text is fetched when it is read. */
  readonly names: readonly string[];
  /** The post being read; null only when there are none. */
  readonly postName: string | null;
}

export const postsAtom = atom<PostsSlice>({
  key: "content/posts",
  default: { names: [], postName: null },
});

/** The posts, the one being read, and the select-post action. */
export const usePosts = () => {
  const [slice, setSlice] = useRecoilState(postsAtom);
  const selectPost = useCallback(
    (postName: string) =>
      setSlice((current) =>
        current.names.includes(postName) ? { ...current, postName } : current,
      ),
    [setSlice],
  );
  return { ...slice, selectPost };
};
