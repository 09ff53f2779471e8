import { SHARE_PICTURE_SIZE } from "../../../lib/sharePicture";

/** Elements as an SVG document of a picture's size. */
export const svgDocument = (...elements: readonly string[]): string => {
  const { width, height } = SHARE_PICTURE_SIZE;
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  return `<svg ${attributes}>${elements.join("")}</svg>`;
};
