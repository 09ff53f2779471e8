import type { z } from "zod";
import type { careerSchema } from "../../src/sections/career/schema";
import { known, type Part } from "./part";
import { takeSpan, takeTime } from "./times";

/** As `data/career.json` may be written. */
export type Career = NonNullable<z.input<typeof careerSchema>>;

type Item<List extends keyof Career> = NonNullable<Career[List]>[number];

/** What an item becomes; undefined where it lacks what every such item has here. */
type Take<List extends keyof Career> = (part: Part) => Item<List> | undefined;

const job: Take<"work"> = (part) => {
  const name = part.text("name", "company");
  const position = part.text("position");
  if (name === undefined || position === undefined) {
    return part.refuse("a job needs an employer and a position");
  }
  return {
    name,
    position,
    ...known({
      location: part.text("location"),
      description: part.text("description"),
      url: part.address("url", "website"),
      ...takeSpan(part, { goesOn: true }),
      summary: part.text("summary"),
      highlights: part.texts("highlights"),
    }),
  };
};

const school: Take<"education"> = (part) => {
  const institution = part.text("institution");
  if (institution === undefined) {
    return part.refuse("education needs an institution");
  }
  return {
    institution,
    ...known({
      area: part.text("area"),
      studyType: part.text("studyType"),
      url: part.address("url", "website"),
      // This site's own word: without it, a school whose end nobody gave is as likely to be over.
      ...takeSpan(part, { goesOn: part.value("isCurrent") === true }),
      score: part.text("score", "gpa"),
      courses: part.texts("courses"),
    }),
  };
};

const help: Take<"volunteer"> = (part) => {
  const organization = part.text("organization");
  const position = part.text("position");
  if (organization === undefined || position === undefined) {
    return part.refuse("this needs an organization and a position");
  }
  return {
    organization,
    position,
    ...known({
      url: part.address("url", "website"),
      ...takeSpan(part, { goesOn: true }),
      summary: part.text("summary"),
      highlights: part.texts("highlights"),
    }),
  };
};

const certificate: Take<"certificates"> = (part) => {
  const name = part.text("name");
  if (name === undefined) return part.refuse("a certificate needs a name");
  return {
    name,
    ...known({
      date: takeTime(part, "date"),
      issuer: part.text("issuer"),
      url: part.address("url", "website"),
    }),
  };
};

const publication: Take<"publications"> = (part) => {
  const name = part.text("name");
  if (name === undefined) return part.refuse("a publication needs a name");
  return {
    name,
    ...known({
      publisher: part.text("publisher"),
      releaseDate: takeTime(part, "releaseDate"),
      url: part.address("url", "website"),
      summary: part.text("summary"),
    }),
  };
};

const award: Take<"awards"> = (part) => {
  const title = part.text("title");
  if (title === undefined) return part.refuse("an award needs a title");
  return {
    title,
    ...known({
      date: takeTime(part, "date"),
      awarder: part.text("awarder"),
      summary: part.text("summary"),
    }),
  };
};

const skill: Take<"skills"> = (part) => {
  const name = part.text("name");
  if (name === undefined) return part.refuse("a skill needs a name");
  return { name, ...known({ level: part.text("level"), keywords: part.texts("keywords") }) };
};

const language: Take<"languages"> = (part) => {
  const name = part.text("language");
  if (name === undefined) {
    return part.refuse('it doesn’t say which "language" it is');
  }
  return { language: name, ...known({ fluency: part.text("fluency") }) };
};

const reference: Take<"references"> = (part) => {
  const name = part.text("name");
  const words = part.text("reference");
  if (name === undefined || words === undefined) {
    return part.refuse("a reference needs a name and what they say");
  }
  return { name, reference: words };
};

/** In the order of the file. */
const LISTS = {
  work: job,
  education: school,
  volunteer: help,
  certificates: certificate,
  publications: publication,
  awards: award,
  skills: skill,
  languages: language,
  references: reference,
};

/** All that `data/career.json` is to say; lists of which nothing is left are left out. */
export const takeCareer = (resume: Part): Career =>
  known(
    Object.fromEntries(
      Object.entries(LISTS).map(([list, take]) => [
        list,
        resume.parts(list).flatMap((part) => {
          const item = take(part);
          if (item === undefined) return [];
          part.finish();
          return [item];
        }),
      ]),
    ),
  );
