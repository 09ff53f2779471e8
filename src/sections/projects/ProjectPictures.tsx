import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type UIEvent, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { Picture } from "../../components/Picture";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import * as section from "../Section.module.css";
import type { Project } from "./entry";
import * as styles from "./ProjectDetail.module.css";

type Pictures = NonNullable<Project["pictures"]>;

/** The column of a project is hardly wider; on a phone it is the screen, less its margins. */
const SIZES = "(min-width: 640px) 38rem, 92vw";

const Frame = ({ picture: { alt, caption, file } }: { picture: Pictures[number] }) => {
  const image = file.childImageSharp?.gatsbyImageData;
  return (
    <figure>
      {image && (
        <Picture
          className={section.picture}
          alt={alt}
          image={image}
          sizes={SIZES}
          loading="lazy"
          decoding="async"
        />
      )}
      {caption !== null && <figcaption className={section.aside}>{caption}</figcaption>}
    </figure>
  );
};

/** Pictures in a row that snaps from one to the next: by swipe, by the arrow keys, by the buttons below. */
const Gallery = ({ pictures }: { pictures: Pictures }) => {
  const strip = useRef<HTMLUListElement>(null);
  const [shownIndex, setShownIndex] = useState(0);

  const goTo = (index: number) => {
    const picture = strip.current?.children[index];
    if (picture instanceof HTMLElement) strip.current?.scrollTo({ left: picture.offsetLeft });
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    // Right to left it is negative; of a hidden strip the width is 0.
    if (clientWidth > 0) setShownIndex(Math.round(Math.abs(scrollLeft) / clientWidth));
  };

  return (
    <section aria-label={words.projects.pictures}>
      <ul
        className={styles.strip}
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {pictures.map((picture) => (
          <li key={picture.alt}>
            <Frame picture={picture} />
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <p role="status" className={section.aside}>
          {filled(words.projects.place, { index: shownIndex + 1, count: pictures.length })}
        </p>
        <Button
          aria-label={words.projects.previousPicture}
          aria-disabled={shownIndex === 0}
          onClick={() => goTo(shownIndex - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button
          aria-label={words.projects.nextPicture}
          aria-disabled={shownIndex === pictures.length - 1}
          onClick={() => goTo(shownIndex + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
};

export const ProjectPictures = ({ pictures }: { pictures: Pictures }) =>
  pictures.length > 1 ? (
    <Gallery pictures={pictures} />
  ) : (
    pictures.map((picture) => <Frame key={picture.alt} picture={picture} />)
  );
