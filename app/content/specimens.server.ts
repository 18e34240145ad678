import { drawSpecimen } from "#app/specimens/drawn.server.tsx";
import type { SpecimenSize, SpecimenView } from "#app/specimens/specimen.tsx";
import { findSpecimen, formatNumber, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { wordsBeside } from "./words.server";

/**
 * The specimen with this id as pages show it: in full, or brief for cards.
 * @throws Error when there is none, which the records' own check excludes
 */
export function specimenOf(id: string, words: Words, size: SpecimenSize = "full"): SpecimenView {
  const specimen = findSpecimen(id, words.locale);
  if (!specimen) throw new Error(`There is no specimen ${id}`);
  const { common } = wordsBeside(specimen, words);
  return {
    lang: specimen.lang,
    name: fill(common.specimen.name, { name: specimen.name }),
    label: common.specimen.label,
    html: drawSpecimen(specimen, writeSpecimenNumber, size),
    size,
  };
}

/** The specimen with this id for a row or a card whose words say what it shows: without a name. */
export function thumbnailOf(id: string, words: Words, size: SpecimenSize = "brief"): SpecimenView {
  return { ...specimenOf(id, words, size), name: undefined };
}

/** A number in a picture: with cents where there are any. */
export const writeSpecimenNumber = (value: number) => formatNumber(value, 2);
