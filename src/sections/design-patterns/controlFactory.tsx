import type { ChangeEventHandler, ReactElement } from "react";

type TextHandler = ChangeEventHandler<HTMLInputElement>;

/** Makes the controls of one family. */
export interface ControlFactory {
  createButton(onPress: () => void): ReactElement;
  createTextInput(onChange: TextHandler): ReactElement;
}

const reactFactory: ControlFactory = {
  createButton: (onPress) => (
    <button type="button" data-family="react" onClick={onPress}>
      React button
    </button>
  ),
  createTextInput: (onChange) => (
    <label data-family="react">
      React text
      <input placeholder="React factory input" onChange={onChange} />
    </label>
  ),
};

const vueFactory: ControlFactory = {
  createButton: (onPress) => (
    <button type="button" data-family="vue" onClick={onPress}>
      Vue button
    </button>
  ),
  createTextInput: (onChange) => (
    <label data-family="vue">
      Vue text
      <input placeholder="Vue factory input" onChange={onChange} />
    </label>
  ),
};

/** The one place that knows the families; it throws for any other. */
export const controlFactoryFor = (framework: string): ControlFactory => {
  switch (framework) {
    case "react":
      return reactFactory;
    case "vue":
      return vueFactory;
    default:
      throw new Error("Unknown framework.");
  }
};
