import * as v from "valibot";
import { accent, icon, id, list, optionalIds, optionalList, solutionId, text } from "./common.ts";

/** A solution vertical. Services, the case study and tools are named by their ids. What may be left out is not drawn. */
export const solutionSchema = v.pipe(
  v.strictObject({
    id: solutionId,
    /** The colour that names it everywhere on the site. */
    accent,
    title: text(40),
    icon,
    /** The picture of what it does, of illustrations.ts; its icon where there is none. */
    illustration: v.optional(id),
    /** The card's and the overview's text. */
    description: text(240),
    /** The page's opening: one or two paragraphs. */
    overview: list(text(500), 1, 2),
    benefits: optionalList(text(120), 5),
    painPoints: optionalList(v.strictObject({ title: text(60), description: text(240) }), 6),
    solutions: optionalList(v.strictObject({ title: text(60), description: text(280) }), 6),
    /** Those of its category follow by themselves. */
    tools: optionalIds(12),
    services: optionalIds(4),
    caseStudy: v.optional(id),
  }),
  v.transform((solution) => ({ ...solution, path: `/solutions/${solution.id}` })),
);

export type SolutionRecord = v.InferInput<typeof solutionSchema>;
export type Solution = v.InferOutput<typeof solutionSchema>;
