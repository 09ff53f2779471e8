import { z } from "zod";
import { mark } from "../../build/marks";
import { prose, text } from "../../build/schemas/parts";

const projectName = mark(text("a text"), {
  refersTo: { collection: "projects", key: "name", thing: "project" },
});

/** `data/general.json` */
export const generalSchema = z
  .strictObject({
    ...prose,
    featuredProjects: z.array(projectName).describe("names of projects to show first").default([]),
  })
  .describe("the General section");
