import { z } from "zod";
import { accentMistake } from "../accent/accentMistake";
import type { Theme } from "../accent/grounds";
import { isHttpsAddress } from "../addresses";
import { fontMistake } from "../font/fontMistake";
import { forGraphql } from "../graphqlMarks";
import { quote } from "../mistakes/quote";
import { recordOf } from "../record";
import { addressOrPath, always, distinct, email, httpsAddress, icon, text } from "./parts";

const accentOf = (theme: Theme, what: string) =>
  z
    .string()
    .superRefine((written, context) => {
      const message = accentMistake(written, theme);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    })
    .meta({ description: what, pattern: "^#[0-9a-fA-F]{6}$" });

/** The checked copy has the styles that are made of it. */
const accent = forGraphql(
  z
    .union(
      [
        accentOf("light", "the light theme's colour; the dark theme's is made of it"),
        z.strictObject({
          light: accentOf("light", "the light theme's colour"),
          dark: accentOf("dark", "the dark theme's colour"),
        }),
      ],
      {
        error:
          'This should be a colour such as "#2f6f5e", or one for each theme: { "light": "#2f6f5e", "dark": "#6dac99" }.',
      },
    )
    .describe('the colour of links, buttons and what is selected, such as "#2f6f5e"'),
  { type: "AccentStyles" },
);

const font = z
  .string()
  .superRefine((name, context) => {
    const message = fontMistake(name);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  })
  .describe('an installed font of Fontsource, such as "@fontsource-variable/inter"');

const integrity = z
  .string()
  .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/, {
    error: ({ input }) => `${quote(input)} is not an integrity such as "sha384-…".`,
  })
  .describe("the script's hash, without which a script from elsewhere is not loaded");

const integrityIfElsewhere = (value: unknown, context: z.core.$RefinementCtx): void => {
  const { src, integrity: given } = recordOf(value);
  if (typeof src !== "string" || !isHttpsAddress(src) || given !== undefined) return;
  const message =
    '"integrity" is missing. A script from elsewhere needs it, such as "sha384-…": then no other script can take its place.';
  context.addIssue({ code: "custom", message });
};

const analytics = forGraphql(
  z
    .strictObject({
      src: addressOrPath("the script that counts visits, without cookies"),
      integrity: integrity.optional(),
    })
    .superRefine(integrityIfElsewhere, always)
    .describe("a script that counts visits; without this there is none"),
  { type: "Analytics" },
);

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
    accent: accent.optional(),
    font: font.optional(),
    analytics: analytics.optional(),
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
