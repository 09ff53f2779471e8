/** The owner's answers to `npm run init`, all valid for `data/site.json`. */
export interface Answers {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly place?: string | undefined;
  readonly site: string;
  readonly repository?: string | undefined;
}

export const EXAMPLE_PROJECT = "Example project";

/** The example lists of a new owner. `npm run import` replaces them. */
export const exampleLists = () => ({
  // Projects and posts are Markdown files of their own.
  projects: [],
  interests: [
    {
      heading: "Web Development",
      topics: [{ name: "A topic of yours", level: 70, seniority: "Intermediate" }],
    },
  ],
  career: {
    work: [
      {
        name: "An employer of yours",
        position: "What you were there, for the résumé",
        startDate: String(new Date().getFullYear() - 1),
        endDate: "present",
        summary: "Say in a sentence what you did there.",
        highlights: ["Then what came of it, a line each."],
      },
    ],
    languages: [{ language: "A language you speak", fluency: "How well, in words" }],
  },
});

/** The first content of the JSON files in `data/`. Files that are not here stay as they are. */
export const startFiles = ({ name, role, email, place, site, repository }: Answers) => ({
  ...exampleLists(),
  site: {
    title: name,
    description: `${name}, ${role}: portfolio and résumé.`,
    siteUrl: site,
    repository,
    owner: { name, role, email, place },
    framedApps: [],
    defaults: { theme: "dark" },
  },
  general: {
    heading: `Hello, I’m ${name}`,
    paragraphs: [
      "Say here in two or three sentences who you are and what you do. A visitor reads this first.",
    ],
    featuredProjects: [EXAMPLE_PROJECT],
  },
  mission: {
    heading: "What I work for",
    paragraphs: ["Say here why you do what you do, in your own words."],
  },
  contacts: [
    {
      heading: "Professional",
      topics: [{ name: "Mail", level: "For work", mail: email, icon: "lucide:mail" }],
    },
  ],
  posts: [],
  // The one wallpaper of the sample that stays: the desktop needs one.
  wallpapers: [
    {
      name: "bg1",
      title: "Crescent moon",
      alt: "A thin moon over a tall peak; below it hills fade into mist, and dark firs stand in front.",
      file: "wallpapers/bg1.jpg",
      lightFile: "wallpapers/bg1-light.jpg",
      focus: { x: 86, y: 12 },
      author: "Rendered for this desktop",
      licence: "CC0-1.0",
    },
  ],
});
