import { z } from "zod";
import { forGraphql } from "../graphqlMarks";
import { addressOrPath, always, distinct, email, httpsAddress, icon, text } from "./parts";

const framedApp = forGraphql(
  z.strictObject({
    title: text("the window's title"),
    label: forGraphql(text("the name under its icon; without it, the title"), {
      isFilledIn: true,
    }).optional(),
    icon: forGraphql(icon.clone(), { isFilledIn: true }).optional(),
    url: addressOrPath("the page that the window shows"),
    openOnArrival: z
      .boolean()
      .describe("whether the window is open, behind the page, when a visitor comes")
      .default(false),
  }),
  {
    type: "FramedApp",
    addedFields: /* GraphQL */ `
      "Its window's."
      id: String!
      "The path of its page."
      address: String!
    `,
  },
);

/** `data/site.json` */
export const siteSchema = z
  .strictObject({
    title: text("the site's title, as browsers and search engines show it"),
    description: text("one or two sentences about the site, for search engines"),
    siteUrl: httpsAddress("the address at which the site is published"),
    repository: httpsAddress("the address of the site's source code"),
    themeStorageKey: text("the name under which a visitor's browser remembers the theme").default(
      "ui-theme",
    ),
    owner: forGraphql(
      z
        .strictObject({
          name: text("your name"),
          role: text("your profession"),
          email: email("your e-mail address"),
          place: text("where you live or work").optional(),
        })
        .describe("the person whom the site presents"),
      { type: "Owner" },
    ),
    moviePlatform: forGraphql(
      z
        .strictObject({
          title: text("the window's title"),
          url: addressOrPath("the page that the window shows"),
        })
        .describe("the page behind the Movie Platform icon, which comes before the framed apps"),
      { type: "MoviePlatform" },
    ).optional(),
    framedApps: z
      .array(framedApp)
      .superRefine(distinct("title"), always)
      .default([])
      .describe("windows that show another site, or a page of this one, in order"),
    defaults: forGraphql(
      z
        .strictObject({
          theme: forGraphql(
            z.enum(["light", "dark", "system"]).describe("the theme before a visitor chooses one"),
            { type: "Theme" },
          ).default("dark"),
          wallpaper: forGraphql(text("the name of a wallpaper"), { isFilledIn: true }).optional(),
          project: text("the name of a project").optional(),
          menuSection: text("the title of a section").optional(),
        })
        .describe("what a visitor finds on arrival"),
      { type: "Defaults" },
    ).default({ theme: "dark" }),
  })
  .describe("the site, its owner, and what a visitor finds on arrival");
