import fs from "node:fs";
import path from "node:path";
import { jsonSchemas } from "./jsonSchemas";

const SETTINGS = ".vscode/settings.json";

/**
 * `npm run write`: writes the JSON Schemas by which editors check the data files, and assigns them in the settings;
 * Biome then formats them.
 */
const files = jsonSchemas();
for (const { file, schema } of files) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(schema, null, 2));
}
const settings = JSON.parse(fs.readFileSync(SETTINGS, "utf8"));
const assigned = files.map(({ file, dataFile }) => ({
  fileMatch: [`/${dataFile}`],
  url: `./${file}`,
}));
fs.writeFileSync(SETTINGS, JSON.stringify({ ...settings, "json.schemas": assigned }, null, 2));
