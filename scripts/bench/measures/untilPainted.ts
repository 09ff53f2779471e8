import type { Page } from "@playwright/test";

/**
 * Milliseconds from the event that `act` causes until what it brings is on screen. `selector` finds that; it counts once
 * it is laid out and not transparent, at the end of the frame that paints it.
 */
export const untilPainted = async (
  page: Page,
  event: string,
  selector: string,
  act: () => Promise<void>,
): Promise<number> => {
  const painted = await page.evaluateHandle(
    ({ event, selector }) => {
      const isShown = () => {
        const element = document.querySelector(selector);
        return (
          element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
          Number(getComputedStyle(element).opacity) > 0
        );
      };
      const time = new Promise<number>((resolve) => {
        const watch = ({ timeStamp }: Event) => {
          const look = () => {
            if (!isShown()) return requestAnimationFrame(look);
            // A message arrives after the frame in which it was posted has been painted.
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
            return channel.port2.postMessage(null);
          };
          requestAnimationFrame(look);
        };
        window.addEventListener(event, watch, { capture: true, once: true });
      });
      return { time };
    },
    { event, selector },
  );
  await act();
  return painted.evaluate(({ time }) => time);
};
