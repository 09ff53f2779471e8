import { Fragment } from "react";

/** Line breaks are before `@` and a dot, and after a slash. */
const BREAKS = /(?=[@.])|(?<=\/)/;

/** An address that breaks between its parts. Its parent needs a label: screen readers may read spaces there. */
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
