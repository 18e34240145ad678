import type { ReactNode } from "react";

/** The bar at the top of a sheet or a phone: what it is, and a detail. */
export function Head({ title, detail }: { title: string; detail?: string | undefined }) {
  return (
    <p className="sp-head">
      <b>{title}</b>
      {detail && <small>{detail}</small>}
    </p>
  );
}

/** A few words with their state as colour. */
export function Tag({ state, children }: { state: string; children: ReactNode }) {
  return <span className={`sp-tag is-${state}`}>{children}</span>;
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
  return <i className="sp-way" />;
}
