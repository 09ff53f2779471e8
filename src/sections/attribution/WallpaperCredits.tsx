import { BuiltPicture } from "../../ui/BuiltPicture";
import * as styles from "./Attribution.module.css";
import type { WallpaperCredit } from "./content";

/** The wallpapers, each with its author and licence. */
export const WallpaperCredits = ({ wallpapers }: { wallpapers: readonly WallpaperCredit[] }) => (
  <ul className={styles.wallpapers}>
    {wallpapers.map(({ name, title, alt, author, licence, file }) => {
      const image = file.childImageSharp?.gatsbyImageData;
      return (
        <li key={name}>
          <figure>
            {image && (
              <BuiltPicture
                alt={alt}
                width={image.width}
                height={image.height}
                loading="lazy"
                sources={[{ image }]}
              />
            )}
            <figcaption>
              <span className={styles.title}>{title}</span>
              <span>{author}</span>
              <span>{licence}</span>
            </figcaption>
          </figure>
        </li>
      );
    })}
  </ul>
);
