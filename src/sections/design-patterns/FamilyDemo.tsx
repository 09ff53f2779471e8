import { useState } from "react";
import { controlFactoryFor } from "./controlFactory";

/** The controls of one family at work. It never says which, beyond asking for the factory. */
export const FamilyDemo = ({ framework }: { framework: string }) => {
  const factory = controlFactoryFor(framework);
  const [text, setText] = useState("");
  const [message, setMessage] = useState("");
  const answer = () => setMessage(text === "" ? "Pressed." : `Pressed, and the text is “${text}”.`);

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
