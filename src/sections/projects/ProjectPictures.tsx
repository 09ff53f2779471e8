import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { BuiltPicture } from "../../components/BuiltPicture";
import { Button } from "../../components/Button";
import { clamp } from "../../lib/geometry";
import { isPressed } from "../../lib/shortcuts";
import { filled } from "../../words/filled";
import { direction } from "../../words/locale";
import { words } from "../../words/words";
import { distinctKeys } from "../distinctKeys";
import * as section from "../Section.module.css";
import type { Project } from "./entry";
import * as styles from "./Projects.module.css";

type Pictures = NonNullable<Project["pictures"]>;

/** The column of a project is hardly wider; on a phone it is the screen, less its margins. */
const SIZES = "(min-width: 640px) 30rem, 92vw";

/** After the last scroll event of a swipe, or of a step. */
const RESTS_AFTER_MS = 100;

const Frame = ({ picture: { alt, caption, file } }: { picture: Pictures[number] }) => {
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
      {caption !== null && <figcaption className={section.aside}>{caption}</figcaption>}
    </figure>
  );
};

/** Pictures in a row that scrolls from one to the next: by swipe, by the arrow keys, by the buttons below. */
const Gallery = ({ pictures }: { pictures: Pictures }) => {
  const strip = useRef<HTMLUListElement>(null);
  const timer = useRef<number>();
  const [shownIndex, setShownIndex] = useState(0);
  const keys = distinctKeys(pictures.map(({ alt }) => alt));
  const last = pictures.length - 1;

  const goTo = (index: number) => {
    const wanted = clamp(index, 0, last);
    setShownIndex(wanted);
    const picture = strip.current?.children[wanted];
    if (picture instanceof HTMLElement) strip.current?.scrollTo({ left: picture.offsetLeft });
  };
  const onScroll = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
      // Right to left it is negative; of a hidden strip the width is 0.
      if (clientWidth > 0) setShownIndex(Math.round(Math.abs(scrollLeft) / clientWidth));
    }, RESTS_AFTER_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const toRight = direction === "rtl" ? -1 : 1;
    const { nativeEvent } = event;
    if (isPressed(nativeEvent, "pictureAtLeft")) goTo(shownIndex - toRight);
    else if (isPressed(nativeEvent, "pictureAtRight")) goTo(shownIndex + toRight);
    else if (isPressed(nativeEvent, "firstPicture")) goTo(0);
    else if (isPressed(nativeEvent, "lastPicture")) goTo(last);
    else return;
    event.preventDefault();
  };

  return (
    <section aria-label={words.projects.pictures}>
      <ul
        className={styles.strip}
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {pictures.map((picture, index) => (
          <li key={keys[index]}>
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
          aria-disabled={shownIndex === last}
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
    <div>
      {pictures.map((picture) => (
        <Frame key={picture.alt} picture={picture} />
      ))}
    </div>
  );
