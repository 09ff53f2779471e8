import { words } from "./words";

/** Whether the contacts under a heading are profiles elsewhere: by the specification's English, or in the site's language. */
export const isProfiles = ({ heading }: { readonly heading: string }): boolean =>
  heading === "Social Media" || heading === words.profiles;
