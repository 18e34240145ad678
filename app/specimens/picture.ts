import type { Specimen } from "#data/schemas/specimen.ts";

/** What every kind of specimen is drawn from. */
export interface PictureProps<Kind extends Specimen["kind"]> {
  specimen: Extract<Specimen, { kind: Kind }>;
  /** Writes a number as the reader's country writes it, a negative one with a minus sign. */
  write: (amount: number) => string;
}
