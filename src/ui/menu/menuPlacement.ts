import type { MenuRootProps } from "@chakra-ui/react/menu";
import { scaleIn } from "../../theme/bars";
import { endSide } from "../../words/locale.words";
import type { MenuOpening } from "./MenuEntry";

type Placement = NonNullable<MenuRootProps["positioning"]>;

/** Distance between a menu and what it belongs to, in CSS pixels. */
const OFFSET_PX = 4;

/** Least distance between a menu and the edges of the viewport, in CSS pixels. */
const VIEWPORT_MARGIN_PX = 8;

/** How far a submenu is raised so that its first entry is level with what opens it: its padding. */
const RAISE_PX = 4;

/** By how much menus, and what opens them, are enlarged just now. */
const scale = () => scaleIn({ width: window.innerWidth, height: window.innerHeight });

const everywhere: Placement = {
  strategy: "fixed",
  overflowPadding: VIEWPORT_MARGIN_PX,
  // There is no arrow; its padding would move a menu that belongs to a point.
  arrowPadding: 0,
};

/** A menu stands below its button, or at the point where it was asked for. */
export const below = (anchor: MenuOpening["anchor"]): Placement => ({
  ...everywhere,
  placement: "bottom-start",
  offset: { mainAxis: OFFSET_PX },
  ...(anchor instanceof HTMLElement
    ? { getAnchorElement: () => anchor }
    : { getAnchorRect: () => ({ ...anchor, width: 0, height: 0 }) }),
});

/** A submenu stands beside its entry; where there is no room at either side, over the menu before it. */
export const besideItsEntry = (): Placement => ({
  ...everywhere,
  placement: `${endSide}-start`,
  offset: { mainAxis: OFFSET_PX, crossAxis: -RAISE_PX * scale() },
  overlap: true,
});
