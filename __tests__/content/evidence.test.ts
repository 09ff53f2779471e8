import { aSiteContent } from "../support/siteContent";

const list = (...content: string[]) => ({ type: "array", content });
const text = (content: string) => ({ type: "text", content });

const project = (name: string, year: string, ...keywords: string[]) => ({
  name,
  basics: {
    company: text(name),
    role: text("Engineer"),
    year: text(year),
    keywords: list(...keywords),
  },
});

const GIVEN = {
  projects: [
    project("Oak", "2018–2020", "React", "React", "SVG"),
    project("Elm", "2023", " react", "React Native"),
  ],
  career: {
    work: [
      { name: "Ash Ltd", position: "Engineer", startDate: "2015-02", keywords: ["REACT"] },
      { name: "Fir Ltd", position: "Engineer" },
    ],
    certificates: [{ name: "Testing", date: "2021-05" }],
  },
  interests: [
    {
      heading: "Web",
      topics: ["React", "Testing", "Weaving"].map((name) => ({
        name,
        level: 50,
        seniority: "Senior",
      })),
    },
  ],
};

const names = (uses: readonly { name: string }[] = []) => uses.map(({ name }) => name);

test("a topic has the projects, jobs and certificates that name it, in any case, the newest first", () => {
  const [react, testing, weaving] = aSiteContent(GIVEN).interests[0]?.topics ?? [];
  expect(names(react?.uses)).toEqual(["Elm", "Oak", "Ash Ltd"]);
  expect(react?.uses[1]).toEqual({
    name: "Oak",
    address: "/projects/oak/",
    time: "2018–2020",
    since: "2018",
  });
  expect(testing?.uses).toMatchObject([{ address: "/resume/", since: "2021" }]);
  expect(weaving?.uses).toEqual([]);
});

test("a topic says since when it is known only if its owner or a job's own keywords do", () => {
  const topics = ["React", "SVG", "Testing", "Weaving"].map((name) => ({ name }));
  const own = { name: "GraphQL", since: "2012-03" };
  const interests = [{ heading: "Web", topics: [...topics, own] }];
  const [group] = aSiteContent({ ...GIVEN, interests }).interests;
  expect(group?.topics.map(({ since }) => since)).toEqual([
    ...["2015", undefined, undefined, undefined, "2012"],
  ]);
});

test("a certificate that is still to come is no evidence", () => {
  const certificates = [{ name: "Testing", date: String(new Date().getFullYear() + 1) }];
  const [group] = aSiteContent({ ...GIVEN, career: { certificates } }).interests;
  expect(group?.topics.map(({ uses }) => uses.length)).toEqual([2, 0, 0]);
});

test("a project's keywords are there once, with the other places alone", () => {
  const [oak] = aSiteContent(GIVEN).projects;
  expect(names(oak?.keywords)).toEqual(["React", "SVG"]);
  expect(names(oak?.keywords[0]?.uses)).toEqual(["Elm", "Ash Ltd"]);
  expect(oak?.keywords[1]?.uses).toEqual([]);
});

test("a keyword that many projects share has the newest twelve, and the count of the others", () => {
  const years = Array.from({ length: 57 }, (_, index) => String(1960 + index));
  const projects = years.map((year) => project(`In ${year}`, year, "React"));
  const [first] = aSiteContent({ projects }).projects;
  const [react] = first?.keywords ?? [];
  expect(names(react?.uses)).toEqual(
    years
      .slice(-12)
      .reverse()
      .map((year) => `In ${year}`),
  );
  expect(react?.more).toBe(44);
});

test("a section that is left out of the navigation leads nowhere", () => {
  const [react] = aSiteContent(GIVEN, ["General", "Interests"]).interests[0]?.topics ?? [];
  expect(names(react?.uses)).toEqual(["Ash Ltd"]);
});
