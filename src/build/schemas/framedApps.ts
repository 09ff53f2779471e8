import { z } from "zod";
import { forGraphql } from "../graphqlMarks";
import { addressOrPath, always, distinct, icon, text } from "./parts";

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
      "The colour of what its icon stands on."
      tile: String!
    `,
  },
);

/** Windows that frame a site, besides Movie Platform. */
export const framedApps = z
  .array(framedApp)
  .superRefine(distinct("title"), always)
  .default([])
  .describe("windows that show another site, or a page of this one, in order");

/** The framed app that the desktop began with. */
export const moviePlatform = forGraphql(
  z
    .strictObject({
      title: text("the window's title"),
      url: addressOrPath("the page that the window shows"),
    })
    .describe("the page behind the Movie Platform icon, which comes before the framed apps"),
  { type: "MoviePlatform" },
);
