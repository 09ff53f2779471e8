import { z } from "zod";
import { dataFile } from "./files/readDocument";
import { contentSchema, SLICE_NAMES } from "./slices";

/** A JSON Schema for editors: they complete, explain and check a data file while one types. */
export interface JsonSchemaFile {
  /** Where it is kept. `.vscode/settings.json` assigns it to the data file. */
  file: string;
  dataFile: string;
  schema: object;
}

/** The JSON Schemas of all data files. */
export const jsonSchemas = (): JsonSchemaFile[] =>
  SLICE_NAMES.map((slice) => ({
    file: `.vscode/schemas/${slice}.schema.json`,
    dataFile: dataFile(slice),
    schema: z.toJSONSchema(contentSchema.shape[slice], { io: "input", target: "draft-7" }),
  }));
