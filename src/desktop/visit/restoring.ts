/** On the root element while a page hides its windows because they are about to be restored. */
export const RESTORING_ATTRIBUTE = "data-restoring";
