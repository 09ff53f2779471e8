const ATTRIBUTE = "data-notice";

/** Takes the notice at the bottom of the screen away, whoever has put it there. */
export const hideNotice = (): void => {
  for (const notice of document.querySelectorAll(`[${ATTRIBUTE}]`)) notice.remove();
};
