/**
 * Sets of brand marks take a mark out when its owner asks for it; Iconify keeps such a mark in the set, hidden, so that
 * old pages don't break. We don't show it: a general icon stands in, and the build says so.
 */
export const BRAND_SETS: ReadonlySet<string> = new Set(["simple-icons"]);

/** Which general icon suits a brand best. */
export const STAND_INS: Readonly<Record<string, string>> = {
  "simple-icons:linkedin": "lucide:briefcase-business",
  "simple-icons:twitter": "lucide:message-circle",
  "simple-icons:slack": "lucide:messages-square",
  "simple-icons:microsoftteams": "lucide:messages-square",
  "simple-icons:skype": "lucide:phone",
  "simple-icons:microsoftoutlook": "lucide:mail",
  "simple-icons:playwright": "lucide:drama",
  "simple-icons:visualstudiocode": "lucide:code-xml",
  "simple-icons:css3": "lucide:paintbrush",
  "simple-icons:amazonwebservices": "lucide:cloud",
  "simple-icons:microsoftazure": "lucide:cloud",
  "simple-icons:heroku": "lucide:cloud",
  "simple-icons:openai": "lucide:bot",
};

const GENERAL = "lucide:badge";

/** The general icon that is shown in place of a brand's mark that its set has taken out. */
export const standInFor = (name: string): string =>
  Object.hasOwn(STAND_INS, name) ? (STAND_INS[name] ?? GENERAL) : GENERAL;
