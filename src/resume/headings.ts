/** What the parts of a résumé are called in every form: the words by which programs that read résumés know them. */
export const HEADINGS = {
  summary: "Summary",
  work: "Experience",
  projects: "Projects",
  skills: "Skills",
  education: "Education",
  certificates: "Certificates",
  volunteer: "Volunteering",
  publications: "Publications",
  awards: "Awards",
  languages: "Languages",
  interests: "Interests",
  references: "References",
} as const;
