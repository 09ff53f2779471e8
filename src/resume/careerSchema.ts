import { z } from "zod";
import { checkSpan, end, expectedEnd, expectedStart, start } from "../content/dates";
import { httpsAddress, schemaMeta, text, texts } from "../content/schema";

/** Its words are those of JSON Resume 1.0.0, https://jsonresume.org/schema. */
const span = { startDate: start.optional(), endDate: end.optional() };

/** A degree may be to come. */
const expectedSpan = { startDate: expectedStart.optional(), endDate: expectedEnd.optional() };

const day = start.describe('when it was: "2018" or "2018-03"');
const expectedDay = expectedStart.describe('when it was, or will be: "2018" or "2018-03"');

/** Filled in by the build: when it was, in words. */
const TIME_FIELD = /* GraphQL */ `
  "When it was, as it is shown; null without dates."
  time: String
`;

/** A text that may have links, emphasis and code. */
const markdown = (what: string) => text(what).register(schemaMeta, { names: "markdown" });

const highlights = texts("what came of it").register(schemaMeta, { names: "markdown" }).optional();

const entry = <Shape extends z.ZodRawShape>(type: string, shape: Shape, times = span) =>
  z
    .strictObject({ ...shape, ...times })
    .superRefine(checkSpan("startDate", "endDate"))
    .register(schemaMeta, {
      type,
      fields: TIME_FIELD,
    });

const dated = <Shape extends z.ZodRawShape>(type: string, shape: Shape) =>
  z.strictObject(shape).register(schemaMeta, { type, fields: TIME_FIELD });

const work = entry("CareerWork", {
  name: text("the employer"),
  position: text("your position"),
  location: text("where it was").optional(),
  description: text("what the employer makes").optional(),
  url: httpsAddress("the employer's address").optional(),
  summary: markdown("what you did, in a sentence or two").optional(),
  highlights,
  keywords: texts("what you used, as keywords of projects").optional(),
});

const education = entry(
  "CareerEducation",
  {
    institution: text("the school or university"),
    area: text("what you learned").optional(),
    studyType: text('the degree, such as "Bachelor"').optional(),
    url: httpsAddress("its address").optional(),
    score: text("the mark").optional(),
    courses: texts("the courses").optional(),
  },
  expectedSpan,
);

const volunteer = entry("CareerVolunteer", {
  organization: text("the organisation"),
  position: text("your position"),
  url: httpsAddress("its address").optional(),
  summary: markdown("what you did").optional(),
  highlights,
});

const certificate = dated("CareerCertificate", {
  name: text("the certificate"),
  date: expectedDay.optional(),
  issuer: text("who awarded it").optional(),
  url: httpsAddress("where it can be looked up").optional(),
});

const publication = dated("CareerPublication", {
  name: text("the title"),
  publisher: text("who published it").optional(),
  releaseDate: expectedDay.optional(),
  url: httpsAddress("where it can be read").optional(),
  summary: markdown("what it is about").optional(),
});

const award = dated("CareerAward", {
  title: text("the award"),
  date: day.optional(),
  awarder: text("who awarded it").optional(),
  summary: markdown("what it was for").optional(),
});

const skill = z
  .strictObject({
    name: text("the skill, or a group of them"),
    level: text('how well, in words, such as "Advanced"').optional(),
    keywords: texts("what belongs to it").optional(),
  })
  .register(schemaMeta, { type: "CareerSkill" });

const language = z
  .strictObject({
    language: text("the language"),
    fluency: text('how well, in words, such as "Native speaker"').optional(),
  })
  .register(schemaMeta, { type: "CareerLanguage" });

const reference = z
  .strictObject({ name: text("who says it"), reference: text("what they say of you") })
  .register(schemaMeta, { type: "CareerReference" });

const list = <Item extends z.ZodType>(item: Item, what: string) =>
  z.array(item).describe(what).default([]);

/** `data/career.json`, which an owner may do without: then there is no résumé. */
export const careerSchema = z
  .strictObject({
    work: list(work, "your jobs"),
    education: list(education, "your education"),
    volunteer: list(volunteer, "your unpaid work"),
    certificates: list(certificate, "your certificates"),
    publications: list(publication, "your publications"),
    awards: list(award, "your awards"),
    skills: list(skill, "your skills"),
    languages: list(language, "the languages you speak"),
    references: list(reference, "what others say of you"),
  })
  .describe("your career, in the terms of JSON Resume")
  .optional();

export type Career = NonNullable<z.output<typeof careerSchema>>;
