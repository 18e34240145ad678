import type { Illustration } from "#data/schemas/illustration.ts";

/** What every kind of illustration is drawn from. */
export interface PictureProps<Kind extends Illustration["kind"]> {
  illustration: Extract<Illustration, { kind: Kind }>;
  /** Writes a number as the reader's country writes it, a negative one with a minus sign. */
  write: (amount: number) => string;
}
