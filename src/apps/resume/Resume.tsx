import { PageContent } from "../../sections/PageContent";
import type { AppBodyProps } from "../../windows";
import { words } from "../../words/words";

/** The body of the résumé's window: the page of its own that it has. */
export const Resume = ({ address }: AppBodyProps) =>
  address && (
    <PageContent
      address={address}
      title={words.titles.resume}
      notLoaded={words.failures.partNotLoaded}
    />
  );
