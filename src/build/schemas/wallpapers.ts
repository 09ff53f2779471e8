import { z } from "zod";
import { always, distinct, text } from "./parts";
import { pictureFile } from "./pictureFile";

const wallpaper = z.strictObject({
  name: text("the wallpaper's short name, which no other wallpaper has"),
  title: text("the wallpaper's title"),
  alt: text("what the picture shows, for visitors who can't see it"),
  file: pictureFile("wallpapers/bg0.jpg"),
  author: text("who made the picture"),
  licence: text("the picture's licence"),
});

/** `data/wallpapers.json` */
export const wallpapersSchema = z
  .array(wallpaper)
  .min(1, { error: "The list is empty. The desktop needs at least one wallpaper." })
  .superRefine(distinct("name"), always)
  .describe("the wallpapers in order");
