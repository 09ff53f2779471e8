import { recordOf } from "../../src/build/record";
import { SAMPLE_ADDRESS } from "../../src/build/sample/walkTexts";
import type { Answers } from "./answers";
import { projectTemplate } from "./project";

const EXAMPLE_PROJECT = "Example project";

/** The title of the one post in the beginning. */
export const EXAMPLE_POST = "Example post";

/** The one wallpaper of the sample that stays, with its two pictures: the desktop needs one. */
export const KEPT_PICTURES = ["wallpapers/bg1.jpg", "wallpapers/bg1-light.jpg"] as const;

const wallpaper = {
  name: "bg1",
  title: "Silk",
  alt: "Dark blue silk in long folds that catch a little cool light, with a trace of plum at the left.",
  file: KEPT_PICTURES[0],
  lightFile: KEPT_PICTURES[1],
  author: "Rendered for this desktop",
  licence: "CC0-1.0",
};

/** What each JSON file of `data/` says at the beginning. Those that are not here say the same for everybody. */
export const sliceTemplates = ({ name, role, email, place, site, repository }: Answers) => ({
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
  projects: [projectTemplate(EXAMPLE_PROJECT)],
  contacts: [
    {
      heading: "Professional",
      topics: [{ name: "Mail", level: "For work", mail: email, icon: "lucide:mail" }],
    },
  ],
  // Posts are Markdown files of their own.
  posts: [],
  wallpapers: [wallpaper],
});

/** Of the font that only the sample's framed site is set in. */
const SAMPLE_FONT = "https://github.com/alexeiva/poiretone";

/** Without the credits for what is only the sample's, and without groups of which nothing is left. */
export const ownCredits = (groups: readonly unknown[]): unknown[] =>
  groups.flatMap((group) => {
    const { heading, topics } = recordOf(group);
    const left = (Array.isArray(topics) ? topics : []).filter((topic) => {
      const link = String(recordOf(topic).link);
      return link !== SAMPLE_FONT && !SAMPLE_ADDRESS.test(link);
    });
    return left.length === 0 ? [] : [{ heading, topics: left }];
  });
