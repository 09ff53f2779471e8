import { useEffect, useRef } from "react";
import { type ArrivalContent, useSetArrivalContent } from "../content/seed";

/** While the site is developed: an edited data file changes the page without a reload. */
export const ContentUpdates = ({ content }: { content: ArrivalContent }) => {
  const setArrivalContent = useSetArrivalContent();
  const shown = useRef(content);

  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    setArrivalContent(content);
  }, [content, setArrivalContent]);

  return null;
};
