import { z } from "zod";
import { distinct, percentage, pictureFile, text } from "../../content/schema";

const focus = z
  .strictObject({
    x: percentage("how far from the left edge, in percent"),
    y: percentage("how far from the top edge, in percent"),
  })
  .describe("the point that every screen shows, even if it shows little of the picture");

const wallpaper = z.strictObject({
  name: text("the wallpaper's short name, which no other wallpaper has"),
  title: text("the wallpaper's title"),
  alt: text("what the picture shows, for visitors who can't see it"),
  file: pictureFile("wallpapers/bg0.jpg", undefined, "wallpaper"),
  lightFile: pictureFile(
    "wallpapers/bg0-light.jpg",
    "the path inside data/ of the light theme's own picture",
    "wallpaper",
  ).optional(),
  focus: focus.default({ x: 50, y: 50 }),
  author: text("who made the picture"),
  licence: text("the picture's licence"),
});

/** `data/wallpapers.json` */
export const wallpapersSchema = z
  .array(wallpaper)
  .min(1, { error: "The list is empty. The desktop needs at least one wallpaper." })
  .superRefine(distinct("name"))
  .describe("the wallpapers in order");
