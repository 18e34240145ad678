import { type ParseArgsConfig, parseArgs } from "node:util";
import * as v from "valibot";
import { type CompanyRecord, companySchema } from "#data/schemas/company.ts";
import { type Facts, type Question, questions } from "./questions.ts";

/** Answers by option. */
export type Answers = Readonly<Record<string, string>>;

/** The parsed command line. */
export interface SetupOptions {
  answers: Answers;
  /** Whether to ask no questions. */
  yes: boolean;
  removeSamples: boolean;
  /** Whether to list the remaining work only. */
  list: boolean;
  help: boolean;
}

/** @throws Error if an option is unknown */
export function readOptions(args: string[]): SetupOptions {
  const options: NonNullable<ParseArgsConfig["options"]> = {
    yes: { type: "boolean" },
    "remove-samples": { type: "boolean" },
    list: { type: "boolean" },
    help: { type: "boolean" },
  };
  for (const { option, multiple = false } of questions) options[option] = { type: "string", multiple };
  const { yes, "remove-samples": removeSamples, list, help, ...values } = parse(args, options);
  const answers = Object.entries(values).map(([option, value]) => [option, [value].flat().join(", ")]);
  return {
    answers: Object.fromEntries(answers),
    yes: yes === true,
    removeSamples: removeSamples === true,
    list: list === true,
    help: help === true,
  };
}

function parse(args: string[], options: NonNullable<ParseArgsConfig["options"]>) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\nTo see all options: npm run setup -- --help`);
  }
}

/**
 * Returns the facts with all answers. Facts without an answer stay as they are.
 * @throws Error with every wrong answer and its option
 */
export function applyAnswers(facts: Facts, answers: Answers): Facts {
  const faults: string[] = [];
  let result = facts;
  for (const question of questions) {
    const text = answers[question.option];
    if (text === undefined) continue;
    const next = tryAnswer(question, result, text);
    if (typeof next === "string") faults.push(`--${question.option}: ${next}`);
    else result = next;
  }
  // The record had an error before, and no answer has corrected it.
  if (faults.length === 0) faults.push(...listFaults(result.company));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return result;
}

/** Returns the facts with an answer, or a sentence that says why the answer is wrong. */
export function tryAnswer({ answer }: Question, facts: Facts, text: string): Facts | string {
  try {
    const next = answer(facts, text.trim());
    const old = listFaults(facts.company);
    return listFaults(next.company).find((fault) => !old.includes(fault)) ?? next;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The errors of a company's record according to its schema. */
function listFaults(company: CompanyRecord): string[] {
  const { issues = [] } = v.safeParse(companySchema, company);
  return issues.map((issue) => `${issue.message} (${v.getDotPath(issue)} in data/company.ts)`);
}
