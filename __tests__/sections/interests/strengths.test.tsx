import { renderToStaticMarkup } from "react-dom/server";
import { Strengths } from "../../../src/sections/interests/Strengths";

const topic = (name: string, ...uses: readonly (readonly [string, string])[]) => ({
  name,
  level: 90,
  seniority: "Senior" as const,
  uses: uses.map(([project, since]) => ({
    name: project,
    address: `/projects/${project}/`,
    time: since,
    since,
  })),
});

const projects = ["one", "two", "three"].map((name) => ({
  name,
  address: `/projects/${name}/`,
  coverPath: `/covers/${name}.svg`,
  coverPicture: null,
}));

const markupOf = (...topics: readonly ReturnType<typeof topic>[]) =>
  renderToStaticMarkup(<Strengths topics={topics} projects={projects} />);

test("a strength without years has the number of its projects, but neither pictures nor years", () => {
  const markup = markupOf(topic("Latin", ["one", ""]));
  expect(markup).toContain("1 project<");
  expect(markup).not.toContain("<a ");
  expect(markup).not.toContain("since");
});

test("projects of one year are side by side, in the order of the years", () => {
  const markup = markupOf(topic("Latin", ["three", "2024"], ["two", "2020"], ["one", "2020"]));
  const links = markup.matchAll(/<a title="(\w+) · \d+" style="grid-column-start:(\d+)"/g);
  // Each of five years has four columns.
  expect([...links].map(([, name, column]) => [name, column])).toEqual([
    ["one", "1"],
    ["two", "2"],
    ["three", "17"],
  ]);
});

test("the name of a late strength is before its bar", () => {
  const [, latin, greek] = markupOf(
    topic("Latin", ["one", "2015"]),
    topic("Greek", ["two", "2024"]),
  ).split("<li");
  expect(latin).not.toContain("data-short");
  expect(greek).toContain("data-short");
});

test("years for which there is no room share the first column", () => {
  const markup = markupOf(topic("Latin", ["one", "1970"]), topic("Greek", ["two", "2024"]));
  expect(markup).toContain(">2001<");
  expect(markup).toContain("since 1970");
  expect(markup).not.toContain(">1970<");
  expect(markup).toContain("--from:1");
});
