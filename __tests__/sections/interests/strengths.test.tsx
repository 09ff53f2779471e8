import { renderToStaticMarkup } from "react-dom/server";
import { Strengths } from "../../../src/sections/interests/Strengths";

const topic = (name: string, ...uses: readonly (readonly [string, string, string?])[]) => ({
  name,
  level: 90,
  ...{ seniority: "Senior" as const, since: null as string | null },
  uses: uses.map(([project, since, time = since]) => ({
    name: project,
    address: `/projects/${project}/`,
    time,
    since,
  })),
});

const projects = ["one", "two", "three"].map((name) => ({
  name,
  address: `/projects/${name}/`,
  coverPath: `/covers/${name}.svg`,
  coverPicture: null,
}));
const data = { build: { year: "2026" }, projects: { nodes: projects } };

const markupOf = (...topics: readonly ReturnType<typeof topic>[]) =>
  renderToStaticMarkup(<Strengths topics={topics} data={data} />);

test("a strength without years has the number of its projects, but neither pictures nor years", () => {
  const markup = markupOf(topic("Latin", ["one", ""]));
  expect(markup).toContain("1 project<");
  expect(markup).not.toMatch(/<a |since|>2026</);
});

test("projects span their years, in the order of the years", () => {
  const markup = markupOf(
    topic(
      "Latin",
      ["three", "2024", "Mar 2024 – present"],
      ["two", "2020"],
      ["one", "2019", "2019–2020"],
    ),
  );
  const links = markup.matchAll(/<a title="(\w+) · [^"]+" style="--years:([^"]+)"/g);
  expect([...links].map(([, name, columns]) => [name, columns])).toEqual([
    ["one", "1 / 3"],
    ["two", "2 / 3"],
    ["three", "6 / 9"],
  ]);
  const years = [...markup.matchAll(/data-years="([^"]+)"/g)].map(([, shown]) => shown);
  expect(years).toEqual(["2019–2020", "2020", "2024–"]);
});

test("a strength's line begins in its first year, and the years go on to the present", () => {
  const markup = markupOf(topic("Latin", ["one", "2020"]), topic("Greek", ["two", "2024"]));
  expect([...markup.matchAll(/--from:(\d+)/g)].map(([, from]) => from)).toEqual(["1", "5"]);
  expect(markup).toContain("--columns:7");
  expect(markup).toContain(">2026<");
  // A year alone would be too wide for a picture.
  expect(markupOf(topic("Latin", ["one", "2026"]))).toContain("--columns:6");
});

test("a strength says since when it is known only if the data do, and its line begins then", () => {
  const latin = topic("Latin", ["one", "2020"]);
  expect(markupOf(latin)).not.toContain("since");
  const known = markupOf({ ...latin, since: "2012" });
  expect(known.replace(/<[^>]+>/g, "")).toContain("since 2012 · 1 project");
  expect(known).toContain("--columns:15");
});

test("years for which there is no room share the first column", () => {
  const markup = markupOf(topic("Latin", ["one", "1970"]), topic("Greek", ["two", "2024"]));
  expect(markup).toContain(">2003<");
  expect(markup).not.toContain(">1970<");
  expect(markup).toContain('--from:1"');
});
