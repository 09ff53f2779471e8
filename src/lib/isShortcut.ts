/**
 * Whether a key is pressed together with others that make it the browser's or the system's: Alt and
 * an arrow lead back. Shift is not among them, since it also makes capitals.
 */
export const isShortcut = ({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">): boolean => ctrlKey || metaKey || altKey;
