import { writeSiteIcons } from "./pictures/siteIcons";

/** Makes the icons in `static/` that are derived from one drawing. */
const main = async () => {
  for (const file of await writeSiteIcons()) console.log(file);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
