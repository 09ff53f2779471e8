import { postParts } from "../../../src/sections/posts/postParts";
import { aPost } from "./support";

test("a post is its introduction, its body and its conclusion, each with the paragraphs it has", () => {
  const text = (content: string) => ({ content });
  const parts = postParts(
    aPost("any", {
      introduction: { paragraph1: text("i1"), paragraph2: text("i2"), paragraph3: text("i3") },
      body: {
        paragraph1: text("b1"),
        paragraph2: text("b2"),
        paragraph3: null,
        paragraph4: text("b4"),
        paragraph5: text("b5"),
        paragraph6: text("b6"),
      },
    }),
  );
  expect(parts.map(({ heading }) => heading)).toEqual(["Introduction", "Body", "Conclusion"]);
  expect(parts.map(({ id }) => id)).toEqual(["introduction", "body", "conclusion"]);
  expect(parts.map(({ paragraphs }) => paragraphs.map(({ text }) => text))).toEqual([
    ["i1", "i2", "i3"],
    ["b1", "b2", "b4", "b5", "b6"],
    ["The conclusion of any."],
  ]);
});
