import { type RefObject, useEffect, useState } from "react";

export type Orientation = "vertical" | "horizontal";

/** How the stylesheet lays a list out at its present width; vertical in the server's HTML. */
export const useOrientation = (list: RefObject<HTMLElement>): Orientation => {
  const [orientation, setOrientation] = useState<Orientation>("vertical");

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isRow = getComputedStyle(element).flexDirection === "row";
      setOrientation(isRow ? "horizontal" : "vertical");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);

  return orientation;
};
