const ATTRIBUTE = "data-notice";

/** Removes the notice at the bottom of the screen. */
export const hideNotice = (): void => {
  for (const notice of document.querySelectorAll(`[${ATTRIBUTE}]`)) notice.remove();
};

/**
 * Says something at the bottom of the screen, with a button for the one thing to do about it, until
 * that or something else is pressed. No component: it stands outside of everything, and looks like
 * the notice of a page that did not start at all. It is styled in `theme/global.css`, and comes lower where no dock is (`Dock.module.css`).
 */
export const showNotice = (text: string, action: string, onAction: () => void): void => {
  hideNotice();
  const notice = document.createElement("div");
  notice.setAttribute(ATTRIBUTE, "");
  notice.setAttribute("role", "alert");
  const button = document.createElement("button");
  button.textContent = action;
  button.onclick = () => {
    notice.remove();
    onAction();
  };
  notice.append(text, button);
  document.body.prepend(notice);

  const leave = ({ target }: Event) => {
    if (target !== button) notice.remove();
  };
  window.addEventListener("pointerdown", leave, { capture: true, once: true });
};
