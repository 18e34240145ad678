import { drawIcon, drawIllustration } from "#app/illustrations/draw-illustration.tsx";
import type { IllustrationSize, IllustrationView } from "#app/illustrations/illustration.tsx";
import { findIllustration, formatNumber, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Accent } from "#data/schemas/accents.ts";
import type { IconName } from "#data/schemas/common.ts";
import { wordsBeside } from "./words";

/** What a tool, a product or a solution is shown by: an illustration, or its icon where it names none. */
export type Pictured = { id: string; icon: IconName; accent: Accent; illustration?: string | undefined };

/** The illustration with this id, in full or brief for cards. @throws Error when there is none: the records are checked */
export function illustrationOf(id: string, words: Words, size: IllustrationSize = "full"): IllustrationView {
  const illustration = findIllustration(id, words.locale);
  if (!illustration) throw new Error(`There is no illustration ${id}`);
  const { common } = wordsBeside(illustration, words);
  // A glance is drawn for cards only.
  const shown = illustration.kind === "glance" ? "brief" : size;
  return {
    lang: illustration.lang,
    name: fill(common.illustration.name, { name: illustration.name }),
    label: common.illustration.label,
    html: drawIllustration(illustration, formatIllustrationNumber, shown),
    size: shown,
  };
}

/** The picture of a record. An icon shows nothing that has a name. */
export function pictureOf(record: Pictured, words: Words, size: IllustrationSize = "full"): IllustrationView {
  if (record.illustration !== undefined) return illustrationOf(record.illustration, words, size);
  return { name: undefined, label: undefined, html: drawIcon(record), size };
}

/** The picture of a record for a card whose words say what it shows: brief, and without a name. */
export function cardPictureOf(record: Pictured, words: Words): IllustrationView {
  return { ...pictureOf(record, words, "brief"), name: undefined };
}

/** A card's picture that the record's mark replaces where the card is too narrow for it. */
export function pictureOrMarkOf(record: Pictured, words: Words): IllustrationView {
  const { id, accent, icon } = record;
  return { ...cardPictureOf(record, words), mark: { id, accent, icon } };
}

/** A number in a picture: with cents where there are any. */
export const formatIllustrationNumber = (value: number) => formatNumber(value, 2);
