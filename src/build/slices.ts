import { z } from "zod";
import { contactsSchema } from "./schemas/contacts";
import { attributionSchema, settingsSchema } from "./schemas/credits";
import { interestsSchema } from "./schemas/interests";
import { navigationSchema } from "./schemas/navigation";
import { postsSchema } from "./schemas/posts";
import { projectsSchema } from "./schemas/projects";
import { generalSchema, missionSchema } from "./schemas/prose";
import { siteSchema } from "./schemas/site";
import { wallpapersSchema } from "./schemas/wallpapers";

/** The content: one line per file of `data/`, which is called `<slice>.json`, and the schema that describes it. */
export const contentSchema = z.object({
  site: siteSchema,
  navigation: navigationSchema,
  general: generalSchema,
  mission: missionSchema,
  interests: interestsSchema,
  projects: projectsSchema,
  contacts: contactsSchema,
  settings: settingsSchema,
  attribution: attributionSchema,
  posts: postsSchema,
  wallpapers: wallpapersSchema,
});

/** All content, as the schemas give it: defaults filled in, nothing else changed. */
export type Content = z.output<typeof contentSchema>;

export type SliceName = keyof Content;

/** The slices in the order of the table. */
export const SLICE_NAMES: readonly SliceName[] = contentSchema.keyof().options;

export const isSliceName = (name: string): name is SliceName =>
  Object.hasOwn(contentSchema.shape, name);
