import { z } from "zod";
import { COLLECTION_NAMES, contentSchema } from "./collections";
import { dataFile } from "./files/readDocument";

/** A JSON Schema for editors: they complete, explain and check a data file while one types. */
export interface JsonSchemaFile {
  /** Where it is kept. `.vscode/settings.json` assigns it to the data file. */
  file: string;
  dataFile: string;
  schema: object;
}

/** The JSON Schemas of all data files. */
export const jsonSchemas = (): JsonSchemaFile[] =>
  COLLECTION_NAMES.map((slice) => ({
    file: `.vscode/schemas/${slice}.schema.json`,
    dataFile: dataFile(slice),
    schema: z.toJSONSchema(contentSchema.shape[slice], { io: "input", target: "draft-7" }),
  }));
