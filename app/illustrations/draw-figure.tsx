import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BeadMark, PatternBand } from "#app/ui/beadwork.tsx";
import { formatNumber } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";
import type { IconName } from "#data/schemas/common.ts";
import type { FigureRecord } from "#data/schemas/figure.ts";
import { type Bar, Bars, FigureTable, KeyNumber, Split, Steps } from "./charts";
import type { FigureView } from "./figure";
import { Messages } from "./parts";

type Kind = FigureRecord["kind"];
type Figure<Name extends Kind> = Extract<FigureRecord, { kind: Name }>;

interface KindOfFigure<Name extends Kind> {
  draw: (figure: Figure<Name>) => ReactNode;
  /** Everything that the figure shows, as text. */
  texts: (figure: Figure<Name>) => string[];
}

const kinds: { [Name in Kind]: KindOfFigure<Name> } = {
  number: { draw: KeyNumber, texts: ({ value, label }) => [`${value} ${label}`] },
  bars: {
    draw: (figure) => <Bars items={barsOf(figure)} />,
    texts: (figure) => barsOf(figure).map(({ label, text }) => `${label}, ${text}`),
  },
  split: {
    draw: ({ parts, rows }) => {
      // With one row, there is room for the value of each part beside its name.
      const [first, second] = rows;
      const textOf = (index: number) => (second ? "" : formatNumber(first?.values[index] ?? 0, 2));
      return <Split rows={rows} parts={parts.map((label, index) => ({ label, text: textOf(index) }))} />;
    },
    texts: ({ parts, rows }) =>
      rows.map(({ label, values }) =>
        [label, ...values.map((value, index) => `${parts[index]} ${formatNumber(value, 2)}`)].join(", "),
      ),
  },
  table: { draw: FigureTable, texts: ({ rows }) => rows.map((cells) => cells.join(", ")) },
  messages: { draw: ConversationFigure, texts: ({ items }) => items.map(({ text }) => text) },
  steps: { draw: Steps, texts: ({ items }) => items.map(({ title, text }) => `${title}, ${text}`) },
};

function ConversationFigure({ items }: Figure<"messages">) {
  return (
    <div className="rounded-card bg-sunk dark:bg-night pb-[0.8em]">
      <Messages
        items={items.map(({ from, ...item }) => ({ ...item, from: from === "us" ? from : "them" }))}
      />
    </div>
  );
}

/** The bars with their values as text. If one value is negative, the others get a plus sign. */
function barsOf({ items }: Figure<"bars">): Bar[] {
  const isSigned = items.some(({ value }) => value < 0);
  return items.map((item) => ({
    ...item,
    text: `${isSigned && item.value >= 0 ? "+" : ""}${formatNumber(item.value, 2)}`,
  }));
}

/** Everything that a figure shows, as a text for screen readers. */
export const describeFigure = (figure: FigureRecord) =>
  `${figure.caption}: ${kindOf(figure).texts(figure).join("; ")}`;

const kindOf = ({ kind }: FigureRecord) => kinds[kind] as KindOfFigure<Kind>;

/** A post's cover picture: its figure or, without one, the icon of its category. */
export function drawPicture(
  { id, figure }: { id: string; figure?: FigureRecord | undefined },
  { accent, icon }: { accent: Accent; icon: IconName },
): FigureView {
  return figure ? drawFigure(figure, id, accent) : drawMark(id, accent, icon);
}

function drawMark(id: string, accent: Accent, icon: IconName): FigureView {
  const mark = <BeadMark id={id} accent={accent} icon={icon} className="size-40" />;
  return { name: undefined, html: draw(id, accent, "grid grow place-items-center bg-sunk p-6", mark) };
}

/** Renders a figure to HTML on the server, so that no script for it is sent to browsers. */
function drawFigure(figure: FigureRecord, id: string, accent: Accent): FigureView {
  const content = (
    <>
      <p className="mb-3 font-semibold text-soft leading-snug">{figure.caption}</p>
      <div className="flex grow flex-col justify-center">{kindOf(figure).draw(figure)}</div>
    </>
  );
  return { name: describeFigure(figure), html: draw(id, accent, "flex grow flex-col p-5", content) };
}

/** @param id the post's id, from which the pattern above the figure is drawn */
function draw(id: string, accent: Accent, classes: string, content: ReactNode): string {
  return renderToStaticMarkup(
    <>
      <PatternBand id={id} accent={accent} />
      <div className={classes}>{content}</div>
    </>,
  );
}
