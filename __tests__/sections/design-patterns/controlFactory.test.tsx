import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { controlFactoryFor } from "../../../src/sections/design-patterns/controlFactory";

const nothing = () => {};

describe.each([
  ["react", "React"],
  ["vue", "Vue"],
])("the factory for %s", (framework, label) => {
  test(`the factory for ${framework} makes a button called ${label} button`, () => {
    const button = renderToStaticMarkup(controlFactoryFor(framework).createButton(nothing));
    expect(button).toMatch(new RegExp(`^<button[^>]*>${label} button</button>$`));
  });

  test(`the factory for ${framework} makes a text input that shows ${label} factory input`, () => {
    const input = renderToStaticMarkup(controlFactoryFor(framework).createTextInput(nothing));
    expect(input).toContain(`<input placeholder="${label} factory input"/>`);
  });

  test(`the factory for ${framework} makes only controls of the ${label} family`, () => {
    const factory = controlFactoryFor(framework);
    for (const control of [factory.createButton(nothing), factory.createTextInput(nothing)]) {
      expect(renderToStaticMarkup(control)).toContain(`data-family="${framework}"`);
    }
  });
});

test.each([
  "",
  "React",
  "Vue",
  "VUE",
  " react",
  "vue ",
  "constructor",
  "__proto__",
  "toString",
  "0",
])("a factory for the framework %j is refused", (framework) => {
  expect(() => controlFactoryFor(framework)).toThrow(new Error("Unknown framework."));
});

test("a factory for any other framework is refused", () => {
  fc.assert(
    fc.property(fc.string(), (framework) => {
      fc.pre(framework !== "react" && framework !== "vue");
      expect(() => controlFactoryFor(framework)).toThrow(new Error("Unknown framework."));
    }),
  );
});
