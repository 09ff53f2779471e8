import { useCallback, useEffect, useId, useRef, useState } from "react";
import { whenFirstUsed } from "../../lib/whenFirstUsed";
import { failures } from "../failures.words";
import { hideNotice } from "../notice";
import { tellOfLostPart } from "../tellOfLostPart";
import { loadMenuPanel, type MenuPanelComponent } from "./loadMenuPanel";
import type { MenuEntries, MenuOpening } from "./MenuEntry";
import { returnFocus } from "./menuTree";

/**
 * Fetches what the entries need before they can be made, and does so once: it must stay the same. Default: nothing. The menu
 * opens when that is there, too.
 */
export type LoadsEntries = () => Promise<unknown>;

const nothing: LoadsEntries = async () => {};

const tellOfFailure = (error: unknown, retry: () => void) =>
  tellOfLostPart(error, failures.menuNotLoaded, retry);

/**
 * A menu whose code comes when it is first wanted: `prefetch` on a hint, at the latest when the
 * visitor begins to do anything at all. Asked to open before that, it opens when the code arrives; if the code cannot
 * be had, nothing is open, a notice says so, and the next press asks again.
 */
export const useLazyMenu = (name: string, entries: MenuEntries, needs: LoadsEntries = nothing) => {
  const id = useId();
  const openings = useRef(0);
  const [opening, setOpening] = useState<MenuOpening | null>(null);
  const [Panel, setPanel] = useState<MenuPanelComponent | null>(null);

  const load = useCallback(async () => (await Promise.all([loadMenuPanel(), needs()]))[0], [needs]);
  // Only fills the cache: opening the menu reports an error that lasts.
  const prefetch = useCallback(() => void load().catch(() => {}), [load]);
  useEffect(() => whenFirstUsed(prefetch), [prefetch]);

  const open = useCallback(
    (request: Omit<MenuOpening, "key" | "open">) => {
      hideNotice();
      openings.current += 1;
      const key = openings.current;
      setOpening({ ...request, key, open: true });
      load().then(
        (Loaded) => setPanel(() => Loaded),
        (error: unknown) => {
          setOpening((current) => (current?.key === key ? null : current));
          tellOfFailure(error, () => {
            request.returnFocusTo?.focus({ preventScroll: true });
            open(request);
          });
        },
      );
    },
    [load],
  );

  const requested = opening?.open ?? false;
  const returnFocusTo = opening?.returnFocusTo ?? null;

  // Zag isn't told of a trigger: while `open` is controlled it would give focus back to it even
  // when a press elsewhere has moved focus there.
  const close = useCallback(() => {
    returnFocus(id, returnFocusTo);
    setOpening((current) => current && { ...current, open: false });
  }, [id, returnFocusTo]);

  const forget = useCallback(() => {
    setOpening((current) => (current?.open ? current : null));
  }, []);

  return {
    /** The id of the menu's element while it is open. */
    id,
    /** Whether it is open, or will be when its code arrives. */
    requested,
    /** Whether the menu can be seen. */
    expanded: Panel !== null && requested,
    prefetch,
    open,
    /** Closes the menu or calls it off, focus going back if it is in the menu. */
    close,
    /** The menu itself, to be rendered beside what it belongs to. */
    panel: Panel && opening && (
      <Panel
        key={opening.key}
        id={id}
        name={name}
        entries={entries}
        opening={opening}
        onClose={close}
        onExited={forget}
      />
    ),
  };
};
