import { useState } from "react";
import { useSetRecoilState } from "recoil";
import { postsAtom } from "../content/posts";
import { PostsSection } from "../apps/about-me/sections/posts/PostsSection";
// eslint-disable-next-line
export default function Scratch() {
  const set = useSetRecoilState(postsAtom);
  const [which, setWhich] = useState("");
  const go = async (w: string) => {
    const d = await (await fetch("/content/posts.json")).json();
    const names = d.posts.nodes.map((n: { name: string }) => n.name);
    set({ names, postName: names[0] ?? null });
    setWhich(w);
  };
  return (
    <div style={{ position: "absolute", inset: 40, maxWidth: 940, height: 590, background: "var(--ui-colors-bg-window)", display: "flex", flexDirection: "column", overflow: "auto" }}>
      {which === "" && <><button onClick={() => go("posts")}>posts</button><button onClick={() => go("dp")}>dp</button></>}
      {which === "posts" && <PostsSection />}
    </div>
  );
}
