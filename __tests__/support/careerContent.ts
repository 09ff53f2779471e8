import { dataWith } from "./contentFiles";

const json = (value: unknown): string => JSON.stringify(value);

/** Everything an owner can write about a career, in several alphabets. */
export const CAREER = {
  work: [
    {
      name: "Oak",
      position: "Lead",
      location: "Πάτρα",
      description: "Makes oaks",
      url: "https://oak.example/about",
      startDate: "2022-09",
      endDate: "present",
      summary: "Led, and wrote.",
      highlights: ["読みやすい表を作りました。", "Held an hour a week"],
    },
    { name: "Ash", position: "Writer", startDate: "2015", endDate: "2016-02" },
  ],
  education: [
    {
      institution: "University of Examples",
      area: "Letters",
      studyType: "Master",
      url: "https://university.example/",
      score: "1.3",
      courses: ["Type", "Print"],
      startDate: "2010-10",
      endDate: "2014",
    },
  ],
  volunteer: [{ organization: "Code Club", position: "Mentor", summary: "Two evenings." }],
  certificates: [
    { name: "Access", issuer: "Institute", date: "2023-05", url: "https://cert.example/1" },
  ],
  publications: [
    { name: "Calm", publisher: "Meetup", releaseDate: "2024-11", summary: "What to leave out." },
  ],
  awards: [{ title: "Prize", awarder: "Guild", date: "2022", summary: "For kind errors." }],
  skills: [{ name: "Type", level: "Master", keywords: ["Kerning", "Hinting"] }],
  languages: [{ language: "Ελληνικά", fluency: "Native speaker" }],
  references: [{ name: "Sam Sample", reference: "Asks before building." }],
};

export const OWNER = {
  name: "Alexandra Παράδειγμα-Sample 例",
  role: "Engineer for typography & <forms>",
  email: "alexandra@example.com",
  place: "Llanfairpwllgwyngyll, by train",
  headline: "Makes slow screens quick, in every script.",
  summary: "Κείμενο δείγμα. これは見本の文章です。",
  availability: "Open to work from March",
  pronouns: "she/her · αυτή",
  phone: "+47 22 33 44 55",
};

/** The files of an owner who has written all that a résumé can show. */
export const careerFiles = {
  "data/site.json": dataWith("site", { owner: OWNER, resume: { showMail: true, showPhone: true } }),
  "data/contacts.json": json([
    {
      heading: "Social Media",
      topics: [
        { name: "GitHub", level: "Low usage", link: "https://example.com/alex", icon: "home" },
      ],
    },
  ]),
  "data/projects.json": json([
    {
      name: "Table",
      start: "2019-03",
      end: "present",
      outcome: "It scrolls.",
      description: { whatWasDone: ["Drew rows.", "Kept the head."] },
      links: [{ label: "Source", url: "https://tide.example.org" }],
      basics: {
        company: { type: "text", content: "Oak" },
        role: { type: "array", content: ["Engineer", "Writer"] },
        keywords: { type: "array", content: ["React", "Data tables"] },
      },
    },
    {
      name: "Forms",
      basics: {
        company: { type: "text", content: "Elm" },
        role: { type: "text", content: "Designer" },
        year: { type: "text", content: "2018–2020" },
      },
    },
  ]),
  "data/career.json": json(CAREER),
};
