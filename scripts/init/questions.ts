import { isHttpsAddress, isMailtoAddress, meantHttpsAddress } from "../../src/build/addresses";
import { quote } from "../../src/build/diagnostics/quote";
import type { Answers } from "../templates/answers";

/** What is asked, and what is wrong with an answer: undefined when nothing is. */
export interface Question {
  ask: string;
  refuse: (answer: string) => string | undefined;
}

const something = (answer: string): string | undefined =>
  answer === "" ? "Please write something: the site shows it." : undefined;

const mail = (answer: string): string | undefined =>
  isMailtoAddress(`mailto:${answer}`) && !answer.includes("?")
    ? undefined
    : `${quote(answer)} is not an e-mail address. It should look like name@example.com.`;

const address = (answer: string): string | undefined => {
  if (isHttpsAddress(answer)) return undefined;
  const meant = meantHttpsAddress(answer);
  const hint = meant ? `Did you mean ${meant}?` : "It should look like https://your-name.com.";
  return `${quote(answer)} is not an address that begins with https://. ${hint}`;
};

/** In this order. Each may also be given as an option of its name. */
export const QUESTIONS: Readonly<Record<keyof Answers, Question>> = {
  name: { ask: "What is your name?", refuse: something },
  role: { ask: "What is your profession?", refuse: something },
  email: { ask: "At which e-mail address may people write to you?", refuse: mail },
  place: { ask: "Where do you live or work? (Enter leaves it out.)", refuse: () => undefined },
  site: { ask: "At which address will the site be? (You can change it later.)", refuse: address },
  repository: { ask: "At which address is its source code?", refuse: address },
};

export type QuestionName = keyof typeof QUESTIONS;

export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[];
