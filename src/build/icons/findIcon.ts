import { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { iconToSVG } from "@iconify/utils/lib/svg/build";
import { replaceIDs } from "@iconify/utils/lib/svg/id";
import { quote } from "../diagnostics/quote";
import { loadIconSet, nearestIcons } from "./iconSets";
import { ownDrawing } from "./ownDrawings";

/** An icon ready to be drawn: `<svg viewBox={viewBox}>{body}</svg>`. */
export interface Icon {
  /** The name that the owner wrote. */
  name: string;
  viewBox: string;
  /** The SVG inside; one-colour icons use `currentColor`. */
  body: string;
}

type IconData = NonNullable<ReturnType<typeof getIconData>>;

/**
 * The set of brand marks takes a mark out when its owner asks for it; Iconify keeps it in the set, hidden, so that old pages
 * don't break. We don't show it: a general icon is shown instead, and the build says so.
 */
const BRANDS = "simple-icons";

/** The general icon that suits a brand best. */
export const STAND_INS: Readonly<Record<string, string>> = {
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

/** An icon of an installed set; `standIn` is the general icon whose drawing it is. */
function findIcon(fullName: string): { data: IconData; standIn?: string } | undefined {
  const prefix = fullName.slice(0, Math.max(0, fullName.indexOf(":")));
  const name = fullName.slice(prefix.length + 1);
  const set = loadIconSet(prefix);
  const has = set && (Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name));
  const data = has ? getIconData(set, name) : null;
  if (data?.hidden && prefix === BRANDS) {
    const standIn = STAND_INS[fullName] ?? GENERAL;
    const general = findIcon(standIn);
    return general && { ...general, standIn };
  }
  return data ? { data } : undefined;
}

/**
 * Draws an icon of ours, or one that an installed set has.
 *
 * @param uses how often the name is beside it already: ours have a second drawing for that
 */
export function drawIcon(name: string, uses = 0): Icon {
  const own = ownDrawing(name, uses);
  if (own !== undefined) return { name, ...own };
  const found = findIcon(name);
  if (found === undefined) throw new Error(iconDiagnostic(name));
  const { body, attributes } = iconToSVG(found.data);
  let ids = 0;
  const slug = name.replace(/[^a-z0-9]+/gi, "-");
  const uniqueId = (): string => {
    ids += 1;
    return `icon-${slug}-${ids}`;
  };
  return { name, viewBox: attributes.viewBox, body: replaceIDs(body, uniqueId) };
}

/** What is wrong with an icon's name and which names are near, or undefined when there is such an icon. */
export function iconDiagnostic(name: string): string | undefined {
  if (ownDrawing(name) !== undefined || findIcon(name) !== undefined) return undefined;
  const suggestions = nearestIcons(name).map(quote).join(", ");
  const hint =
    suggestions === ""
      ? "See https://icon-sets.iconify.design/lucide/ for names."
      : `The nearest: ${suggestions}.`;
  return `No installed icon set has ${quote(name)}. ${hint}`;
}

/** The notice about a general icon that replaces a brand's mark; undefined if none does. */
export function standInNotice(name: string): string | undefined {
  const standIn = findIcon(name)?.standIn;
  return (
    standIn && `${quote(name)} was taken out of its icon set; ${quote(standIn)} is shown for it.`
  );
}
