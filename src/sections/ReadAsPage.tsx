import { withPrefix } from "gatsby";
import { PAGE_PATH } from "../contract/siteFiles";
import { rememberReading } from "../lib/storage";
import { words } from "../words/words";

/** Leads to the site as one plain page, which the visitor finds on the next arrival, too. */
export const ReadAsPage = ({ className }: { className?: string | undefined }) => (
  <a className={className} href={withPrefix(PAGE_PATH)} onClick={() => rememberReading(true)}>
    {`${words.page.read} `}
  </a>
);
