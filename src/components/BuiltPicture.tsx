import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ImgHTMLAttributes } from "react";

export interface BuiltPictureSource {
  image: IGatsbyImageData;
  /** When this one applies; without it, it is for all that no earlier source applies to. */
  media?: string;
  /** The `sizes` attribute. Default: what the build wrote. */
  sizes?: string;
}

export interface BuiltPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  alt: string;
  /** From the most specific to the general one, which also gives the fallback file. */
  sources: readonly [...BuiltPictureSource[], BuiltPictureSource];
}

/**
 * A picture element with the files that the build made. GatsbyImage draws the same, but loads a
 * second copy of React's server renderer (21 KB gzipped) in the browser to do so.
 */
export const BuiltPicture = ({ sources, alt, ...rest }: BuiltPictureProps) => {
  const general = sources[sources.length - 1];
  const fallback = general?.image.images.fallback;
  return (
    <picture>
      {sources.flatMap(({ image, media, sizes }) =>
        (image.images.sources ?? []).map((source) => (
          <source
            key={`${media ?? ""} ${source.type}`}
            media={media}
            type={source.type}
            srcSet={source.srcSet}
            sizes={sizes ?? source.sizes}
          />
        )),
      )}
      <img
        {...rest}
        alt={alt}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={general?.sizes ?? fallback?.sizes}
      />
    </picture>
  );
};
