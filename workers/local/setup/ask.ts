import { type CANCEL_SYMBOL, cancel, confirm, intro, isCancel, type TextOptions, text } from "@clack/prompts";
import { type Answers, applyAnswers, tryAnswer } from "./answers.ts";
import { type Facts, questions } from "./questions.ts";

/**
 * Asks all questions without an answer on the command line. Each shows the current answer, which Enter keeps and typing
 * replaces.
 * @param terminal other streams than those of the process
 */
export async function askQuestions(
  facts: Facts,
  given: Answers,
  terminal: Pick<TextOptions, "input" | "output"> = {},
): Promise<Answers> {
  intro(
    "Facts about your company. Press Enter to keep the answer that is shown, or type another. Ctrl+C stops without changes.",
    terminal,
  );
  let answers: Answers = given;
  for (const question of questions) {
    const { option, ask, today, isAsked = () => true } = question;
    // Apply the answers so far, because others depend on them: the sender on the domain, the currency on the country.
    const now = applyAnswers(facts, answers);
    if (answers[option] !== undefined || !isAsked(now)) continue;
    const current = today(now);
    const answer = await text({
      ...terminal,
      message: ask,
      placeholder: current,
      defaultValue: current,
      // The prompt validates an empty line before it replaces the line by the default.
      validate: (typed) => {
        const result = tryAnswer(question, now, typed || current);
        return typeof result === "string" ? result : undefined;
      },
    });
    answers = { ...answers, [option]: orCancel(answer) };
  }
  return answers;
}

/** Asks a yes-or-no question. */
export async function askWhether(message: string, isLikely: boolean): Promise<boolean> {
  return orCancel(await confirm({ message, initialValue: isLikely }));
}

/** Ends this process if the user has pressed Ctrl+C. Nothing has been written yet. */
function orCancel<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (!isCancel(answer)) return answer;
  cancel("Stopped. Nothing was changed.");
  process.exit(1);
}
