import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Element, Root } from "hast";
import { elementsIn } from "./tree";

/** The sizes that are made of a picture, by its address in the text. */
export type FindPicture = (address: string) => Promise<IGatsbyImageData>;

const source = ({
  type,
  srcSet,
  sizes,
}: {
  type: string | undefined;
  srcSet: string | undefined;
  sizes: string | undefined;
}): Element => ({
  type: "element",
  tagName: "source",
  properties: { type, srcSet, sizes },
  children: [],
});

/** Puts each picture there in several sizes, with its measures, so that nothing moves when it comes. */
export const withPictures = async (tree: Root, findPicture: FindPicture): Promise<void> => {
  for (const element of elementsIn(tree).filter(({ tagName }) => tagName === "img")) {
    const { src, alt } = element.properties ?? {};
    const { images, width, height } = await findPicture(String(src));
    const { src: file, srcSet, sizes } = images.fallback ?? {};
    const image: Element = {
      type: "element",
      tagName: "img",
      properties: {
        src: file,
        srcSet,
        sizes,
        alt,
        width,
        height,
        loading: "lazy",
        decoding: "async",
      },
      children: [],
    };
    const sources = (images.sources ?? []).map(({ type, srcSet: sizesOfType, sizes: shown }) =>
      source({ type, srcSet: sizesOfType, sizes: shown }),
    );
    Object.assign(element, { tagName: "picture", properties: {}, children: [...sources, image] });
  }
};
