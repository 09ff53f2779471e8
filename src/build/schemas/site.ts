import { z } from "zod";
import { addressOrPath, email, httpsAddress, text } from "./parts";

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
    owner: z
      .strictObject({
        name: text("your name"),
        role: text("your profession"),
        email: email("your e-mail address"),
        place: text("where you live or work").optional(),
      })
      .describe("the person whom the site presents"),
    moviePlatform: z
      .strictObject({
        title: text("the window's title"),
        url: addressOrPath("the page that the window shows"),
      })
      .describe("the page behind the Movie Platform icon"),
    defaults: z
      .strictObject({
        theme: z
          .enum(["light", "dark", "system"])
          .describe("the theme before a visitor chooses one")
          .default("dark"),
        wallpaper: text("the name of a wallpaper").optional(),
        project: text("the name of a project").optional(),
        menuSection: text("the title of a section").optional(),
      })
      .describe("what a visitor finds on arrival")
      .default({ theme: "dark" }),
  })
  .describe("the site, its owner, and what a visitor finds on arrival");
