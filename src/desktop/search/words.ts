import type { EntryKind } from "./entry";

/** Above the results of each kind; those of a section bear its title instead, where the owner gave it one. */
export const HEADINGS: Readonly<Record<EntryKind, string>> = {
  section: "Sections",
  project: "Projects",
  post: "Posts",
  interest: "Interests",
  contact: "Contact",
  app: "Apps",
  wallpaper: "Wallpapers",
  theme: "Themes",
  action: "Actions",
};

export const WORDS = {
  name: "Search",
  placeholder: "Search this site",
  close: "Close",
  results: "Results",
  recent: "Recent",
  app: "App",
  wallpaper: "Wallpaper",
  theme: "Theme",
  copyLink: "Copy link to this",
  copyLinkKeywords: "address URL share",
  keyboard: "Keyboard",
  keyboardNote: "Every key that the site answers to",
  keyboardKeywords: "keys shortcuts help",
  copied: "The link is copied",
  notCopied: (address: string) => `Copying is not allowed here. The link: ${address}`,
  nothingFound: (query: string) => `Nothing found for “${query}”`,
  tryOther: "Other or fewer words may find more.",
  lost: "What is written on this site could not be loaded, so only the site itself is searched.",
  tryAgain: "Try again",
  reload: "Reload",
  firstOf: (shown: number, all: number) => `first ${shown} of ${all}`,
  found: (count: number) => (count === 1 ? "1 result" : `${count} results`),
} as const;
