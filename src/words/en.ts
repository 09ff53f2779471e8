/**
 * The site's own words in English, by the room that shows them. The other languages are typed by this file: a word that
 * one of them lacks is an error of types. What stands in {curly brackets} is filled in; a count has all forms that the
 * language has for one. What the owner writes stands in `data/`.
 */
export const en = {
  /** How dates and numbers are written where the owner names a language but no region. */
  region: "GB",
  /** Between the parts of a line. */
  marks: { comma: ", ", colon: ": ", semicolon: "; " },
  /** Addresses and numbers as one would say them: see `readableMail` and `readablePhone`. */
  spoken: { at: "(at)", dot: "(dot)", plus: "plus" },
  links: { newTab: "(opens in a new tab)" },
  /** What windows and their icons are called. */
  titles: { aboutMe: "About Me", resume: "Résumé", webVitals: "Web Vitals" },
  aboutMe: {
    sections: "Sections",
    empty: "There are no sections to show yet.",
    notLoaded: "“{title}” could not be loaded. Check your connection, then try again.",
  },
  attribution: {
    empty: "There is nothing to credit yet.",
    images: "Images",
    licences: "Licences of the packages that this site ships",
  },
  career: {
    empty: "There is nothing here yet.",
    work: "Work",
    education: "Education",
  },
  contact: {
    empty: "No contacts have been added yet.",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Copying is not allowed here. The address is selected, ready to be copied.",
  },
  /** The heading of the contacts that are profiles; the English one is known in every language. */
  profiles: "Social Media",
  designPatterns: {
    family: "Creational Patterns",
    pattern: "Abstract Factory",
    explanation:
      "The demo asks for a button and a text input without knowing what they are made of. The factory that it is given decides, so everything on the screen comes from the same family and a new one touches no other code.",
    otherName: "Any other name throws",
    pressed: "Pressed.",
    pressedWithText: "Pressed, and the text is “{text}”.",
  },
  general: {
    featured: "Featured projects",
    getInTouch: "Get in touch",
    resume: "Résumé",
  },
  interests: {
    empty: "No interests have been added yet.",
    levels: "Levels in {heading}",
    level: "{level} of 100",
    allAtOneLevel: { one: "All {count} at {level}.", other: "All {count} at {level}." },
    range:
      "From {lowest} ({lowestName}) to {highest} ({highestName}), half of them at {middle} or higher.",
  },
  seniorities: { Beginner: "Beginner", Intermediate: "Intermediate", Senior: "Senior" },
  /** What stands in a text that was written in Markdown. */
  markdown: {
    table: "Table",
    done: "Done:",
    toDo: "To do:",
    footnote: "Footnote {number}",
    backToText: "Back to the text",
  },
  posts: {
    empty: "There are no posts yet.",
    feed: "RSS feed",
    draft: "Draft",
    minutes: { one: "{count} min read", other: "{count} min read" },
    tags: "Tags",
    introduction: "Introduction",
    body: "Body",
    conclusion: "Conclusion",
    all: { one: "All {count} posts", other: "All {count} posts" },
    loading: "Loading the post",
    failed: "This post could not be loaded.",
    checkConnection: "Check your connection, then try again.",
    tryAgain: "Try again",
    next: "Next post",
  },
  projects: {
    empty: "No projects have been added yet.",
    company: "Company",
    role: "Role",
    year: "Year",
    alias: "Also known as",
    keywords: "Keywords",
    links: "Links",
    problem: "Problem",
    decisions: "What I decided",
    outcome: "Outcome",
    whatWasDone: "What was done",
    aboutCompany: "About the company",
    place: "{index} of {count}",
    previous: "Previous",
    next: "Next",
    pictures: "Pictures",
    previousPicture: "Previous picture",
    nextPicture: "Next picture",
  },
  /** The résumé in all its forms: the words by which programs that read résumés know its parts. */
  resume: {
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
  },
  resumeFiles: {
    label: "Take it along",
    download: "Download PDF",
    print: "Print",
    text: "Text",
    textMeaning: "Plain text, for forms",
    json: "JSON",
    jsonMeaning: "JSON Resume, for programs",
    card: "Contact",
    cardMeaning: "A visiting card, for address books",
  },
  webVitals: {
    waiting: "waiting",
    CLS: "cumulative layout shift",
    INP: "first input delay",
    LCP: "largest contentful paint",
    FCP: "first contentful paint",
    TTFB: "time to first byte",
    good: "good",
    "needs-improvement": "needs improvement",
    poor: "poor",
  },
  /** The end of a time that is not over. */
  present: "present",
  /** Pages in about a sentence, for those who find the site or show a link to it. */
  summaries: {
    attribution: "What this site is made of, and whose work it shows.",
    career: "Where {owner} has worked and learned",
    contact: "Ways to reach {owner}.",
    designPatterns: "An abstract factory to try, beside the code that it runs on.",
    interests: "What {owner} is interested in",
    mission: "What {owner} works for.",
    posts: "Posts by {owner}",
    projects: "Projects of {owner}",
    resume: "Résumé of {owner}, {role}.",
    framedApp: "{title}, in a window. {site}",
    roleAtCompany: "{role} at {company}",
    /** The first few names after what they are. */
    some: "{what}: {names}.",
    someOfMany: "{what}: {names} and more.",
    none: "{what}.",
  },
  sharePictures: {
    project: "Project",
    post: "Post",
    alt: "{title}, on the desktop of {owner}",
  },
} as const;
