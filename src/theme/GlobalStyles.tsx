import { Global } from "@emotion/react";
import { systemStyles } from "./systemStyles";

/** The tokens as custom properties, and what applies to every page. A build has it in each page's HTML. */
export const GlobalStyles = () => <Global styles={systemStyles()} />;
