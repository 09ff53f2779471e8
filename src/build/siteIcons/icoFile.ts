const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const TYPE_ICON = 1;
const BITS_PER_PIXEL = 32;

/** An .ico file that holds one square PNG of at most 255 pixels a side. */
export const icoFile = (png: Buffer, sizePx: number): Buffer => {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(TYPE_ICON, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(sizePx, HEADER_BYTES);
  head.writeUInt8(sizePx, HEADER_BYTES + 1);
  head.writeUInt16LE(1, HEADER_BYTES + 4);
  head.writeUInt16LE(BITS_PER_PIXEL, HEADER_BYTES + 6);
  head.writeUInt32LE(png.length, HEADER_BYTES + 8);
  head.writeUInt32LE(head.length, HEADER_BYTES + 12);
  return Buffer.concat([head, png]);
};
