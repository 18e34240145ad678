import { drawIcon, drawIllustration } from "#app/illustrations/draw-illustration.tsx";
import type { IllustrationSize, IllustrationView } from "#app/illustrations/illustration.tsx";
import { findIllustration, formatNumber, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Accent } from "#data/schemas/accents.ts";
import type { IconName } from "#data/schemas/common.ts";
import { wordsInLanguageOf } from "./words";

/** A record that is shown with its illustration or, if it has none, with its icon. */
export type Pictured = { id: string; icon: IconName; accent?: Accent; illustration?: string | undefined };

/** The illustration with this id, in full or brief for cards. @throws Error if it does not exist, which data/ has checked */
export function illustrationOf(id: string, words: Words, size: IllustrationSize = "full"): IllustrationView {
  const illustration = findIllustration(id, words.locale);
  if (!illustration) throw new Error(`There is no illustration ${id}`);
  const { common } = wordsInLanguageOf(illustration, words);
  // A "screen" exists only in the brief size.
  const shown = illustration.kind === "screen" ? "brief" : size;
  return {
    lang: illustration.lang,
    name: fill(common.illustration.name, { name: illustration.name }),
    label: common.illustration.label,
    html: drawIllustration(illustration, formatIllustrationNumber, shown),
    size: shown,
  };
}

/** The picture of a record. An icon is decorative, so it has no name. */
export function pictureOf(record: Pictured, words: Words, size: IllustrationSize = "full"): IllustrationView {
  if (record.illustration !== undefined) return illustrationOf(record.illustration, words, size);
  return { name: undefined, label: undefined, html: drawIcon(record), size };
}

/** The brief picture of a record for a card. It has no name, because the card's words say the same. */
export function cardPictureOf(record: Pictured, words: Words): IllustrationView {
  return { ...pictureOf(record, words, "brief"), name: undefined };
}

/** Formats a number in a picture, with up to 2 digits after the point. */
export const formatIllustrationNumber = (value: number) => formatNumber(value, 2);
