import type { ReactElement } from "react";

/** Makes controls that belong together, whichever family they are of. */
export interface ControlFactory {
  createButton(onPress: () => void): ReactElement;
  createTextInput(onWrite: (text: string) => void): ReactElement;
}

const reactFactory: ControlFactory = {
  createButton: (onPress) => (
    <button type="button" data-family="react" onClick={onPress}>
      React button
    </button>
  ),
  createTextInput: (onWrite) => (
    <label data-family="react">
      React text
      <input placeholder="React factory input" onChange={(event) => onWrite(event.target.value)} />
    </label>
  ),
};

const vueFactory: ControlFactory = {
  createButton: (onPress) => (
    <button type="button" data-family="vue" onClick={onPress}>
      Vue button
    </button>
  ),
  createTextInput: (onWrite) => (
    <label data-family="vue">
      Vue text
      <input placeholder="Vue factory input" onChange={(event) => onWrite(event.target.value)} />
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
