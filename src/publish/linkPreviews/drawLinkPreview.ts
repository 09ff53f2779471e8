import sharp from "sharp";
import { escapeHtml, shortened, xmlText } from "../../content/text";
import { LINK_PREVIEW_SIZE } from "../../contract/siteFiles";
import { colours, type Theme } from "../../theme/colours";
import { DRAWING_FONT } from "./drawingFont";

/** Shared by all link previews of a site. */
export interface Surroundings {
  readonly owner: { readonly name: string; readonly role: string };
  readonly theme: Theme;
  /** The wallpaper in the preview's size. */
  readonly background: Buffer;
  /** The site's icon, an SVG file. */
  readonly icon: Buffer;
}

/** Around the window and below it. */
const SHADES = {
  light: {
    edge: 'fill="#28241c" fill-opacity="0.16"',
    shadow: 'fill="#28241c" fill-opacity="0.38"',
  },
  dark: { edge: 'fill="#fff" fill-opacity="0.13"', shadow: 'fill="#000" fill-opacity="0.75"' },
};

const { width: WIDTH, height: HEIGHT } = LINK_PREVIEW_SIZE;

/** In pixels; `foot` is from the icon's upper edge to the window's lower one. */
const WINDOW = { left: 100, width: 1000, titleBar: 64, padding: 64, foot: 106, icon: 48 };
const INSIDE = WINDOW.left + WINDOW.padding;
const TITLE_WIDTH = WINDOW.width - 2 * WINDOW.padding;

/** The sizes of a title in pixels, with the most lines of each; a longer one fills the height. */
const TITLE_STEPS = [
  [112, 1],
  [84, 2],
  [72, 3],
] as const;
const TITLE_HEIGHT = 250;
const LONGEST_TITLE = 200;

const RIGHT_TO_LEFT = /^\P{L}*[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

const written = (text: string, longest: number): string =>
  escapeHtml(xmlText(shortened(text, longest)));

type Room = { width: number; dpi: number } | { width: number; height: number };

/** Pango breaks the lines, shapes every script and draws emoji in colour. The picture ends where the letters do. */
const drawText = (words: string, colour: string, sizePx: number, room: Room) => {
  const style = `foreground="${colour}" size="${sizePx}pt" letter_spacing="${sizePx * -20}"`;
  const text = `<span ${style} line_height="0.88" insert_hyphens="false">${words}</span>`;
  const font = `${DRAWING_FONT}, sans-serif Semi-Bold`;
  return sharp({ text: { text, font, rgba: true, wrap: "word-char", ...room } })
    .png()
    .toBuffer({ resolveWithObject: true });
};

/** The title in the largest size that fits. */
const drawTitle = async (title: string, colour: string) => {
  const words = written(title, LONGEST_TITLE);
  for (const [sizePx, lines] of TITLE_STEPS) {
    const drawn = await drawText(words, colour, sizePx, { width: TITLE_WIDTH, dpi: 72 });
    if (drawn.info.height <= lines * sizePx * 1.14) return drawn;
  }
  return drawText(words, colour, 56, { width: TITLE_WIDTH, height: TITLE_HEIGHT });
};

/** The window with all that is in it but the title. Words that are too long for their line fade out. */
const windowSvg = (
  { kind, owner, role }: { kind: string; owner: string; role: string },
  { theme, icon }: Surroundings,
  { top, height }: { top: number; height: number },
): string => {
  const { edge, shadow } = SHADES[theme];
  const { left, width, titleBar, padding } = WINDOW;
  const right = left + width;
  const foot = top + height - WINDOW.foot;
  const middle = top + titleBar / 2;
  // At 30 px the line takes about 40 letters.
  const size = Math.max(18, Math.min(30, (30 * 40) / (owner.length + role.length)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <filter id="soft" filterUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">
        <feGaussianBlur stdDeviation="26"/>
      </filter>
      <clipPath id="window"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="22"/></clipPath>
      <linearGradient id="fading"><stop offset="0.96" stop-color="#fff"/><stop offset="1"/></linearGradient>
      <mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">
        <rect width="${right - padding}" height="${HEIGHT}" fill="url(#fading)"/>
      </mask>
    </defs>
    <rect x="${left + 14}" y="${top + 44}" width="${width - 28}" height="${height - 20}" rx="22" ${shadow} filter="url(#soft)"/>
    <rect x="${left - 1.5}" y="${top - 1.5}" width="${width + 3}" height="${height + 3}" rx="23.5" ${edge}/>
    <g clip-path="url(#window)">
      <rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colours.bgWindow[theme]}"/>
      <rect x="${left}" y="${top}" width="${width}" height="${titleBar}" fill="${colours.border[theme]}"/>
      <rect x="${left}" y="${top}" width="${width}" height="${titleBar - 1.5}" fill="${colours.bgTitleBar[theme]}"/>
    </g>
    <circle cx="${left + 44}" cy="${middle}" r="11.5" fill="${colours.controlClose[theme]}"/>
    <circle cx="${left + 80}" cy="${middle}" r="9.5" fill="none" stroke="${colours.controlMinimize[theme]}" stroke-width="4"/>
    <circle cx="${left + 116}" cy="${middle}" r="11.5" fill="${colours.controlFullscreen[theme]}"/>
    <image x="${INSIDE}" y="${foot}" width="${WINDOW.icon}" height="${WINDOW.icon}" href="data:image/svg+xml;base64,${icon.toString("base64")}"/>
    <g font-family="${DRAWING_FONT}, sans-serif" font-weight="600" mask="url(#fade)">
      <text x="${left + 150}" y="${middle + 9.5}" font-size="27" fill="${colours.fgMuted[theme]}">${written(kind, 60)}</text>
      <text x="${INSIDE + WINDOW.icon + 20}" y="${foot + 24 + 0.35 * size}" font-size="${size}" fill="${colours.fg[theme]}">
        ${written(owner, 60)}<tspan dx="${owner === "" ? 0 : 20}" fill="${colours.fgMuted[theme]}">${written(role, 60)}</tspan>
      </text>
    </g>
  </svg>`;
};

/** Draws link previews: a window of the site on its wallpaper, as high as the page's title needs. */
export const linkPreviewDrawer = (surroundings: Surroundings) => {
  const { owner, theme, background } = surroundings;
  /** Windows on the wallpaper by their drawings: few differ, and most of the time goes into them. */
  const windows = new Map<string, Promise<Buffer>>();

  const drawWindow = (svg: string): Promise<Buffer> => {
    const window = sharp(background).composite([{ input: Buffer.from(svg) }]);
    const drawn = windows.get(svg) ?? window.png({ compressionLevel: 1 }).toBuffer();
    windows.set(svg, drawn);
    return drawn;
  };

  return async ({ kind, title }: { readonly kind: string; readonly title: string }) => {
    const { data, info } = await drawTitle(title, colours.fg[theme]);
    const height = WINDOW.titleBar + WINDOW.padding + info.height + 64 + WINDOW.foot;
    const top = Math.round((HEIGHT - height) / 2) - 6;
    const texts = { kind, owner: title === owner.name ? "" : owner.name, role: owner.role };
    const window = await drawWindow(windowSvg(texts, surroundings, { top, height }));
    const left = RIGHT_TO_LEFT.test(title) ? INSIDE + TITLE_WIDTH - info.width : INSIDE;
    return sharp(window)
      .composite([{ input: data, left, top: top + WINDOW.titleBar + WINDOW.padding }])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
  };
};
