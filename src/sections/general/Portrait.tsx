import { initials } from "../../lib/initials";
import { styled } from "../../theme/styled";
import { BuiltPicture } from "../../ui/BuiltPicture";
import { monogramRecipe } from "./monogram.recipe";

/** What the owner may say of themselves beside their name, profession and place. */
export type OwnerDetails = NonNullable<Queries.GeneralPageQuery["site"]>["owner"];

const Monogram = styled("span", monogramRecipe);

const SIZE_PX = 80;

const Drawing = ({ alt, address }: { alt: string; address: string }) => (
  <picture>
    <img
      className="u-photo"
      data-part="photo"
      src={address}
      alt={alt}
      width={SIZE_PX}
      height={SIZE_PX}
    />
  </picture>
);

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
