import type { Point, Size } from "../../../lib/geometry";

/**
 * Which part of a picture that covers the viewport is seen at a point of it, from 0 to 1 along both of its sides.
 *
 * @param focus the picture's own, in percent
 */
export const partOfPicture = (point: Point, viewport: Size, picture: Size, focus: Point): Point => {
  const scale = Math.max(viewport.width / picture.width, viewport.height / picture.height);
  const part = (at: number, room: number, side: number, percent: number) => {
    const length = side * scale;
    return (at - ((room - length) * percent) / 100) / length;
  };
  return {
    x: part(point.x, viewport.width, picture.width, focus.x),
    y: part(point.y, viewport.height, picture.height, focus.y),
  };
};
