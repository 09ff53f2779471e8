import { useState } from "react";
import { filled } from "../../words/filled";
import { controlFactoryFor } from "./controlFactory";
import { words } from "./designPatterns.words";

/** The controls of one family at work. It never says which, beyond asking for the factory. */
export const FamilyDemo = ({ framework }: { framework: string }) => {
  const factory = controlFactoryFor(framework);
  const [text, setText] = useState("");
  const [message, setMessage] = useState("");
  const answer = () =>
    setMessage(text === "" ? words.pressed : filled(words.pressedWithText, { text }));

  return (
    <fieldset>
      <legend>
        <code>controlFactoryFor("{framework}")</code>
      </legend>
      {factory.createTextInput((event) => setText(event.target.value))}
      {factory.createButton(answer)}
      <output>{message}</output>
    </fieldset>
  );
};
