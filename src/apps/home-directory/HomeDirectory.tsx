import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { homeDirectoryRecipe } from "../../theme/recipes/homeDirectory";
import { styled } from "../../theme/styled";
import { useWindowActions, useWindowManager } from "../../windows";
import { useShortcutKeys } from "./useShortcutKeys";

const Icons = styled("div", homeDirectoryRecipe);

/** The apps that have an icon: a click highlights one, a double click or a tap opens it. */
export const HomeDirectory = () => {
  const { manifests } = useWindowManager();
  const { open } = useWindowActions();
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const [lastActiveId, setLastActiveId] = useState<string | null>(null);
  const iconsRef = useRef<HTMLDivElement>(null);
  const pointerType = useRef("");

  const shortcuts = manifests.flatMap(({ id, shortcut, Icon }) =>
    shortcut === undefined ? [] : [{ id, label: shortcut, Icon }],
  );
  const activeId = lastActiveId ?? shortcuts[0]?.id;
  const highlight = (id: string) => {
    setHighlightedId(id);
    setLastActiveId(id);
  };
  const { onKeyDown, register } = useShortcutKeys({
    shortcuts,
    activeId,
    onMove: highlight,
    onOpen: open,
  });

  useEffect(() => {
    const clearOutside = ({ target }: Event) => {
      const isOnIcon = target instanceof Element && target.closest("[role=option]") !== null;
      if (!isOnIcon || !iconsRef.current?.contains(target)) setHighlightedId(null);
    };
    document.addEventListener("pointerdown", clearOutside);
    return () => document.removeEventListener("pointerdown", clearOutside);
  }, []);

  const onClick = (event: MouseEvent, id: string) => {
    highlight(id);
    // There is no double click on touch screens; a screen reader's click has no detail.
    if (pointerType.current === "touch" || event.detail === 0) open(id);
  };

  return (
    <Icons
      ref={iconsRef}
      role="listbox"
      aria-label="Apps"
      onPointerDown={(event: PointerEvent) => {
        pointerType.current = event.pointerType;
      }}
    >
      {shortcuts.map(({ id, label, Icon }) => (
        <div
          key={id}
          ref={register(id)}
          role="option"
          aria-selected={id === highlightedId}
          tabIndex={id === activeId ? 0 : -1}
          onClick={(event) => onClick(event, id)}
          onDoubleClick={() => open(id)}
          onFocus={() => setLastActiveId(id)}
          onKeyDown={onKeyDown}
        >
          <Icon />
          <span>{label}</span>
        </div>
      ))}
    </Icons>
  );
};
