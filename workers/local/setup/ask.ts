import { type CANCEL_SYMBOL, cancel, confirm, intro, isCancel, text } from "@clack/prompts";
import { type Answers, applyAnswers, type Facts, questions, tryAnswer } from "./answers.ts";

/** Asks every question that the command line has not answered, with today's answers to begin with. */
export async function askQuestions(facts: Facts, given: Answers): Promise<Answers> {
  intro("Your company. Enter keeps an answer, Ctrl+C leaves everything as it is.");
  let answers: Answers = given;
  for (const question of questions) {
    const { option, ask, today, isAsked = () => true } = question;
    // With the earlier answers: a sender follows from a domain, a currency from a country.
    const now = applyAnswers(facts, answers);
    if (answers[option] !== undefined || !isAsked(now)) continue;
    const answer = await text({
      message: ask,
      initialValue: today(now),
      validate: (typed = "") => {
        const result = tryAnswer(question, now, typed);
        return typeof result === "string" ? result : undefined;
      },
    });
    answers = { ...answers, [option]: orCancel(answer) };
  }
  return answers;
}

/** Asks whether to remove the samples, or to write the answers. */
export async function askWhether(message: string, isLikely: boolean): Promise<boolean> {
  return orCancel(await confirm({ message, initialValue: isLikely }));
}

/** Ends this process when the user has pressed Ctrl+C: nothing is written yet. */
function orCancel<Answer>(answer: Answer | typeof CANCEL_SYMBOL): Answer {
  if (!isCancel(answer)) return answer;
  cancel("Nothing is changed.");
  process.exit(1);
}
