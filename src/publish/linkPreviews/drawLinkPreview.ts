import sharp from "sharp";
import { LINK_PREVIEW_SIZE } from "../../contract/siteFiles";
import { drawPreviewText, GOLD, isRightToLeft, STYLES } from "./drawPreviewText";

/** Shared by all link previews of a site. */
export interface Surroundings {
  /** The ground of the owner's band. */
  readonly band: string;
  /** The wallpaper in the preview's size. */
  readonly background: Buffer;
  /** The site's icon, an SVG file. */
  readonly icon: Buffer;
}

/** A page's texts from above, those that it has, and its picture. */
export interface Preview {
  readonly above: string;
  readonly title: string;
  readonly figure: string;
  readonly line: string;
  readonly picture: Buffer;
  /** A cover fills its side of a card. An icon is in an arch on a card, a portrait on a band from edge to edge. */
  readonly form: "cover" | "icon" | "portrait";
}

const { width: WIDTH, height: HEIGHT } = LINK_PREVIEW_SIZE;

/** In pixels. */
const FRAME = 48;
const COVER_WIDTH = 620;
const ARCH = { portrait: 460, icon: 400 };
const ICON = 48;
/** Above each text. */
const GAPS = { above: 0, title: 26, figure: 42, line: 26 };
/** In characters: a longer title has the place of the figure and the line. */
const LONG_TITLE = 60;

/** The rings around an arch, in widths of the arch. */
const RINGS = [0.16, 0.105, 0.05] as const;

/** The place of each part. A title from right to left mirrors it all. */
const layoutOf = ({ form, title }: Preview) => {
  const isMirrored = isRightToLeft(title);
  const mirrored = (left: number, width: number) => (isMirrored ? WIDTH - left - width : left);
  const isBand = form === "portrait";
  const frame = isBand ? 0 : FRAME;
  const padding = isBand ? 72 : 40;
  const width = form === "cover" ? COVER_WIDTH : ARCH[form];
  const height = form === "cover" ? HEIGHT - 2 * frame : width;
  const around = form === "cover" ? 0 : RINGS[0] * width;
  const pictureLeft = WIDTH - frame - around - width - (isBand ? 24 : 0);
  const left = frame + padding;
  return {
    frame,
    mirrored,
    isMirrored,
    picture: { left: mirrored(pictureLeft, width), top: HEIGHT - frame - height, width, height },
    text: {
      left,
      top: frame + padding,
      width: Math.round(pictureLeft - around - 28 - left),
      height: HEIGHT - 2 * (frame + padding),
    },
  };
};

type Layout = ReturnType<typeof layoutOf>;

const archPath = ({ left, top, width, height }: Layout["picture"], around = 0): string => {
  const radius = width / 2 + around;
  return `M${left - around} ${top + height}V${top + width / 2}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${top + height}z`;
};

const embedded = (type: string, bytes: Buffer): string =>
  `href="data:image/${type};base64,${bytes.toString("base64")}"`;

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`;

const cardBox = (frame: number): string =>
  `x="${frame}" width="${WIDTH - 2 * frame}" height="${HEIGHT - 2 * frame}" rx="${frame / 2}"`;

/** The wallpaper with the shadow of a card, which takes longer to draw than all of a preview. A band hides both. */
const groundOf = (background: Buffer): Promise<Buffer> => {
  const shadow = `${SVG}
    <filter id="soft"><feGaussianBlur stdDeviation="16"/></filter>
    <rect ${cardBox(FRAME)} y="${FRAME + 12}" fill-opacity="0.6" filter="url(#soft)"/>
  </svg>`;
  return sharp(background)
    .composite([{ input: Buffer.from(shadow) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** The band or card with its ribbons, as on the page, and the picture in its place. */
const bandSvg = (
  form: Preview["form"],
  picture: Buffer,
  { frame, mirrored, picture: at, text }: Layout,
  { band, icon }: Surroundings,
): string => {
  const card = cardBox(frame);
  const rings = RINGS.map((by) => `<path d="${archPath(at, by * at.width)}"/>`).join("");
  const isCover = form === "cover";
  return `${SVG}
    <clipPath id="card"><rect ${card} y="${frame}"/></clipPath>
    <clipPath id="arch"><path d="${archPath(at)}"/></clipPath>
    <g clip-path="url(#card)">
      <rect ${card} y="${frame}" fill="${band}"/>
      <g fill="none" stroke="#fff" stroke-opacity="0.067" transform="translate(${mirrored(48, 0)} -403)scale(1380 1058)">
        <circle r="1.05" stroke-width="0.06"/><circle r="1.61" stroke-width="1"/>
        <circle r="1.01" stroke-width="0.02" stroke="${GOLD}" stroke-opacity="1"/>
        <circle r="1.095" stroke-width="0.03" stroke="#f06a59" stroke-opacity="1"/>
      </g>
      <g fill="#fff" fill-opacity="0.07">${isCover ? "" : rings}</g>
      <g${isCover ? "" : ' clip-path="url(#arch)"'}><image x="${at.left}" y="${at.top}" width="${at.width}" height="${at.height}" ${embedded("png", picture)}/></g>
    </g>
    <image x="${mirrored(text.left, ICON)}" y="${text.top}" width="${ICON}" height="${ICON}" ${embedded("svg+xml", icon)}/>
  </svg>`;
};

type Part = keyof typeof STYLES;

/** The first text beside the icon; the others in the middle below, the title in the height that they leave it. */
const drawTexts = async (preview: Preview, { isMirrored, mirrored, text }: Layout) => {
  const draw = async (part: Part, given: { width?: number; height?: number } = {}) => {
    const style = STYLES[part];
    const room = { width: text.width, height: style.height, isMirrored, ...given };
    const { data, width, height } = await drawPreviewText(preview[part], style, room);
    const place = (left: number, top: number) => ({
      ...{ input: data, left: Math.round(mirrored(left, width)), top: Math.round(top) },
    });
    return { height, gap: GAPS[part], place };
  };
  const beside = ICON + 16;
  const above = await draw("above", { width: text.width - beside });
  const isLong = preview.title.length > LONG_TITLE;
  const below = (["figure", "line"] as const).filter((part) => preview[part] !== "" && !isLong);
  const others = await Promise.all(below.map((part) => draw(part)));
  const used = others.reduce((sum, { height, gap }) => sum + height + gap, ICON + GAPS.title);
  const title = await draw("title", { height: text.height - used });
  let next = text.top + ICON + (text.height - used - title.height) / 2;
  return [
    above.place(text.left + beside, text.top + (ICON - above.height) / 2),
    ...[title, ...others].map(({ height, gap, place }) => {
      const top = next + gap;
      next = top + height;
      return place(text.left, top);
    }),
  ];
};

/** Draws link previews: the owner's band, or a card like it on the wallpaper, with a picture at its end. */
export const linkPreviewDrawer = (surroundings: Surroundings) => {
  let ground: Promise<Buffer> | undefined;
  return async (preview: Preview): Promise<Buffer> => {
    ground ??= groundOf(surroundings.background);
    const layout = layoutOf(preview);
    const { width, height } = layout.picture;
    const picture = await sharp(preview.picture)
      .autoOrient()
      .resize(Math.round(width), Math.round(height))
      .png()
      .toBuffer();
    const band = Buffer.from(bandSvg(preview.form, picture, layout, surroundings));
    return sharp(await ground)
      .composite([{ input: band, left: 0, top: 0 }, ...(await drawTexts(preview, layout))])
      .jpeg({ quality: 68, mozjpeg: true })
      .toBuffer();
  };
};
