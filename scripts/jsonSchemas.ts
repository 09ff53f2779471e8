import { z } from "zod";
import { COLLECTION_NAMES, contentSchema } from "../src/build/collections";
import { dataFile } from "../src/build/files/readDocument";

/** For editors, which complete, explain and check a data file. */
export interface JsonSchemaFile {
  /** `.vscode/settings.json` assigns it to the data file. */
  file: string;
  dataFile: string;
  schema: object;
}

export const jsonSchemas = (): JsonSchemaFile[] =>
  COLLECTION_NAMES.map((slice) => ({
    file: `.vscode/schemas/${slice}.schema.json`,
    dataFile: dataFile(slice),
    schema: z.toJSONSchema(contentSchema.shape[slice], { io: "input", target: "draft-7" }),
  }));
