import { initials } from "../../lib/initials";
import { BuiltPicture } from "../../ui/BuiltPicture";
import * as styles from "./General.module.css";

/** The owner's optional details beside name, profession and place. */
export type OwnerDetails = NonNullable<Queries.GeneralPageQuery["site"]>["owner"];

const SIZE_PX = 80;

const Drawing = ({ alt, address }: { alt: string; address: string }) => (
  <picture>
    <img
      className={`u-photo ${styles.photo}`}
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
      <span className={styles.monogram} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  const { width, height } = image;
  return (
    <BuiltPicture
      className={`u-photo ${styles.photo}`}
      alt={photo.alt}
      width={width}
      height={height}
      decoding="async"
      sources={[{ image }]}
    />
  );
};
