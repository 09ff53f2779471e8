import sharp from "sharp";
import { DRAWING_FONT, prepareDrawingFont } from "../../src/publish/linkPreviews/drawingFont";
import { checkContent } from "../../src/site";

const widthIn = async (font: string): Promise<number> =>
  (await sharp({ text: { text: "Portfolio", font, dpi: 300 } }).metadata()).width;

/** Prints how wide a text is in the site's font and in the fallback, after a check. A process reads its fonts once. */
const print = async () => {
  await checkContent();
  await prepareDrawingFont(undefined);
  console.log(JSON.stringify([await widthIn(DRAWING_FONT), await widthIn("No such font")]));
};

void print();
