/** Marks an app's icon in the document. */
export const APP_ICON_ATTRIBUTE = "data-app-icon";

/** More may not fit on one line below an icon. A character of East Asia is about as wide as two others. */
const ON_ONE_LINE = 11;

export const isLongName = (label: string): boolean =>
  label.replace(/[\u2e80-\uffef]/g, "--").length > ON_ONE_LINE;

/** On the icon that was pressed last, as long as nothing else has been. */
export const HIGHLIGHTED_ATTRIBUTE = "data-highlighted";
