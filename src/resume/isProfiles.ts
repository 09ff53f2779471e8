import { profilesHeading } from "./resume.words";

/** What the specification calls the group. */
const SOCIAL_MEDIA = "Social Media";

/** Whether the contacts under a heading are the owner's profiles elsewhere; the others are ways to write. */
export const isProfiles = ({ heading }: { readonly heading: string }): boolean =>
  heading === SOCIAL_MEDIA || heading === profilesHeading;
