import { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { iconToSVG } from "@iconify/utils/lib/svg/build";
import { replaceIDs } from "@iconify/utils/lib/svg/id";
import { quote } from "../diagnostics";
import { loadIconSet, nearestIcons, OWN_ICONS, ownTileOf, SECOND } from "./iconSets";

/** An icon ready to be drawn: `<svg viewBox={viewBox}>{body}</svg>`. */
export interface Icon {
  /** Written by the owner. */
  name: string;
  viewBox: string;
  /** The SVG inside; one-colour icons use `currentColor`. */
  body: string;
}

type IconData = NonNullable<ReturnType<typeof getIconData>>;

/** Simple Icons removes a mark if its brand asks for that; then a general icon is shown. */
const BRANDS = "simple-icons";

/** The general icon that suits a hidden mark best. */
export const FALLBACKS: Readonly<Record<string, string>> = {
  "simple-icons:linkedin": "lucide:briefcase-business",
  "simple-icons:twitter": "lucide:message-circle",
  "simple-icons:slack": "lucide:messages-square",
  "simple-icons:microsoftteams": "lucide:messages-square",
  "simple-icons:skype": "lucide:phone",
  "simple-icons:microsoftoutlook": "lucide:mail",
  "simple-icons:playwright": "lucide:drama",
  "simple-icons:visualstudiocode": "lucide:code-xml",
  "simple-icons:css3": "lucide:paintbrush",
  "simple-icons:amazonwebservices": "lucide:cloud",
  "simple-icons:microsoftazure": "lucide:cloud",
  "simple-icons:heroku": "lucide:cloud",
  "simple-icons:openai": "lucide:bot",
};

const GENERAL = "lucide:badge";

const findIcon = (fullName: string): IconData | undefined => {
  const [, prefix = "", name = ""] = /^(?:([^:]+):)?([^:]+)$/.exec(fullName) ?? [];
  const set = loadIconSet(prefix);
  const has = set && (Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name));
  const data = has ? getIconData(set, name) : null;
  const isRemoved = data?.hidden && prefix === BRANDS;
  return isRemoved ? findIcon(FALLBACKS[fullName] ?? GENERAL) : (data ?? undefined);
};

/** Draws an icon. `uses` is how often its name is beside it already: this site's own have a second drawing. */
export const drawIcon = (name: string, uses = 0): Icon => {
  const hasSecond = OWN_ICONS.includes(name) && uses % 2 === 1;
  const found = (hasSecond && findIcon(name + SECOND)) || findIcon(name);
  if (found === undefined) throw new Error(iconError(name));
  const svg = iconToSVG(found);
  const slug = name.replace(/[^a-z0-9]+/gi, "-");
  const body = replaceIDs(svg.body, (id) => `icon-${slug}-${id}`);
  return { name, viewBox: svg.attributes.viewBox, body };
};

/** The error about the name of no icon, and which names are near; undefined if there is such an icon. */
export const iconError = (name: string): string | undefined => {
  if (findIcon(name) !== undefined) return undefined;
  const suggestions = nearestIcons(name).map(quote).join(", ");
  const hint = suggestions
    ? `The nearest: ${suggestions}.`
    : "See https://icon-sets.iconify.design/lucide/ for names.";
  return `No installed icon set has ${quote(name)}. ${hint}`;
};

const PAPER = "#fff9f0";
const INDIGO = "#4a58bd";

/** In units of the tile's viewBox. */
const TILE_SIZE = 32;
const SYMBOL_SIZE = 18;
/** The grid of a line icon, which has a margin: the lines are as large as other symbols, and about 2 units wide. */
const LINE_GRID_SIZE = 22;

/**
 * An app's tile (`AppTile`): its colour, and the icon on it. A one-colour symbol is light on indigo, a picture is on paper;
 * a drawing with a tile of its own fills that.
 */
export const appIcon = (name: string): { icon: Icon; tile: string } => {
  const icon = drawIcon(name);
  const ownTile = ownTileOf(name);
  if (ownTile) return { icon, tile: ownTile };
  const [left = 0, top = 0, width = TILE_SIZE, height = TILE_SIZE] = icon.viewBox
    .split(" ")
    .map(Number);
  const size = icon.body.includes('stroke="currentColor"') ? LINE_GRID_SIZE : SYMBOL_SIZE;
  const scale = size / Math.max(width, height);
  const centred = (start: number, size: number) =>
    (TILE_SIZE / 2 - (start + size / 2) * scale).toFixed(2);
  const place = `translate(${centred(left, width)} ${centred(top, height)})scale(${scale.toFixed(2)})`;
  return {
    icon: {
      name,
      viewBox: `0 0 ${TILE_SIZE} ${TILE_SIZE}`,
      body: `<g color="${PAPER}" transform="${place}">${icon.body}</g>`,
    },
    tile: icon.body.includes("currentColor") ? INDIGO : PAPER,
  };
};
