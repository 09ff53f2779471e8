import config from "../../gatsby-config";

// Gatsby looks for an adapter of the host's, and installs it, only where the configuration names none.
test("on no host does Gatsby add headers of its own to the site's", () => {
  expect(config.adapter).toMatchObject({ name: "plain-files", adapt: expect.any(Function) });
  expect(Object.keys(config.adapter ?? {})).toEqual(["name", "adapt"]);
});
