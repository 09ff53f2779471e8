import { graphql } from "gatsby";
import { useId, useState } from "react";
import { insertHtml } from "../../contract/html";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import * as section from "../Section.module.css";
import "../code.css";
import type { SectionProps } from "../section";
import { controlFactoryFor } from "./controlFactory";
import * as styles from "./DesignPatterns.module.css";

/** The controls of one family at work. After the factory is chosen, the code is the same for all. */
const FamilyDemo = ({ framework }: { framework: string }) => {
  const factory = controlFactoryFor(framework);
  const [text, setText] = useState("");
  const [message, setMessage] = useState("");
  const inputElement = factory.createTextInput((event) => setText(event.target.value));
  const answer = () =>
    setMessage(
      text === ""
        ? words.designPatterns.pressed
        : filled(words.designPatterns.pressedWithText, { text }),
    );
  const buttonElement = factory.createButton(answer);

  return (
    <fieldset className={styles.demo}>
      <legend>
        <code>{`controlFactoryFor("${framework}")`}</code>
      </legend>{" "}
      {inputElement} {buttonElement} <output>{message}</output>
    </fieldset>
  );
};

/** A pattern to try out, beside the code that runs it. */
const DesignPatternsSection = ({ title, data }: SectionProps<Queries.DesignPatternsPageQuery>) => {
  const fileNameId = useId();
  return (
    <div className={styles.layout}>
      <h3 className={section.title}>{title}</h3>{" "}
      <h4 className={section.groupHeading}>{words.designPatterns.family}</h4>{" "}
      <div className={styles.pattern}>
        <div className={styles.explanation}>
          <h5>{words.designPatterns.pattern}</h5> <p>{words.designPatterns.explanation}</p>
          <FamilyDemo framework="react" /> <FamilyDemo framework="vue" />{" "}
          <p>
            {words.designPatterns.otherName} <code>Unknown framework.</code>
          </p>
        </div>
        <figure className={styles.source}>
          <figcaption id={fileNameId}>controlFactory.tsx</figcaption>{" "}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reached by the keyboard */}
          <section className={section.scroller} aria-labelledby={fileNameId} tabIndex={0}>
            <pre>
              <code {...(data.source && insertHtml(data.source.highlighted))} />
            </pre>
          </section>
        </figure>
      </div>
    </div>
  );
};

export default DesignPatternsSection;

export const query = graphql`
  query DesignPatternsPage {
    source: file(
      sourceInstanceName: { eq: "patterns" }
      relativePath: { eq: "controlFactory.tsx" }
    ) {
      highlighted
    }
  }
`;
