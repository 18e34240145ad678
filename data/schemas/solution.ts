import * as v from "valibot";
import { bead, icon, id, list, solutionId, text } from "./common.ts";

/** A solution vertical. Tools, services and the case study are named by their ids. */
export const solutionSchema = v.pipe(
  v.strictObject({
    id: solutionId,
    /** The colour that names it everywhere on the site. */
    bead,
    title: text(40),
    icon,
    /** The picture of what it does, of specimens.ts. */
    specimen: id,
    /** The card's and the overview's text. */
    description: text(240),
    /** The page's opening: one or two paragraphs. */
    overview: list(text(500), 1, 2),
    benefits: list(text(120), 3, 5),
    painPoints: list(v.strictObject({ title: text(60), description: text(240) }), 3, 5),
    solutions: list(v.strictObject({ title: text(60), description: text(280) }), 3, 5),
    tools: list(id, 2, 6),
    services: list(id, 2, 2),
    caseStudy: id,
  }),
  v.transform((solution) => ({ ...solution, path: `/solutions/${solution.id}` })),
);

export type SolutionRecord = v.InferInput<typeof solutionSchema>;
export type Solution = v.InferOutput<typeof solutionSchema>;
