import sharp from "sharp";
import { svgDocument } from "../../../src/build/sharePictures/drawing/svgDocument";
import { placeWindow, windowSvg } from "../../../src/build/sharePictures/drawing/windowSvg";
import { palettes } from "../../../src/build/sharePictures/palette";
import { SHARE_PICTURE_SIZE } from "../../../src/lib/sharePicture";

/** Below the ring, where the shadow is alone. */
const RING_PX = 3;
const SHARPEST_STEP = 12;

test.each([320, 380, 450, 540])(
  "below a window %i px high the shadow fades without an edge",
  async (height) => {
    const place = placeWindow(height);
    const opacities = await sharp(Buffer.from(svgDocument(windowSvg(place, palettes.dark))))
      .extract({
        left: SHARE_PICTURE_SIZE.width / 2,
        top: place.top + height + RING_PX,
        width: 1,
        height: SHARE_PICTURE_SIZE.height - place.top - height - RING_PX,
      })
      .extractChannel("alpha")
      .raw()
      .toBuffer();
    expect(opacities[0]).toBeGreaterThan(SHARPEST_STEP);
    const steps = [...opacities].map((opacity, row) =>
      Math.abs(opacity - (opacities[row - 1] ?? opacity)),
    );
    expect(Math.max(...steps)).toBeLessThan(SHARPEST_STEP);
  },
);
