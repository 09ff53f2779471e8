/** Short names that `data/` may use for the icons of the sections. All come from one colour set, so that they suit each other. */
export const ICON_ALIASES: Readonly<Record<string, string>> = {
  cookie: "fluent-emoji-flat:cookie",
  pizza: "fluent-emoji-flat:pizza",
  iceCream: "fluent-emoji-flat:soft-ice-cream",
  melon: "fluent-emoji-flat:melon",
  pieceOfCake: "fluent-emoji-flat:shortcake",
  sushi: "fluent-emoji-flat:sushi",
  home: "fluent-emoji-flat:house",
};

/** The Iconify name behind a short one; any other name stays as it is. */
export const withoutAlias = (name: string): string =>
  Object.hasOwn(ICON_ALIASES, name) ? (ICON_ALIASES[name] ?? name) : name;
