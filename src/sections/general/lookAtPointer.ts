import { trustedHtml } from "../../lib/trustedHtml";

/** The part of a drawing that follows the pointer. */
const EYES = ".eyes";

/** A drawing's text: its view box, and what is drawn. What else its root says is not taken. */
const DRAWING = /<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s;

/** How far the eyes turn, in parts of the picture's width. */
const REACH = 0.035;

/** From how far away they are turned as far as they go, in pixels. */
const FAR_PX = 320;

/** The drawing that a picture shows, as elements; null where it has no eyes. */
const readDrawing = async (address: string, signal: AbortSignal) => {
  const response = await fetch(address, { signal });
  const [, viewBox = "", drawn = ""] = DRAWING.exec(await response.text()) ?? [];
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", viewBox);
  Object.assign(drawing, { innerHTML: trustedHtml(drawn) });
  const eyes = drawing.querySelector<SVGElement>(EYES);
  return eyes ? { drawing, eyes } : null;
};

/** Lays the drawing over the picture of it: what is in an `img` can't be moved. */
const layOver = (picture: HTMLImageElement, drawing: SVGSVGElement) => {
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("data-part", "photo");
  drawing.style.marginTop = `-${picture.offsetHeight}px`;
  picture.after(drawing);
};

/** As `base` in `theme/tokens.ts`. */
const TURNING_MS = 180;

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * Lets the eyes of a drawn portrait look at the pointer, until the signal. A pressed pointer drags or marks something: then
 * they stay as they are, and cost nothing.
 */
export const lookAtPointer = async (
  picture: HTMLImageElement,
  signal: AbortSignal,
): Promise<void> => {
  const read = await readDrawing(picture.src, signal).catch(() => null);
  if (read === null || signal.aborted) return;
  const { drawing, eyes } = read;
  layOver(picture, drawing);
  signal.addEventListener("abort", () => drawing.remove());

  const reach = drawing.viewBox.baseVal.width * REACH;
  Object.assign(eyes.style, {
    transitionProperty: "translate",
    transitionDuration: `${TURNING_MS}ms`,
    transitionTimingFunction: "ease-out",
  });
  const reducedMotion = window.matchMedia(REDUCED_MOTION);
  const lookAt = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 0 || reducedMotion.matches) return;
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const x = clientX - left - width / 2;
    const y = clientY - top - height / 2;
    const turned = reach / Math.max(Math.hypot(x, y), FAR_PX);
    eyes.style.translate = `${x * turned}px ${y * turned}px`;
  };
  const lookAhead = () => {
    eyes.style.translate = "";
  };
  document.addEventListener("pointermove", lookAt, { passive: true, signal });
  document.documentElement.addEventListener("pointerleave", lookAhead, { signal });
};
