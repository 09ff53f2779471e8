import { type CaughtText, catchText } from "../../lib/catchText";
import { load, loadAhead, loadedValue } from "../../lib/loading";
import { hideNotice } from "../../ui/notice";
import { tellOfLostPart } from "../../ui/tellOfLostPart";
import { type DialogComponent, dialogParts } from "./dialogParts";
import type { DialogName, DialogProps, DialogsOpener } from "./opener";

/** The dialog to render. */
export interface ShownDialog {
  readonly name: DialogName;
  readonly Dialog: DialogComponent;
  readonly props: DialogProps;
}

/** What is open, or on its way. */
interface Asked {
  readonly name: DialogName;
  readonly returnFocusTo: HTMLElement | null;
  caught?: CaughtText;
}

const focusedElement = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : null;
};

const giveBack = ({ returnFocusTo }: Asked): void => returnFocusTo?.focus({ preventScroll: true });

/** Opens one dialog at a time. Its code comes when it is first asked for; what is typed meanwhile is kept. */
export const createDialogs = (show: (dialog: ShownDialog | null) => void): DialogsOpener => {
  let asked: Asked | null = null;

  const close = () => {
    asked?.caught?.end();
    asked = null;
    show(null);
  };

  const callOff = (request: Asked) => {
    close();
    giveBack(request);
  };

  const catchTextFor = (request: Asked, name: string) =>
    catchText({ name, onLeave: close, onEscape: () => callOff(request) });

  const loaded = async (request: Asked): Promise<DialogComponent> => {
    const { part, field } = dialogParts[request.name];
    const there = loadedValue(part);
    if (there) return there;
    if (field !== undefined) request.caught = catchTextFor(request, field);
    return load(part);
  };

  const ask = async (request: Asked) => {
    const isWanted = () => asked === request;
    asked = request;
    try {
      const Dialog = await loaded(request);
      if (!isWanted()) return;
      const takeText = () => {
        const text = request.caught?.text() ?? "";
        request.caught?.end();
        return text;
      };
      const onClose = () => {
        if (isWanted()) close();
      };
      const { name, returnFocusTo } = request;
      show({ name, Dialog, props: { takeText, returnFocusTo, onClose } });
    } catch (error) {
      if (!isWanted()) return;
      callOff(request);
      tellOfLostPart(error, dialogParts[request.name].lost, () => {
        giveBack(request);
        open(request.name);
      });
    }
  };

  const open = (name: DialogName) => {
    hideNotice();
    const returnFocusTo = asked === null ? focusedElement() : asked.returnFocusTo;
    asked?.caught?.end();
    ask({ name, returnFocusTo });
  };

  return {
    open,
    toggle: (name) => (asked?.name === name ? callOff(asked) : open(name)),
    fetchAhead: (name) => void loadAhead(dialogParts[name].part),
  };
};
