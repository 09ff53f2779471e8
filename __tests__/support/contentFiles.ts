/** A white wallpaper of 1600 × 900 pixels, in few bytes. */
export const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAABkAAAAOEAQMAAADDg2/hAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAxklEQVR42u3BgQAAAADDoPlTX+EAVQEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADwGsLCAAEUOY8tAAAAAElFTkSuQmCC",
  "base64",
);

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const anEntry = (content: string) => ({ type: "text", content });

export const aProject = (name = "Lifebit AI") => ({
  name,
  basics: { company: anEntry("Lifebit"), role: anEntry("Engineer"), year: anEntry("2020") },
});

export const aPost = (name = "first post") => ({
  name,
  introduction: { paragraph1: anEntry("One.") },
  body: { paragraph1: anEntry("Two.") },
  conclusion: { paragraph1: anEntry("Three.") },
});

export const FRONT_MATTER = "---\ntitle: A walk\ndate: 2024-05-31\n---\n";

/** The file of a post in Markdown, whose text begins in the sixth line. */
export const aWalk = (text: string) => ({ "data/posts/walk.md": `${FRONT_MATTER}\n${text}\n` });

export const aWallpaper = (name = "bg1") => ({
  name,
  title: "Silk",
  alt: "Blue silk.",
  file: "wallpapers/silk.png",
  author: "Alex",
  licence: "CC0-1.0",
});

/** Small valid content: every file of `data/`, and the picture and the page that they name. */
export const contentFiles = (): Record<string, string | Buffer> => ({
  "data/site.json": json({
    title: "Alex",
    description: "Alex's site.",
    siteUrl: "https://alex.example.net",
    repository: "https://example.com/site",
    owner: { name: "Alex", role: "Engineer", email: "alex@example.com" },
    moviePlatform: { title: "Movies", url: "/movies/" },
  }),
  "data/navigation.json": json([
    { title: "General", icon: "cookie" },
    { title: "Projects", icon: "lucide:folder" },
    { title: "Posts", icon: "cookie" },
  ]),
  "data/general.json": json({ heading: "Hello", paragraphs: ["One.", "Two."] }),
  "data/mission.json": json({ heading: "Mission", paragraphs: [] }),
  "data/interests.json": json([
    { heading: "AI", topics: [{ name: "Search", level: 50, seniority: "Senior" }] },
  ]),
  "data/projects.json": json([aProject(), aProject("Avocado")]),
  "data/career.json": json({
    work: [{ name: "Lifebit", position: "Engineer", startDate: "2020", endDate: "present" }],
    languages: [{ language: "Elvish", fluency: "A few words" }],
  }),
  "data/contacts.json": json([
    {
      heading: "Personal",
      topics: [{ name: "Mail", level: "Daily", mail: "alex@example.com", icon: "lucide:mail" }],
    },
  ]),
  "data/settings.json": json([
    { heading: "Stack", topics: [{ name: "React", link: "https://react.dev/", icon: "home" }] },
  ]),
  "data/attribution.json": json([]),
  "data/posts.json": json([aPost()]),
  "data/wallpapers.json": json([aWallpaper()]),
  "data/wallpapers/silk.png": PICTURE,
  "static/movies/index.html": "<!doctype html><title>Movies</title>",
});

/** Every list that may be empty, without anything. */
export const EMPTY_LISTS = Object.fromEntries(
  "navigation interests projects contacts settings attribution posts"
    .split(" ")
    .map((name) => [`data/${name}.json`, "[]"]),
);

/** The value of one of its JSON files. */
export const dataOf = (name: string) => JSON.parse(String(contentFiles()[`data/${name}.json`]));

/** One of its records as JSON, with `given` in place of its own keys. */
export const dataWith = (name: string, given: object): string =>
  JSON.stringify({ ...dataOf(name), ...given });
