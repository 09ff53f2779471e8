import { distinctKeys } from "../../lib/distinctKeys";
import { BuiltPicture } from "../../ui/BuiltPicture";
import { Button } from "../../ui/Button";
import { filled } from "../../words/filled";
import { NextChevron, PreviousChevron } from "./chevrons";
import type { Picture } from "./content";
import * as styles from "./Projects.module.css";
import { words } from "./projects.words";
import { usePictureStrip } from "./usePictureStrip";

/** The column that a project is read in is hardly wider; on a phone it is the screen's width, less its margins. */
const SIZES = "(min-width: 640px) 30rem, 92vw";

const Frame = ({ picture: { alt, caption, file } }: { picture: Picture }) => {
  const image = file.childImageSharp?.gatsbyImageData;
  return (
    <figure>
      {image && (
        <BuiltPicture
          alt={alt}
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
          sources={[{ image, sizes: SIZES }]}
        />
      )}
      {caption !== null && <figcaption>{caption}</figcaption>}
    </figure>
  );
};

interface ProjectPicturesProps {
  pictures: readonly [Picture, ...Picture[]];
}

/** A project's pictures side by side, one in sight: by swipe, by the arrow keys, and by the buttons below. */
const Gallery = ({ pictures }: ProjectPicturesProps) => {
  const { stripProps, shownIndex, step } = usePictureStrip(pictures.length);
  const keys = distinctKeys(pictures.map(({ alt }) => alt));
  return (
    <section aria-label={words.pictures}>
      <ul className={styles.strip} {...stripProps}>
        {pictures.map((picture, index) => (
          <li key={keys[index]}>
            <Frame picture={picture} />
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <p role="status">
          {filled(words.place, { index: shownIndex + 1, count: pictures.length })}
        </p>
        <Button
          aria-label={words.previousPicture}
          aria-disabled={shownIndex === 0}
          onClick={() => step(-1)}
        >
          <PreviousChevron aria-hidden="true" />
        </Button>
        <Button
          aria-label={words.nextPicture}
          aria-disabled={shownIndex === pictures.length - 1}
          onClick={() => step(1)}
        >
          <NextChevron aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
};

/** A single picture needs nothing to go on with. */
export const ProjectPictures = ({ pictures }: ProjectPicturesProps) =>
  pictures.length > 1 ? (
    <Gallery pictures={pictures} />
  ) : (
    <div>
      <Frame picture={pictures[0]} />
    </div>
  );
