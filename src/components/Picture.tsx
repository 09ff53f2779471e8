import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ImgHTMLAttributes, SourceHTMLAttributes } from "react";

type Source = SourceHTMLAttributes<HTMLSourceElement>;

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** What gatsby-plugin-image has made of a file. Default: the picture is the file `src`. */
  image?: IGatsbyImageData | null | undefined;
  /** More sources, which come before the image's own. */
  sources?: readonly Source[];
}

/** A picture by gatsby-plugin-image's data, without its component: see docs/adr/14-pictures.md. Decorative by default. */
export const Picture = ({ image, sources = [], ...props }: PictureProps) => {
  const { sources: own = [], fallback } = image?.images ?? {};
  const all: readonly Source[] = [...sources, ...own];
  const imageElement = (
    <img alt="" {...fallback} width={image?.width} height={image?.height} {...props} />
  );
  if (all.length === 0) return imageElement;
  return (
    <picture>
      {all.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {imageElement}
    </picture>
  );
};

/**
 * The source of a drawing in its view `#live`, in which it may move. The query is for Chromium: it shares one image among all
 * places of a file, and two views of it begin each other's animation again.
 */
export const liveSource = (src: string, media: string): Source => ({
  media,
  srcSet: `${src}?live#live`,
});
