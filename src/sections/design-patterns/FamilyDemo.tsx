import { useState } from "react";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { controlFactoryFor } from "./controlFactory";
import * as styles from "./DesignPatterns.module.css";

/** The controls of one family at work. After the factory is chosen, the code is the same for all. */
export const FamilyDemo = ({ framework }: { framework: string }) => {
  const factory = controlFactoryFor(framework);
  const [text, setText] = useState("");
  const [message, setMessage] = useState("");
  const answer = () =>
    setMessage(
      text === ""
        ? words.designPatterns.pressed
        : filled(words.designPatterns.pressedWithText, { text }),
    );

  return (
    <fieldset className={styles.demo}>
      <legend>
        <code>controlFactoryFor("{framework}")</code>
      </legend>
      {factory.createTextInput((event) => setText(event.target.value))}
      {factory.createButton(answer)}
      <output>{message}</output>
    </fieldset>
  );
};
