import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { controlFactoryFor } from "../../../src/sections/design-patterns/controlFactory";

const nothing = () => {};

test.each([
  ["react", "React"],
  ["vue", "Vue"],
])("the factory for %s makes a button and a text input of its family", (framework, label) => {
  const factory = controlFactoryFor(framework);
  const button = renderToStaticMarkup(factory.createButton(nothing));
  expect(button).toMatch(new RegExp(`^<button[^>]*>${label} button</button>$`));
  const input = renderToStaticMarkup(factory.createTextInput(nothing));
  expect(input).toContain(`<input placeholder="${label} factory input"/>`);
  for (const control of [button, input]) expect(control).toContain(`data-family="${framework}"`);
});

test("a factory for any other framework is refused", () => {
  const others = ["", "React", "VUE", " react", "vue ", "constructor", "__proto__", "toString"];
  fc.assert(
    fc.property(fc.string(), (framework) => {
      fc.pre(framework !== "react" && framework !== "vue");
      expect(() => controlFactoryFor(framework)).toThrow(new Error("Unknown framework."));
    }),
    { examples: others.map((framework) => [framework]) },
  );
});
