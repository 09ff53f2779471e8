import { trustedScriptsScript } from "../../src/desktop/trustedScripts";

type Rules = { createScriptURL: (address: string) => string | null };

const rulesOf = (script: string): Rules => {
  let made: Rules | undefined;
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => {
      expect(name).toBe("default");
      made = rules;
    },
  };
  new Function("trustedTypes", script)(trustedTypes);
  if (!made) throw new Error("No policy was made.");
  return made;
};

const OWNERS = 'https://count.example/a.js?"</script>';

test.each([
  ["/portfolio/static/app-0123456789.js", true],
  ["/portfolio/static/component---src-a-tsx-01.js", true],
  [OWNERS, true],
  ["/static/app-0123456789.js", false],
  ["/portfolio/static/../page-data/x.js", false],
  ["/portfolio/static/fonts/x.js", false],
  ["/portfolio/static/picture.svg", false],
  ["//portfolio/static/app.js", false],
  ["https://evil.example/portfolio/static/app.js", false],
  ["https://count.example/b.js", false],
  ["data:text/javascript,run()", false],
])("%s may be a script's address: %p", (address, isAllowed) => {
  const { createScriptURL } = rulesOf(trustedScriptsScript("/portfolio/static/", OWNERS));
  expect(createScriptURL(address)).toBe(isAllowed ? address : null);
});

test("the owner's address cannot end the script element", () => {
  expect(trustedScriptsScript("/static/", OWNERS)).not.toContain("</script>");
});

test("where there are no trusted types, or the name is taken, nothing happens", () => {
  const script = trustedScriptsScript("/static/");
  new Function(script)();
  const taken = () => {
    throw new TypeError("A policy of this name is there.");
  };
  new Function("trustedTypes", script)({ createPolicy: taken });
});
