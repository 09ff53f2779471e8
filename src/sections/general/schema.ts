import { z } from "zod";
import { texts } from "../../build/schemas/parts";
import { prose } from "../../build/schemas/proseParts";

/** `data/general.json` */
export const generalSchema = z
  .strictObject({
    ...prose,
    featuredProjects: texts("names of projects to show first").default([]),
  })
  .describe("the General section");
