import { checkContent } from "../../src/build/check/checkContent";
import { anEntry, aProject } from "../support/contentFiles";
import { contentProject, type Files, removeContentProject } from "../support/contentProject";
import { resumeOfContent } from "../support/resumeOfContent";

const json = (value: unknown): string => JSON.stringify(value);

const project = (name: string, company: string, given: object = {}) => ({
  ...aProject(name),
  basics: { ...aProject().basics, company: anEntry(company) },
  ...given,
});

const recordOf = async (files: Files) => {
  contentProject(files);
  const checked = await checkContent();
  if (!checked.ok) throw new Error("The content of this test is not right.");
  return resumeOfContent(checked.content, checked.markdown);
};

const CAREER = {
  work: [
    { name: "Elm", position: "Apprentice", startDate: "2010", endDate: "2012" },
    { name: "Oak Ltd", position: "Engineer", startDate: "2019-02", endDate: "present" },
    { name: "Ash", position: "Engineer", startDate: "2013", endDate: "2018" },
  ],
};

afterEach(removeContentProject);

test("jobs are listed newest first, each with its projects", async () => {
  const { work, projects } = await recordOf({
    "data/career.json": json(CAREER),
    "data/projects.json": json([project("Table", " oak ltd"), project("Chair", "Somebody else")]),
  });
  expect(work.map(({ name }) => name)).toEqual(["Oak Ltd", "Ash", "Elm"]);
  expect(work.map((job) => job.projects.map(({ name }) => name))).toEqual([["Table"], [], []]);
  expect(projects.map(({ name }) => name)).toEqual(["Chair"]);
});

test("mail address and phone number are in the résumé only if the owner wants it", async () => {
  const owner = { name: "Alex", role: "Engineer", email: "alex@alex.example", phone: "+47 22 33" };
  const site = {
    title: "Alex",
    description: "Alex's site.",
    siteUrl: "https://alex.example",
    repository: "https://alex.example/code",
    owner,
  };
  const links = [
    { label: "Ask", url: "mailto:table@alex.example" },
    { label: "Source", url: "https://alex.example/source" },
  ];
  const files = {
    "data/career.json": json(CAREER),
    "data/projects.json": json([project("Table", "Oak Ltd", { links })]),
  };
  const usual = await recordOf({ ...files, "data/site.json": json(site) });
  expect(usual.basics).toMatchObject({ email: owner.email, phone: null });
  expect(usual.work[0]?.projects[0]?.links).toEqual([links[1]]);
  const resume = { showMail: false, showPhone: true };
  const other = await recordOf({ ...files, "data/site.json": json({ ...site, resume }) });
  expect(other.basics).toMatchObject({ email: null, phone: owner.phone });
});

test("interests that are skills are there once, and a job that goes on needs no start", async () => {
  const career = {
    work: [{ name: "Oak", position: "Cook", endDate: "present" }, ...CAREER.work],
    skills: [{ name: "Kitchen", keywords: ["Bread", "Cakes"] }],
  };
  const topics = (...names: string[]) =>
    names.map((name) => ({ name, level: 50, seniority: "Senior" }));
  const { interests, work } = await recordOf({
    "data/career.json": json(career),
    "data/interests.json": json([
      { heading: "Kitchen", topics: topics("Cakes", "Bread") },
      { heading: "Hills", topics: topics("Fells", "Bread") },
    ]),
  });
  expect(interests.map(({ name }) => name)).toEqual(["Hills"]);
  expect(work).toContainEqual(expect.objectContaining({ name: "Oak", time: "present" }));
});
