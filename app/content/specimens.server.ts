import { drawIcon, drawSpecimen } from "#app/specimens/drawn.server.tsx";
import type { SpecimenSize, SpecimenView } from "#app/specimens/specimen.tsx";
import { findSpecimen, formatNumber, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Bead } from "#data/schemas/beads.ts";
import type { IconName } from "#data/schemas/common.ts";
import { wordsBeside } from "./words.server";

/** What a tool, a product or a solution is shown by: a specimen, or its icon where it names none. */
export interface Pictured {
  id: string;
  icon: IconName;
  bead: Bead;
  specimen?: string | undefined;
}

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

/** The picture of a record, in full or brief for cards. An icon shows nothing that has a name. */
export function pictureOf(record: Pictured, words: Words, size: SpecimenSize = "full"): SpecimenView {
  if (record.specimen !== undefined) return specimenOf(record.specimen, words, size);
  return { name: undefined, label: undefined, html: drawIcon(record), size };
}

/** The picture of a record for a row or a card whose words say what it shows: without a name. */
export function thumbnailOf(record: Pictured, words: Words): SpecimenView {
  return { ...pictureOf(record, words, "brief"), name: undefined };
}

/** A number in a picture: with cents where there are any. */
export const writeSpecimenNumber = (value: number) => formatNumber(value, 2);
