import { ContentError } from "../schemas/content-error";
import type { FigureRecord } from "../schemas/figure";

/** The numbers in a text, without signs, thousands separators and trailing zeros: 7,712.00 is 7712. */
export function numbersIn(text: string): number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
}

/**
 * Checks that every number in the figure of a post is also in the post's text, except the numbers of its labels and caption.
 * @param file below data/
 * @throws ContentError with the file, the key and the numbers that are missing in the text
 */
export function checkFigureNumbers(file: string, figure: FigureRecord, body: string): void {
  const told = new Set(numbersIn(body));
  const missing = numbersOf(figure).filter((number) => !told.has(number));
  if (missing.length > 0)
    throw new ContentError(
      `Please correct data/${file}:\n  figure: its values must also be in the text below the front matter. Missing: ${missing.join(", ")}`,
    );
}

/** Texts of a figure that may have numbers of their own, such as "Lorry 1, October". */
const names = ["caption", "label"];

/** The numbers of a record, at any depth, also those in its texts. */
function numbersOf(value: unknown): number[] {
  if (typeof value === "number") return [Math.abs(value)];
  if (typeof value === "string") return numbersIn(value);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (names.includes(key) ? [] : numbersOf(part)));
}
