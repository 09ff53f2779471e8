import { type ComponentType, createContext, useContext, useEffect, useState } from "react";
import { useSite } from "../content/site";
import { onDemand } from "../lib/onDemand";
import { useOnDemand } from "../lib/useOnDemand";
import { pageTitle } from "./pageTitle";
import type { SeoProps } from "./Seo";

/** Given while pages are built: the head's writer, there and then. */
export const HeadWriterContext = createContext<ComponentType<SeoProps> | null>(null);

const headWriter = onDemand(() => import("./Seo"));

const LaterHead = (props: SeoProps) => {
  const writer = useOnDemand(headWriter);
  // Without it the page works just as well; its title stays that of the page before.
  return writer.status === "ready" ? <writer.value.Seo {...props} /> : null;
};

/**
 * The page's head. The one that a visitor arrived with is in the HTML, so that react-helmet (6 KB
 * gzipped) is fetched only when the visitor goes on to another page.
 */
export const PageHead = (props: SeoProps) => {
  const HeadWriter = useContext(HeadWriterContext);
  const title = pageTitle(useSite(), props);
  const [isStale, setIsStale] = useState(false);
  useEffect(() => {
    if (document.title !== title) setIsStale(true);
  }, [title]);

  if (HeadWriter) return <HeadWriter {...props} />;
  return isStale ? <LaterHead {...props} /> : null;
};
