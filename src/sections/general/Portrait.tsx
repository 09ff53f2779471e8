import { useEffect, useRef } from "react";
import { initials } from "../../lib/initials";
import { onDemand } from "../../lib/onDemand";
import { whenIdle } from "../../lib/whenIdle";
import { styled } from "../../theme/styled";
import { BuiltPicture } from "../../ui/BuiltPicture";
import type { OwnerDetails } from "./content";
import { monogramRecipe } from "./monogram.recipe";

const Monogram = styled("span", monogramRecipe);

const SIZE_PX = 80;

const MAY_FOLLOW = "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)";

const eyes = onDemand(() => import("./lookAtPointer"));

/** A drawing, whose eyes go where the pointer is: once there is time for that, and a pointer. */
const Drawing = ({ alt, address }: { alt: string; address: string }) => {
  const picture = useRef<HTMLImageElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing has other eyes
  useEffect(() => {
    const gone = new AbortController();
    const callOff = whenIdle(async () => {
      if (!window.matchMedia(MAY_FOLLOW).matches) return;
      await eyes.loadAhead();
      if (picture.current) await eyes.current()?.value.lookAtPointer(picture.current, gone.signal);
    });
    return () => {
      callOff();
      gone.abort();
    };
  }, [address]);

  return (
    <picture>
      <img
        ref={picture}
        className="u-photo"
        data-part="photo"
        src={address}
        alt={alt}
        width={SIZE_PX}
        height={SIZE_PX}
      />
    </picture>
  );
};

/** The owner, as a photo or a drawing; otherwise the initials. */
export const Portrait = ({ photo, name }: { photo?: OwnerDetails["photo"]; name: string }) => {
  if (photo?.drawing) return <Drawing alt={photo.alt} address={photo.drawing} />;
  const image = photo?.file.childImageSharp?.gatsbyImageData;
  if (!image) {
    return (
      <Monogram data-part="monogram" aria-hidden="true">
        {initials(name)}
      </Monogram>
    );
  }
  const { width, height } = image;
  return (
    <BuiltPicture
      className="u-photo"
      data-part="photo"
      alt={photo.alt}
      width={width}
      height={height}
      decoding="async"
      sources={[{ image }]}
    />
  );
};
