import * as v from "valibot";
import {
  accent,
  icon,
  id,
  list,
  optionalIds,
  optionalList,
  optionalText,
  properName,
  solutionId,
  text,
} from "./common.ts";

/** What some plans include, in two or three short lines, and below them what costs extra or costs less. */
const planSchema = v.strictObject({ includes: list(text(120), 1, 3), limits: optionalText(180) });

/**
 * A solution. It refers to services, tools and a case study by their ids. The page leaves out the parts whose optional
 * fields are missing.
 */
export const solutionSchema = v.pipe(
  v.strictObject({
    id: solutionId,
    /** The colour that stands for the solution on all pages. */
    accent,
    title: text(40),
    icon,
    /** The id of its picture in illustrations/. Default: its icon is shown. */
    illustration: v.optional(id),
    /** The text on the card and on the overview. */
    description: text(240),
    /** The first one or two paragraphs of the page. */
    overview: list(text(500), 1, 2),
    benefits: optionalList(text(120), 5),
    painPoints: optionalList(v.strictObject({ title: text(60), description: text(240) }), 6),
    solutions: optionalList(v.strictObject({ title: text(60), description: text(280) }), 6),
    /** Tools to show first. The other tools of its category follow automatically. */
    tools: optionalIds(12),
    /**
     * The plans of tools that the texts of this record describe, by their English names, if the smallest plans do not include
     * all of it. `full` says what these plans include, `smallest` what the smallest monthly plans of the same tools include.
     * The page shows each below its calculated monthly price. A tool that is not in this list changes neither price.
     */
    plans: v.optional(
      v.strictObject({
        smallest: planSchema,
        full: planSchema,
        /** The numbers and hours from which plans pay. The page folds them. */
        pays: optionalList(text(160), 7),
        /** The routes into a buyer’s ERP, each with its price. The page folds them. */
        erp: optionalList(text(180), 4),
        /** What no plan includes. */
        more: optionalText(280),
        needed: list(v.strictObject({ tool: id, tier: properName(24) }), 1, 8),
      }),
    ),
    services: optionalIds(4),
    caseStudy: v.optional(id),
  }),
  v.transform((solution) => ({ ...solution, path: `/solutions/${solution.id}` })),
);

export type SolutionRecord = v.InferInput<typeof solutionSchema>;
export type Solution = v.InferOutput<typeof solutionSchema>;
