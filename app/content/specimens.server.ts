import { drawSpecimen } from "#app/specimens/drawn.server.tsx";
import type { SpecimenForm, SpecimenView } from "#app/specimens/specimen.tsx";
import { findSpecimen, formatNumber, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/**
 * The specimen with this id as pages show it: in full, or in the form for cards.
 * @throws Error when there is none, which the records' own check excludes
 */
export function specimenOf(id: string, { common, locale }: Words, form: SpecimenForm = "full"): SpecimenView {
  const specimen = findSpecimen(id, locale);
  if (!specimen) throw new Error(`There is no specimen ${id}`);
  return {
    name: fill(common.specimen.name, { name: specimen.name }),
    label: common.specimen.label,
    html: drawSpecimen(specimen, writeFigure, form),
    form,
  };
}

/** The specimen with this id for a row or a card whose words say what it shows: without a name. */
export function thumbnailOf(id: string, words: Words, form: SpecimenForm = "brief"): SpecimenView {
  return { ...specimenOf(id, words, form), name: undefined };
}

/** Cents where there are any, and a minus sign that is as wide as a figure. */
export const writeFigure = (amount: number) => formatNumber(amount, 2).replace("-", "−");
