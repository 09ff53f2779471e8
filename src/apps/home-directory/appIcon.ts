/** Marks an app's icon in the document. */
export const APP_ICON_ATTRIBUTE = "data-app-icon";

/** On the icon that was pressed last, as long as nothing else has been. */
export const HIGHLIGHTED_ATTRIBUTE = "data-highlighted";
