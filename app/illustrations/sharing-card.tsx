import type { ReactNode } from "react";
import type { Accent } from "#data/schemas/accents.ts";
import type { Illustration } from "#data/schemas/illustration.ts";
import { tillTotal } from "./till";

/** A line of the card: a label, a number or a short text next to it, and a colour token for its dot. */
interface Row {
  label: string;
  amount?: number | undefined;
  text?: string | undefined;
  colour?: string | undefined;
}

/** The width of the card in pixels, and its highest number of lines. */
export const cardWidth = 404;
const mostRows = 5;

/** Looks of "formats" whose frames are listed by title, because their label is only a number or a time. */
const titled = ["slides", "clips", "pieces"];

type FormatFigure = (amount: number) => string;

/** The title and lines of an illustration's card; undefined for a "screen", which has no lines. */
function sheetOf(illustration: Illustration, own: string): { title: string; rows: Row[] } | undefined {
  switch (illustration.kind) {
    case "screen":
      return undefined;
    case "flow":
      return {
        title: illustration.title,
        rows: illustration.targets.map(({ asks, ...row }) => ({ ...row, colour: asks ? "ink" : own })),
      };
    case "formats":
      return {
        title: illustration.source.title,
        rows: illustration.frames.map(({ label, title = label, amount }) => ({
          label: titled.includes(illustration.look) ? title : label,
          amount,
          colour: own,
        })),
      };
    case "chat":
      return {
        title: illustration.panel.title,
        rows: illustration.panel.rows.map(({ note, state = own, ...row }) => ({
          ...row,
          text: row.text ?? note,
          colour: state,
        })),
      };
    case "till":
      return {
        title: illustration.title,
        rows: [
          ...illustration.items.map(({ count, each, label, state = own }) => ({
            label,
            amount: count * each,
            colour: state,
          })),
          { label: illustration.total, amount: tillTotal(illustration), colour: own },
        ],
      };
    default:
      return {
        title: illustration.title,
        rows: illustration.rows.map((row) => ({
          ...row,
          amount: "score" in row ? row.score : row.amount,
          colour: row.state ?? (row.sign === "=" ? own : undefined),
        })),
      };
  }
}

/** An illustration's main figures as a card for satori, which supports only part of CSS; undefined for a "screen". */
export function illustrationCard(
  illustration: Illustration,
  accent: Accent,
  format: FormatFigure,
): ReactNode {
  const sheet = sheetOf(illustration, `accent-${accent}`);
  if (!sheet) return undefined;
  return (
    <div tw="flex h-full w-full items-center">
      <div
        tw="flex w-full flex-col overflow-hidden rounded-[24px] border-[6px] border-night bg-card text-[25px] text-ink"
        style={{ fontFamily: "display", lineHeight: 1.15 }}
      >
        <div tw="flex bg-night px-[22px] py-[18px] text-[27px] text-on-night">{sheet.title}</div>
        {sheet.rows.slice(0, mostRows).map(({ label, amount, text, colour = "line" }, index) => (
          <div
            key={`${label} ${amount}`}
            tw={`flex items-center border-line px-[22px] py-[17px] ${index > 0 ? "border-t-2" : ""}`}
          >
            <div tw={`mr-[16px] flex h-[18px] w-[18px] shrink-0 rounded-[9px] bg-${colour}`} />
            <div tw="flex shrink grow">{label}</div>
            {(text !== undefined || amount !== undefined) && (
              <div tw="flex shrink-0 pl-[12px]">{text ?? format(amount ?? 0)}</div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
