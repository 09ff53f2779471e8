import path from "node:path";

const decoded = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    // A percent sign that encodes nothing.
    return address;
  }
};

/** The path inside `data/` of a picture that a text names as it is seen from the text's own file. */
export const pictureOfText = (file: string, address: string): string =>
  path.posix.join(path.posix.dirname(file), decoded(address));
