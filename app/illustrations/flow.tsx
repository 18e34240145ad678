import type { ReactNode } from "react";
import type { Accent } from "#data/schemas/accents.ts";
import { Entry, Head, type PictureProps } from "./parts";

/** A flow of a record, or one made of a visitor's own lines. */
export interface FlowDrawing {
  look: "phone" | "sheet" | "hub";
  title: string;
  detail?: string | undefined;
  lines: { text: string; detail?: string | undefined; amount: number; to: string }[];
  targets: { id: string; label: string; detail?: string | undefined; amount: number; accent: Accent }[];
  check?: string | undefined;
}

interface FlowProps extends Pick<PictureProps<"flow">, "write"> {
  illustration: FlowDrawing;
  children?: ReactNode;
}

/** Lines of a source that run along threads into accounts. */
export function Flow({ illustration, write, children }: FlowProps) {
  const { look, title, detail, lines, targets, check } = illustration;
  const accentOf = (id: string) => targets.find((target) => target.id === id)?.accent;
  return (
    <div className="il-flow">
      <div className={look === "phone" ? "il-phone" : "il-sheet"}>
        <Head title={title} detail={detail} />
        <ul>
          {lines.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words
            <li key={row} className={`accent-${accentOf(line.to)}`}>
              <Entry text={line.text} detail={line.detail} />
              <b>{write(line.amount)}</b>
            </li>
          ))}
        </ul>
      </div>
      <Threads {...illustration} />
      <ul>
        {targets.map((target) => (
          <li key={target.id} className={`il-sheet accent-${target.accent}`}>
            <span>
              {target.label}
              {target.detail && <small className="il-aside">{target.detail}</small>}
            </span>
            <b>{write(target.amount)}</b>
          </li>
        ))}
      </ul>
      {check && <p className="il-tag is-good il-check">{check}</p>}
      {children}
    </div>
  );
}

/**
 * A thread from each line to its account, or through the one hub that all pass. They lead to the right, and in a narrow
 * picture down: the same drawing with its axes exchanged.
 */
function Threads({ look, lines, targets }: FlowDrawing) {
  return (
    <div className="il-threads">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <g fill="none">
          {lines.map(({ to }, row) => {
            const account = targets.findIndex(({ id }) => id === to);
            const [from, end] = [centre(row, lines.length), centre(account, targets.length)];
            const d =
              look === "hub"
                ? `M0 ${from}C40 ${from} 30 50 50 50S60 ${end} 100 ${end}`
                : `M0 ${from}C60 ${from} 40 ${end} 100 ${end}`;
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            return <path key={row} d={d} className={`accent-${targets[account]?.accent}`} />;
          })}
        </g>
      </svg>
      {look === "hub" && <b className="il-hub" />}
    </div>
  );
}

/** The middle of one of `count` equal parts, in per cent. */
export function centre(index: number, count: number): number {
  return Math.round(((index + 0.5) * 1000) / count) / 10;
}
