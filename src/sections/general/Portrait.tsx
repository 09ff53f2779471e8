import { BuiltPicture } from "../../components/BuiltPicture";
import { initials } from "../../lib/initials";
import * as styles from "./General.module.css";

/** The owner's optional details. */
export type OwnerDetails = NonNullable<Queries.GeneralPageQuery["site"]>["owner"];

const SIZE = { width: 80, height: 80 };

/** The owner, as a photo or a drawing; otherwise the initials. */
export const Portrait = ({ photo, name }: { photo?: OwnerDetails["photo"]; name: string }) => {
  const image = photo?.image;
  const className = `u-photo ${styles.photo}`;
  if (photo?.drawing) {
    return <img className={className} src={photo.drawing} alt={photo.alt} {...SIZE} />;
  }
  if (photo && image) {
    return <BuiltPicture className={className} alt={photo.alt} {...SIZE} sources={[{ image }]} />;
  }
  return (
    <span className={styles.monogram} aria-hidden="true">
      {initials(name)}
    </span>
  );
};
