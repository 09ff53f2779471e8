/** The forms of the résumé that are files at the root of the site. */
export const FILE_NAMES = {
  json: "resume.json",
  text: "resume.txt",
  card: "contact.vcf",
} as const;
