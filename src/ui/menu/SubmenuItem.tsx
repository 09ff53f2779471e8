import { Menu, useMenuStyles } from "@chakra-ui/react/menu";
import { chakra } from "@chakra-ui/react/styled-system";
import { Gutter } from "./Gutter";
import { chevronRight } from "./glyphs";
import type { SubmenuEntry } from "./MenuEntry";
import { itemId, submenuContentId, useMenuLevel } from "./menuContext";
import { MENU_OFFSET_PX } from "./menuFigures";
import { isInMenuTree } from "./returnFocus";

/** How far a submenu is raised so that its first entry is level with what opens it: its padding. */
const RAISE_PX = 4;

/**
 * An entry and the submenu that it opens. It is a plain item, not Chakra's `Menu.TriggerItem`,
 * which opens and closes by Zag's own delays.
 */
export const SubmenuItem = ({ entry }: { entry: SubmenuEntry }) => {
  const level = useMenuLevel();
  const styles = useMenuStyles();
  const contentId = submenuContentId(level.levelId, entry.id);
  const opening = level.submenu?.id === entry.id ? level.submenu : null;

  return (
    <>
      <Menu.Item
        value={entry.id}
        closeOnSelect={false}
        aria-haspopup="menu"
        aria-expanded={opening !== null}
        aria-controls={opening ? contentId : undefined}
        // A click without a pointer (screen reader) has no detail.
        onClick={(event) => level.openSubmenu(entry.id, event.detail === 0 ? "first" : "none")}
      >
        <Gutter>{entry.icon}</Gutter>
        <Menu.ItemText>{entry.label}</Menu.ItemText>
        <chakra.span aria-hidden css={styles.chevron}>
          {chevronRight}
        </chakra.span>
      </Menu.Item>
      {opening && (
        <level.Level
          contentId={contentId}
          treeId={level.treeId}
          // Positions the submenu, and keeps a press on the entry from counting as one outside.
          ids={{ trigger: itemId(level.levelId, entry.id) }}
          name={entry.label}
          entries={entry.entries}
          startAt={opening.startAt}
          open={level.open}
          onClose={level.closeSubmenu}
          closeAll={level.closeAll}
          onPointerEnter={level.pointerInSubmenu}
          // The pointer crossing the menu before it puts focus there: no reason to close.
          onFocusOutside={(event) => {
            const { target } = event.detail.originalEvent;
            if (target instanceof Element && isInMenuTree(level.treeId, target)) {
              event.preventDefault();
            }
          }}
          positioning={{
            placement: "right-start",
            offset: { mainAxis: MENU_OFFSET_PX, crossAxis: -RAISE_PX },
            // Where there is no room at either side, over the menu before it.
            overlap: true,
          }}
        />
      )}
    </>
  );
};
