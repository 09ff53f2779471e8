import { z } from "zod";
import { text, texts } from "./parts";

const prose = {
  heading: text("the heading above the paragraphs"),
  paragraphs: texts("the paragraphs in order"),
};

/** `data/general.json` */
export const generalSchema = z
  .strictObject({
    ...prose,
    featuredProjects: texts("names of projects to show first").default([]),
  })
  .describe("the General section");

/** `data/mission.json` */
export const missionSchema = z.strictObject(prose).describe("the Mission section");
