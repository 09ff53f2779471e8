import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

let lastPage: Promise<void> = Promise.resolve();
const finish: (() => void)[] = [];

/**
 * Renders one page at a time: react-helmet collects the heads of all pages in one place, and Gatsby renders pages side by side. So
 * gatsby-plugin-react-helmet, which asks in `onRenderBody`, would give one page the heads of two.
 */
export const replaceRenderer = async ({
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): Promise<void> => {
  const before = lastPage;
  lastPage = new Promise((resolve) => finish.push(resolve));
  await before;
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/** Called when the page's head has been collected. */
export const finishPage = (): void => finish.shift()?.();
