/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ShellProvider, sectionAt, useNavigation, useSite } from "../../src/content/shell";
import { aShell, navigationOf } from "../support/shell";

const Reader = () => {
  const { title } = useSite();
  return <p>{[title, ...useNavigation().map((section) => section.title)].join(", ")}</p>;
};

test("what stands around the content is read from anywhere within", () => {
  render(
    <ShellProvider shell={aShell({ titles: ["General", "Posts"], site: { title: "Ada" } })}>
      <Reader />
    </ShellProvider>,
  );
  expect(screen.getByText("Ada, General, Posts")).toBeDefined();
});

test.each([
  ["outside a provider", <Reader key="any" />, "useShell must be used within a ShellProvider"],
  [
    "without a site in the content",
    <ShellProvider key="any" shell={{ ...aShell(), site: null }}>
      <Reader />
    </ShellProvider>,
    "There is no site in the content.",
  ],
])("%s it says what is wrong", (_where, content, message) => {
  const complaints = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(content)).toThrow(message);
  complaints.mockRestore();
});

describe("the section that an address belongs to", () => {
  const sections = navigationOf(["Projects", "General", "Posts"]);
  const titleAt = (address: string) => sectionAt(sections, address)?.title;

  test.each([
    ["/", "Projects"],
    ["/general/", "General"],
    ["/posts/", "Posts"],
    ["/posts/marble/", "Posts"],
    // Below the folder of the section that is itself at the site's first page.
    ["/projects/oak/", "Projects"],
    ["/projects/", "Projects"],
  ])("%s: %s", (address, title) => {
    expect(titleAt(address)).toBe(title);
  });

  test.each(["/movie-db/", "/post/", "/postscript/", "", "posts"])("%j: none", (address) => {
    expect(titleAt(address)).toBeUndefined();
  });

  test("of a site without sections: none", () => {
    expect(sectionAt([], "/")).toBeUndefined();
  });
});
