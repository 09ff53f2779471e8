import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "../../../src/build/policy/contentSecurityPolicy";
import { ownersHosts } from "../../../src/build/policy/ownersHosts";

type Site = Parameters<typeof ownersHosts>[0];

const NOTHING: Site = { framedApps: [] };
const EMPTY = { scripts: [], styles: [] };

/** What a policy says of each kind of thing. */
const saidOf = (policy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );

const policyOf = (site: Site, pictures: readonly string[] = []) =>
  saidOf(contentSecurityPolicy(EMPTY, ownersHosts(site, pictures)));

test("a site asks itself alone, and for nothing that it does not need", () => {
  expect(policyOf(NOTHING)).toEqual({
    "default-src": "'none'",
    "script-src": "'strict-dynamic'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "default content",
  });
});

test("scripts and styles in the HTML are known by what is in them", () => {
  const hash = (code: string) =>
    `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`;
  const said = saidOf(
    contentSecurityPolicy(
      { scripts: ['alert("Ü")'], styles: ["a{}", "b{}"] },
      ownersHosts(NOTHING, []),
    ),
  );
  expect(said["script-src"]).toBe(`'strict-dynamic' ${hash('alert("Ü")')}`);
  expect(said["style-src"]).toBe(`'self' ${hash("a{}")} ${hash("b{}")}`);
});

test("frames show what windows show: this site, and of others the whole site, each once", () => {
  const framedApps = [
    "/movie-platform/",
    "/demo.html?a=1",
    "https://films.example/top?a;b,c#d",
    "https://films.example/",
    "https://other.example:8443/x",
  ].map((url) => ({ url }));
  expect(policyOf({ framedApps })["frame-src"]).toBe(
    "'self' https://films.example https://other.example:8443",
  );
});

test("pictures may come from where the owner says, whatever is in their addresses", () => {
  const pictures = [
    "/own.svg",
    "https://icons.example/a;script-src *",
    "https://xn--bcher-kva.example/ü.png",
  ];
  expect(policyOf(NOTHING, pictures)["img-src"]).toBe(
    "'self' https://icons.example https://xn--bcher-kva.example",
  );
});

test("the owner's script reports to where it comes from", () => {
  const said = policyOf({ ...NOTHING, analytics: { src: "https://count.example/js/script.js" } });
  expect(said["connect-src"]).toBe("'self' https://count.example");
  expect(said["img-src"]).toBe("'self' https://count.example");
  expect(policyOf({ ...NOTHING, analytics: { src: "/count.js" } })).toEqual(policyOf(NOTHING));
});
