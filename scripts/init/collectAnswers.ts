import type { Answers } from "../templates/answers";
import { QUESTION_NAMES, QUESTIONS, type QuestionName } from "./questions";

/** Whoever can be asked. */
export interface Terminal {
  ask: (question: string) => Promise<string>;
  say: (sentence: string) => void;
}

/** What was given on the command line. */
export type Options = Readonly<Partial<Record<QuestionName, string | undefined>>>;

export type Collected = { ok: true; answers: Answers } | { ok: false; sentences: string[] };

const clean = (answer: string): string => answer.normalize("NFC").trim();

const refuse = (name: QuestionName, answer: string): string | undefined =>
  QUESTIONS[name].refuse(answer);

/** Asks what the options don't say, and once more where an answer can't be right. */
const askFor = async (name: QuestionName, given: string | undefined, terminal: Terminal) => {
  let answer = given === undefined ? undefined : clean(given);
  for (;;) {
    answer ??= clean(await terminal.ask(QUESTIONS[name].ask));
    const sentence = refuse(name, answer);
    if (sentence === undefined) return answer;
    terminal.say(sentence);
    answer = undefined;
  }
};

/** Without anybody to ask: the options are all right, or everything that is wrong with them. */
const fromOptions = (options: Options): Collected => {
  const missing = QUESTION_NAMES.filter((name) => name !== "place" && options[name] === undefined);
  const wrong = QUESTION_NAMES.flatMap((name) => {
    const answer = options[name];
    const sentence = answer === undefined ? undefined : refuse(name, clean(answer));
    return sentence === undefined ? [] : [`--${name}: ${sentence}`];
  });
  const sentences =
    missing.length === 0
      ? wrong
      : [
          `Still needed after "npm run init --": ${missing.map((name) => `--${name} "…"`).join(" ")}`,
          ...wrong,
        ];
  if (sentences.length > 0) return { ok: false, sentences };
  const given = (name: QuestionName) => clean(options[name] ?? "");
  return { ok: true, answers: answersOf(given) };
};

const answersOf = (answer: (name: QuestionName) => string): Answers => ({
  name: answer("name"),
  role: answer("role"),
  email: answer("email"),
  place: answer("place") || undefined,
  site: answer("site"),
  repository: answer("repository"),
});

/** The six answers: from the options, and where there is a terminal from whoever sits before it. */
export const collectAnswers = async (
  options: Options,
  terminal: Terminal | undefined,
): Promise<Collected> => {
  if (terminal === undefined) return fromOptions(options);
  const answers = new Map<QuestionName, string>();
  for (const name of QUESTION_NAMES) answers.set(name, await askFor(name, options[name], terminal));
  return { ok: true, answers: answersOf((name) => answers.get(name) ?? "") };
};
