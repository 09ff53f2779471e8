import { words } from "./words";

/** The contacts under this heading are profiles elsewhere: by the specification's English, or in the site's language. */
export const isProfiles = ({ heading }: { readonly heading: string }): boolean =>
  heading === "Social Media" || heading === words.profiles;
