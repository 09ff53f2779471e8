import { useId } from "react";
import { CodeFont } from "../../theme/CodeFont";
import { styled } from "../../theme/styled";
import type { SectionProps } from "../section";
import { controlFactoryHtml } from "./controlFactorySource";
import { designPatternsRecipe } from "./designPatterns.recipe";
import { words } from "./designPatterns.words";
import { FamilyDemo } from "./FamilyDemo";

const Layout = styled("div", designPatternsRecipe);

/** A pattern that can be tried, beside the very code that it runs on. */
export const DesignPatternsSection = ({ title }: Pick<SectionProps<unknown>, "title">) => {
  const fileNameId = useId();
  return (
    <Layout>
      <CodeFont />
      <h3>{title}</h3>
      <h4>{words.family}</h4>
      <div data-part="pattern">
        <div data-part="explanation">
          <h5>{words.pattern}</h5>
          <p>{words.explanation}</p>
          <FamilyDemo framework="react" />
          <FamilyDemo framework="vue" />
          <p>
            {words.otherName} <code>Unknown framework.</code>
          </p>
        </div>
        <figure>
          <figcaption id={fileNameId}>controlFactory.tsx</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reached by the keyboard */}
          <section data-part="source" aria-labelledby={fileNameId} tabIndex={0}>
            <pre>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own file by the build */}
              <code dangerouslySetInnerHTML={{ __html: controlFactoryHtml }} />
            </pre>
          </section>
        </figure>
      </div>
    </Layout>
  );
};
