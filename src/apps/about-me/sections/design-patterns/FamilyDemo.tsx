import { useId, useState } from "react";
import { controlFactoryFor } from "./controlFactory";

/** The controls of one family at work. It never says which, beyond asking for the factory. */
export const FamilyDemo = ({ framework }: { framework: string }) => {
  const factory = controlFactoryFor(framework);
  const captionId = useId();
  const [text, setText] = useState("");
  const [message, setMessage] = useState("");
  const answer = () => setMessage(text === "" ? "Pressed." : `Pressed, and the text is “${text}”.`);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-labelledby={captionId} data-part="family">
      <code id={captionId}>controlFactoryFor("{framework}")</code>
      {factory.createTextInput(setText)}
      {factory.createButton(answer)}
      <output>{message}</output>
    </div>
  );
};
