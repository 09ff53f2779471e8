import { useLoading } from "../../lib/loading";
import { styled } from "../../theme/styled";
import { ErrorView } from "../../ui/ErrorView";
import { failures } from "../../ui/failures.words";
import { Spinner } from "../../ui/Spinner";
import { MarkdownText } from "../MarkdownText";
import { markdownStyles } from "../readingStyles";
import type { SectionProps } from "../section";
import { markdownPageRecipe } from "./markdownPage.recipe";

const Section = styled("article", markdownPageRecipe);

/** A section of the owner's own: its title, and a text that is read like a post. */
export const MarkdownPageSection = ({ title, data }: SectionProps<Queries.MarkdownPageQuery>) => {
  const styles = useLoading(markdownStyles);
  return (
    <Section>
      <h3>{title}</h3>
      {styles.status === "loading" && <Spinner />}
      {styles.status === "failed" && (
        <ErrorView error={styles.error} sentence={failures.partNotLoaded} onRetry={styles.retry} />
      )}
      {styles.status === "ready" && (
        <MarkdownText html={data.page?.html ?? ""} language={data.page?.language} />
      )}
    </Section>
  );
};
