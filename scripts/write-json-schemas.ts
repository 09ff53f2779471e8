import fs from "node:fs";
import path from "node:path";
import { jsonSchemas } from "../src/build/jsonSchemas";

/** `npm run write:schemas`: writes the JSON Schemas from which editors know the data files; Biome then lays them out. */
for (const { file, schema } of jsonSchemas()) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(schema, null, 2));
}
