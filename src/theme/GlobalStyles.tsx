import { Global } from "@emotion/react";
import { system } from "./system";

/** The tokens as custom properties, and what applies to every page. A build has it in each page's HTML. */
export const GlobalStyles = () => <Global styles={[system.getTokenCss(), system.getGlobalCss()]} />;
