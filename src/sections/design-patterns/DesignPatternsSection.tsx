import { useId } from "react";
import { styled } from "../../theme/styled";
import type { SectionProps } from "../section";
import { controlFactorySource } from "./controlFactorySource";
import { designPatternsRecipe } from "./designPatterns.recipe";
import { FamilyDemo } from "./FamilyDemo";

const Layout = styled("div", designPatternsRecipe);

/** A pattern that can be tried, beside the very code that it runs on. */
export const DesignPatternsSection = ({ title }: Pick<SectionProps<unknown>, "title">) => {
  const fileNameId = useId();
  return (
    <Layout>
      <h3>{title}</h3>
      <h4>Creational Patterns</h4>
      <div data-part="pattern">
        <div data-part="explanation">
          <h5>Abstract Factory</h5>
          <p>
            The demo asks for a button and a text input without knowing what they are made of. The
            factory that it is given decides, so everything on the screen comes from the same family
            and a new one touches no other code.
          </p>
          <FamilyDemo framework="react" />
          <FamilyDemo framework="vue" />
          <p>
            Any other name throws <code>Unknown framework.</code>
          </p>
        </div>
        <figure>
          <figcaption id={fileNameId}>controlFactory.tsx</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reached by the keyboard */}
          <section data-part="source" aria-labelledby={fileNameId} tabIndex={0}>
            <pre>
              <code>{controlFactorySource}</code>
            </pre>
          </section>
        </figure>
      </div>
    </Layout>
  );
};
