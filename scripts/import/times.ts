import { quote } from "../../src/build/diagnostics/quote";
import { narrowTime } from "./narrowTime";
import type { Part } from "./part";

interface SpanOptions {
  /** Whether what has no end goes on, as JSON Resume has it for jobs. */
  readonly goesOn: boolean;
}

interface Span {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** When something was or began. */
export const takeTime = (part: Part, key: string): string | undefined => {
  const value = part.value(key);
  if (value === undefined) return undefined;
  const narrowed = narrowTime(value);
  switch (narrowed.kind) {
    case "time":
      if (narrowed.remark !== undefined) part.say(key, narrowed.remark);
      return narrowed.time;
    case "unclear":
      part.say(key, narrowed.remark);
      return undefined;
    case "future":
      part.say(key, `${quote(value)} is in the future, so it was left out.`);
      return undefined;
    case "present":
      part.say(key, `${quote(value)} is no year and no month, so it was left out.`);
      return undefined;
  }
};

/** What ends in years to come goes on today. */
const takeEnd = (part: Part, goesOn: boolean): string | undefined => {
  const value = part.value("endDate");
  if (value === undefined) return goesOn ? "present" : undefined;
  const narrowed = narrowTime(value);
  switch (narrowed.kind) {
    case "present":
      return "present";
    case "future":
      part.say("endDate", `${quote(value)} is in the future: "present" is written.`);
      return "present";
    case "unclear":
      part.say("endDate", narrowed.remark);
      return undefined;
    case "time":
      if (narrowed.remark !== undefined) part.say("endDate", narrowed.remark);
      return narrowed.time;
  }
};

/** Of a year and one of its months, neither is before the other. */
const isBefore = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
};

/** From when to when; an end that nothing fits before it is left out. */
export const takeSpan = (part: Part, { goesOn }: SpanOptions): Span => {
  const startDate = takeTime(part, "startDate");
  const endDate = takeEnd(part, goesOn && startDate !== undefined);
  if (endDate === undefined) return { startDate };
  if (startDate === undefined) {
    part.say("endDate", `${quote(endDate)} is an end without a beginning, so it was left out.`);
    return {};
  }
  if (endDate !== "present" && isBefore(endDate, startDate)) {
    part.say(
      "endDate",
      `${quote(endDate)} is before the beginning, ${quote(startDate)}, so it was left out.`,
    );
    return { startDate };
  }
  return { startDate, endDate };
};
