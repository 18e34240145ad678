import type { Words } from "#data/index.ts";

type Step = keyof Words["newsletter"]["steps"];

/** True for the name of a step. */
export function isStep(step: string, { newsletter: { steps } }: Words): step is Step {
  return Object.hasOwn(steps, step);
}

/** The view model of a step. */
export function newsletterPage(step: Step, { newsletter: { steps, description, home } }: Words) {
  const { title, text, button }: { title: string; text: string; button?: string } = steps[step];
  return { title, text, button, home, meta: { title, description } };
}
