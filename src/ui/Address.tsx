import { Fragment } from "react";

/** Where an address may go on in the next line: before `@` and a dot, after a slash. */
const BREAKS = /(?=[@.])|(?<=\/)/;

/**
 * An address that is never parted in mid-word, unless the word is longer than a line. A browser tells a screen reader blanks between
 * the parts: what it is in has the address for its label.
 */
export const Address = ({ children }: { children: string }) => {
  let length = 0;
  return children.split(BREAKS).map((part) => {
    length += part.length;
    return (
      <Fragment key={length}>
        {part}
        {length < children.length && <wbr />}
      </Fragment>
    );
  });
};
