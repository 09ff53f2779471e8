import { z } from "zod";
import { prose } from "../../build/schemas/proseParts";

/** `data/mission.json` */
export const missionSchema = z.strictObject(prose).describe("the Mission section");
