import type { ReactNode } from "react";
import { minusSign } from "#data/load/number-format.ts";
import type { Illustration } from "#data/schemas/illustration.ts";
import type { Row } from "#data/schemas/illustrations/parts.ts";

/** Formats a number for the page's locale. Negative numbers have a minus sign. */
export type FormatFigure = (amount: number) => string;

export interface PictureProps<Kind extends Illustration["kind"]> {
  illustration: Extract<Illustration, { kind: Kind }>;
  format: FormatFigure;
}

export function Head({ title, detail }: { title: string; detail?: ReactNode }) {
  return (
    <p className="il-head">
      <b>{title}</b>
      {detail && <small>{detail}</small>}
    </p>
  );
}

interface SheetProps {
  title: string;
  detail?: ReactNode;
  rows: readonly SheetRow[];
  format: FormatFigure;
  className?: string;
  /** Content below the rows. */
  children?: ReactNode;
}

export interface SheetRow extends Omit<Row, "label" | "detail"> {
  label: string;
  detail?: string | undefined;
  /** Content before the label. */
  start?: ReactNode;
  /** Content below the label. */
  below?: ReactNode;
  /** The label with highlighted words, shown in place of `label`. */
  marked?: ReactNode;
  className?: string | undefined;
}

/** A paper or a screen with a heading and rows. */
export function Sheet({ title, detail, rows, format, className = "il-sheet", children }: SheetProps) {
  return (
    <div className={className}>
      <Head title={title} detail={detail} />
      {rows.length > 0 && (
        <ul className="il-rows">
          {rows.map(({ label, detail, text, sign, amount, note, state, ...row }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same words
            <li key={index} className={sign === "=" ? "il-sum" : row.className}>
              {row.start}
              <span>
                {row.marked ?? label}
                {detail && <small>{detail}</small>}
                {row.below}
              </span>
              <div>
                {(text !== undefined || amount !== undefined) && (
                  <b>
                    {sign && sign !== "+" && <small>{sign === "-" ? minusSign : sign}</small>}
                    {text ?? format(amount ?? 0)}
                  </b>
                )}
                {note && <Tag state={state}>{note}</Tag>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

interface MessagesProps {
  items: readonly {
    from: "them" | "us" | "note";
    text: string;
    time?: string | undefined;
    /** The language of the text, if it is not the page's. */
    language?: string | undefined;
  }[];
}

/** A conversation: the other side's messages on the left, ours on the right, a note between them. */
export function Messages({ items }: MessagesProps) {
  return (
    <div className="il-messages">
      {items.map(({ from, text, time, language }) => (
        <p key={text} lang={language} className={`il-${from}`}>
          {text} {time && <small>{time}</small>}
        </p>
      ))}
    </div>
  );
}

export function Tag({ state = "still", children }: { state?: string | undefined; children: ReactNode }) {
  return <span className={`il-tag is-${state}`}>{children}</span>;
}

/** A ring in the colour of a state, with a tick if it is good. */
export function Ring({ state }: { state: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      className={`w-[1.25em] flex-none stroke-(--tone) stroke-[2.5px] is-${state}`}
    >
      <circle cx="10" cy="10" r="8.5" />
      {state === "good" && <path d="M6 10l3 3 5-6" />}
    </svg>
  );
}

/** A row of beads between the source and the result. */
export function ConnectingBeads() {
  return <i className="il-way" />;
}

interface FiguresProps {
  figures: readonly { label: string; amount?: number | undefined; text?: string | undefined }[];
  tags?: readonly { text: string; state?: string | undefined }[];
  format: FormatFigure;
}

/** Figures in large type below their labels, then tags. CSS hides the labels in pictures too small to read them. */
export function Figures({ figures, tags = [], format }: FiguresProps) {
  return (
    <>
      {figures.map(({ label, amount = 0, text = format(amount) }) => (
        <p key={label} className="il-big">
          <small>{label}</small>
          <b>{text}</b>
        </p>
      ))}
      {tags.map(({ text, state }) => (
        <Tag key={text} state={state}>
          {text}
        </Tag>
      ))}
    </>
  );
}

export function Pair({ children, ...figures }: FiguresProps & { children: ReactNode }) {
  return (
    <div className="il-brief il-pair">
      {children}
      <div>
        <Figures {...figures} />
      </div>
    </div>
  );
}

interface ReceiptProps {
  lines: number;
  /** A class: `is-ticket` marks one field, `is-pile` shows more receipts behind this one. */
  look: string;
  children?: ReactNode;
}

/** A paper with `lines` unreadable lines. The readable `children` are below them. */
export function Receipt({ lines, look, children }: ReceiptProps) {
  return (
    <div className={`il-paper il-receipt ${look}`}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <i key={line} />
      ))}
      {children}
    </div>
  );
}

interface CellsProps extends Record<"width" | "height" | "gap", number> {
  cells: readonly (readonly { state: string; span: number }[])[];
}

/**
 * Columns of rectangles. A rectangle's colour is its `state`, its height is `span` × `height`; `gap` is the space between
 * two.
 */
export function Cells({ cells, width, height, gap }: CellsProps) {
  let bottom = 0;
  const rects = cells.flatMap((column, index) => {
    bottom = gap / 2;
    return column.map(({ state, span }) => {
      const [x, y] = [index * width + gap / 2, bottom];
      bottom += span * height;
      const size = { width: width - gap, height: span * height - gap };
      return <rect key={`${x} ${y}`} x={x} y={y} {...size} rx="2" className={`is-${state}`} />;
    });
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${cells.length * width} ${bottom - gap / 2}`}
      preserveAspectRatio="none"
    >
      {rects}
    </svg>
  );
}
