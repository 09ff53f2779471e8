import fs from "node:fs";
import { jsonSchemas } from "../../src/build/jsonSchemas";

test.each(jsonSchemas())("$file is up to date (npm run write:schemas)", ({ file, schema }) => {
  const written = JSON.parse(fs.readFileSync(file, "utf8"));
  expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
});

test("the editor knows which schema belongs to which data file", () => {
  const settings = JSON.parse(fs.readFileSync(".vscode/settings.json", "utf8"));
  expect(settings["json.schemas"]).toEqual(
    jsonSchemas().map(({ file, dataFile }) => ({ fileMatch: [`/${dataFile}`], url: `./${file}` })),
  );
});
