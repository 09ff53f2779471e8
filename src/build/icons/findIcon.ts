import { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { iconToSVG } from "@iconify/utils/lib/svg/build";
import { replaceIDs } from "@iconify/utils/lib/svg/id";
import { quote } from "../diagnostics/quote";
import { loadIconSet } from "./iconSets";
import { lightenDrawing } from "./lightenDrawing";
import { nearestIcons } from "./nearestIcons";
import { ownDrawing } from "./ownDrawings";
import { BRAND_SETS, standInFor } from "./standIns";

/** An icon ready to be drawn: `<svg viewBox={viewBox}>{body}</svg>`. */
export interface Icon {
  /** The name that the owner wrote. */
  name: string;
  viewBox: string;
  /** The SVG inside; one-colour icons use `currentColor`. */
  body: string;
}

/** The picture behind a name. */
interface Source {
  data: IconData;
  /** The general icon whose picture it is, where the brand's mark is no longer to be shown. */
  standIn?: string;
}

/**
 * Draws an icon of ours, or one that an installed set has.
 *
 * @param uses how often the name stands beside it already: ours have a second drawing for that
 */
export function drawIcon(name: string, uses = 0): Icon {
  const own = ownDrawing(name, uses);
  if (own !== undefined) return { name, ...own };
  const source = findSource(name);
  if (source === undefined) throw new Error(iconDiagnostic(name));
  return draw(name, source.data);
}

/** What is wrong with an icon's name and which names are near, or undefined when there is such an icon. */
export function iconDiagnostic(name: string): string | undefined {
  if (ownDrawing(name) !== undefined || findSource(name) !== undefined) return undefined;
  const suggestions = nearestIcons(name).map(quote).join(", ");
  const hint =
    suggestions === ""
      ? "See https://icon-sets.iconify.design/lucide/ for names."
      : `The nearest: ${suggestions}.`;
  return `No installed icon set has ${quote(name)}. ${hint}`;
}

/** What to tell the owner when a general icon stands in for a brand's mark; otherwise undefined. */
export function standInNotice(name: string): string | undefined {
  const standIn = findSource(name)?.standIn;
  if (standIn === undefined) return undefined;
  return `${quote(name)} was taken out of its icon set; ${quote(standIn)} stands in for it.`;
}

type IconData = NonNullable<ReturnType<typeof getIconData>>;

function findSource(name: string): Source | undefined {
  const data = iconData(name);
  if (data === undefined) return undefined;
  if (!data.hidden || !BRAND_SETS.has(prefixOf(name))) return { data };
  const standIn = standInFor(name);
  const general = iconData(standIn);
  return general && { data: general, standIn };
}

const prefixOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf(":")));

function iconData(fullName: string): IconData | undefined {
  const prefix = prefixOf(fullName);
  const name = fullName.slice(prefix.length + 1);
  const set = loadIconSet(prefix);
  if (set === undefined) return undefined;
  const has = Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name);
  return has ? (getIconData(set, name) ?? undefined) : undefined;
}

function draw(name: string, data: IconData): Icon {
  const { body, attributes } = iconToSVG(data);
  let ids = 0;
  const slug = name.replace(/[^a-z0-9]+/gi, "-");
  const uniqueId = (): string => {
    ids += 1;
    return `icon-${slug}-${ids}`;
  };
  const drawing = { viewBox: attributes.viewBox, body: replaceIDs(body, uniqueId) };
  return { name, ...lightenDrawing(drawing) };
}
