import { z } from "zod";
import { dataFile } from "./files/readDocument";
import { contentSchema, SLICE_NAMES, type SliceName } from "./slices";

/** Where the editor's JSON Schemas are kept; `.vscode/settings.json` assigns each to its data file. */
export const jsonSchemaFile = (slice: SliceName): string => `.vscode/schemas/${slice}.schema.json`;

/** The schemas of the data files as JSON Schemas: with them an editor completes, explains and checks while one types. */
export const jsonSchemas = (): { file: string; text: string }[] =>
  SLICE_NAMES.map((slice) => {
    const schema = z.toJSONSchema(contentSchema.shape[slice], { io: "input", target: "draft-7" });
    const titled = { ...schema, title: dataFile(slice) };
    return { file: jsonSchemaFile(slice), text: `${JSON.stringify(titled, null, 2)}\n` };
  });
