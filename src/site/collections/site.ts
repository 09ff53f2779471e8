import { z } from "zod";
import { quote } from "../../content/diagnostics";
import { flag, httpsAddress, owner, schemaMeta, siteLanguage, text } from "../../content/schema";
import { DEFAULT_THEME_STORAGE_KEY } from "../../lib/storage";
import { DEFAULT_LANGUAGE } from "../../words/languages";
import { accent, analytics, font, framedApp, framedApps, redirects, resume } from "./siteParts";

const clock = z
  .strictObject({
    showSeconds: flag("whether the clock in the top bar shows seconds", false),
  })
  .describe("the clock in the top bar")
  .register(schemaMeta, { type: "Clock" });

const nameOf = (what: string, collection: "wallpapers" | "projects" | "navigation", key: string) =>
  text(`the ${key} of a ${what}`).register(schemaMeta, {
    refersTo: { collection, key, thing: what },
  });

const defaults = z
  .strictObject({
    theme: z
      .enum(["light", "dark", "system"])
      .describe("the theme before a visitor chooses one")
      .register(schemaMeta, { type: "Theme" })
      .default("dark"),
    wallpaper: nameOf("wallpaper", "wallpapers", "name").optional(),
    project: nameOf("project", "projects", "name").optional(),
    menuSection: nameOf("section", "navigation", "title").optional(),
  })
  .describe("what a visitor finds on arrival")
  .register(schemaMeta, { type: "Defaults", fields: "wallpaper: String!" });

/** A framed app of sites from before there were `framedApps`; it stays valid. */
const moviePlatform = framedApp
  .pick({ title: true, url: true })
  .describe("a framed app; write new ones into framedApps")
  .register(schemaMeta, { type: "MoviePlatform" });

/** Each has a folder of its own, whatever the case of its letters. */
const languages = z
  .array(siteLanguage)
  .min(1, "This list is empty. It should hold the languages of the site, the first one first.")
  .superRefine((tags, context) => {
    for (const [index, tag] of tags.entries()) {
      const first = tags.findIndex((it) => it.toLowerCase() === tag.toLowerCase());
      if (first === index) continue;
      const message = `${quote(tag)} is already language ${first + 1}. Name each language once.`;
      context.addIssue({ code: "custom", path: [index], message });
    }
  })
  .describe("the languages of the site; the first is at its root")
  .optional();

/** `data/site.json` */
export const siteSchema = z
  .strictObject({
    title: text("the site's title, as browsers and search engines show it"),
    description: text("one or two sentences about the site, for search engines"),
    language: siteLanguage.optional(),
    languages,
    siteUrl: httpsAddress(
      "the address at which the site is published, with its path if it has one",
    ),
    repository: httpsAddress("the address of the site's source code").optional(),
    themeStorageKey: text("the name under which a visitor's browser remembers the theme").default(
      DEFAULT_THEME_STORAGE_KEY,
    ),
    owner,
    accent: accent.optional(),
    font: font.optional(),
    analytics: analytics.optional(),
    resume,
    moviePlatform: moviePlatform.optional(),
    framedApps,
    webVitals: flag(
      "whether the desktop measures itself, and shows it in the window Web Vitals",
      true,
    ),
    redirects,
    clock: clock.default({ showSeconds: false }),
    defaults: defaults.default({ theme: "dark" }),
  })
  .superRefine(({ language, languages }, context) => {
    if (language === undefined || languages === undefined) return;
    const message = `"language" and "languages" are both here. Take "language" out.`;
    context.addIssue({ code: "custom", path: ["language"], message });
  })
  .describe("the site, its owner, and what a visitor finds on arrival");

/** An older site's `moviePlatform` becomes its first framed app, with the address and the icon that it has always had. */
export const siteWithApps = siteSchema.transform(
  ({ moviePlatform: movies, framedApps, language = DEFAULT_LANGUAGE, ...site }) => ({
    ...site,
    languages: site.languages ?? [language],
    /** This build's. */
    language: site.languages?.[0] ?? language,
    framedApps: [
      ...(movies
        ? [
            {
              ...movies,
              ...{ id: undefined, label: "Movie DB", icon: "clapperboard", openOnArrival: false },
              place: ["moviePlatform"],
            },
          ]
        : []),
      ...framedApps.map((app, index) => ({
        ...app,
        /** Of its name, in the file. */
        place: ["framedApps", index, app.label === undefined ? "title" : "label"],
      })),
    ],
  }),
);
