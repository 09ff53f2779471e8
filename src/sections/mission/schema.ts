import { z } from "zod";
import { prose } from "../../build/schemas/parts";

/** `data/mission.json` */
export const missionSchema = z.strictObject(prose).describe("the Mission section");
