import type { ReactNode } from "react";
import type { Illustration } from "#data/schemas/illustration.ts";

/** What every kind of illustration is drawn from. */
export interface PictureProps<Kind extends Illustration["kind"]> {
  illustration: Extract<Illustration, { kind: Kind }>;
  /** Writes a number as the reader's country writes it, a negative one with a minus sign. */
  write: (amount: number) => string;
}

/** The bar at the top of a sheet or a phone: what it is, and a detail. */
export function Head({ title, detail }: { title: string; detail?: string | undefined }) {
  return (
    <p className="il-head">
      <b>{title}</b>
      {detail && <small>{detail}</small>}
    </p>
  );
}

/** A few words with their state as colour. */
export function Tag({ state, children }: { state: string; children: ReactNode }) {
  return <span className={`il-tag is-${state}`}>{children}</span>;
}

/** Words with a detail below them. */
export function Entry({ text, detail }: { text: string; detail?: string | undefined }) {
  return (
    <span>
      {text}
      {detail && <small>{detail}</small>}
    </span>
  );
}

/** Beads on the way from what goes in to what comes out. */
export function Way() {
  return <i className="il-way" />;
}

/** A figure in large type below its name, which is left out where the picture is too small to read it. */
export function Big({ label, figure }: { label: string; figure: string }) {
  return (
    <p className="il-big">
      <small>{label}</small>
      <b>{figure}</b>
    </p>
  );
}

/** A paper with so many lines that cannot be read, and what can below them. */
export function Receipt({ lines, children }: { lines: number; children?: ReactNode }) {
  return (
    <div className="il-paper il-receipt">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <i key={line} />
      ))}
      {children}
    </div>
  );
}
