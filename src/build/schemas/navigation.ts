import { z } from "zod";
import { always, distinct, icon } from "./parts";

/** The sections that the site can show; the owner chooses their order and icons. */
export const SECTION_TITLES = [
  "General",
  "Projects",
  "Interests",
  "Mission",
  "Contact",
  "Attribution",
  "Posts",
  "Design Patterns",
] as const;

/** `data/navigation.json` */
export const navigationSchema = z
  .array(
    z.strictObject({
      title: z.enum(SECTION_TITLES).describe("a section"),
      icon,
    }),
  )
  .superRefine(distinct("title"), always)
  .describe("the sections in order, each with its icon");
