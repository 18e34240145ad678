import { formatNumber } from "#data/index.ts";
import type { FigureRecord } from "#data/schemas/figure.ts";

type Kind = FigureRecord["kind"];
type RecordOf<Name extends Kind> = Extract<FigureRecord, { kind: Name }>;

/** A bar: how long it is, and the text beside it. */
export interface Bar {
  label: string;
  value: number;
  text: string;
}

/** A figure with its numbers written out. */
export type WrittenFigure =
  | RecordOf<"number" | "messages" | "steps" | "table">
  | (Omit<RecordOf<"bars" | "columns">, "items"> & { items: Bar[] })
  | (Omit<RecordOf<"split">, "parts"> & { parts: { label: string; text: string }[] });

/** All that a figure shows, as a text. */
export const describeFigure = (figure: WrittenFigure) => `${figure.caption}: ${contentOf(figure).join("; ")}`;

/** The figure with its numbers as texts. */
export function writeFigure(figure: FigureRecord): WrittenFigure {
  switch (figure.kind) {
    case "bars":
    case "columns": {
      const isSigned = figure.items.some(({ value }) => value < 0);
      const items = figure.items.map((item) => ({ ...item, text: writeNumber(item.value, isSigned) }));
      return { ...figure, items };
    }
    case "split": {
      // Where there is one whole, what each part comes to has room beside its name.
      const [first, second] = figure.rows;
      const textOf = (index: number) => (second ? "" : writeNumber(first?.values[index] ?? 0));
      return { ...figure, parts: figure.parts.map((label, index) => ({ label, text: textOf(index) })) };
    }
    default:
      return figure;
  }
}

/** What a figure shows, in the order of its parts, as texts. */
function contentOf(figure: WrittenFigure): string[] {
  switch (figure.kind) {
    case "number":
      return [`${figure.value} ${figure.label}`];
    case "bars":
    case "columns":
      return figure.items.map(({ label, text }) => `${label}, ${text}`);
    case "split":
      return figure.rows.map(({ label, values }) =>
        [label, ...values.map((value, index) => `${figure.parts[index]?.label} ${writeNumber(value)}`)].join(
          ", ",
        ),
      );
    case "table":
      return figure.rows.map((cells) => cells.join(", "));
    case "messages":
      return figure.items.map(({ text }) => text);
    case "steps":
      return figure.items.map(({ title, text }) => `${title}, ${text}`);
  }
}

/** A number, with a plus where others are below zero. */
function writeNumber(value: number, isSigned = false): string {
  return `${isSigned && value >= 0 ? "+" : ""}${formatNumber(value, 2)}`;
}
