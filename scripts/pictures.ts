import { writeSharePicture } from "./pictures/sharePicture";
import { writeSiteIcons } from "./pictures/siteIcons";

/** Makes every picture in `static/` that is derived: the icons from one drawing, the share picture from the site. */
const main = async () => {
  const written = [...(await writeSiteIcons()), ...(await writeSharePicture())];
  for (const file of written) console.log(file);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
