import { type Bead, PatternBand } from "#app/ui/beadwork.tsx";
import { Bars, Columns, Split } from "./charts";
import type { FigureView } from "./figure-view.server";
import { FigureTable, KeyNumber, Messages, Steps } from "./texts";

interface FigureProps {
  /** Of what it is the picture: the pattern is drawn from it. */
  id: string;
  bead: Bead;
  figure: FigureView;
  /** Where the words beside it lead to what it shows, it is decoration; otherwise it is an image with a name. */
  isNamed?: boolean;
  /** Its size, of which the text's is a part. */
  className?: string;
}

/** A figure from a post's text below a narrow band of its pattern. */
export function Figure({ id, bead, figure, isNamed = false, className = "text-sm" }: FigureProps) {
  const role = isNamed ? { role: "img", "aria-label": figure.name } : { "aria-hidden": true };
  return (
    <div
      {...role}
      className={`bead-${bead} flex flex-col overflow-hidden rounded-card border border-line bg-card text-ink ${className}`}
    >
      <PatternBand id={id} bead={bead} />
      <div className="flex grow flex-col p-5">
        <p className="mb-3 font-semibold text-soft leading-snug">{figure.caption}</p>
        <div className="flex grow flex-col justify-center">
          <Content figure={figure} bead={bead} />
        </div>
      </div>
    </div>
  );
}

function Content({ figure, bead }: Pick<FigureProps, "figure" | "bead">) {
  switch (figure.kind) {
    case "number":
      return <KeyNumber {...figure} />;
    case "bars":
      return <Bars {...figure} />;
    case "columns":
      return <Columns {...figure} />;
    case "split":
      return <Split {...figure} bead={bead} />;
    case "table":
      return <FigureTable {...figure} />;
    case "messages":
      return <Messages {...figure} />;
    case "steps":
      return <Steps {...figure} />;
  }
}
