import { findSpecimen, formatNumber, type Words } from "#app/content/records.server.ts";
import { drawSpecimen } from "#app/specimens/drawn.server.tsx";
import type { SpecimenView } from "#app/specimens/specimen.tsx";
import { fill } from "#data/fill.ts";

/**
 * The specimen with this id as pages show it.
 * @throws Error when there is none, which the records' own check excludes
 */
export function specimenOf(id: string, { common }: Words): SpecimenView {
  const specimen = findSpecimen(id);
  if (!specimen) throw new Error(`There is no specimen ${id}`);
  return {
    name: fill(common.specimen, { name: specimen.name }),
    html: drawSpecimen(specimen, writeFigure),
  };
}

/** Cents where there are any, and a minus sign that is as wide as a figure. */
const writeFigure = (amount: number) => formatNumber(amount, 2).replace("-", "−");
