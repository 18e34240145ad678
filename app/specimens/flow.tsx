import { Entry, Head } from "./parts";
import type { PictureProps } from "./picture";

/** Lines of a source that run along threads into accounts. */
export function Flow({ specimen, write }: PictureProps<"flow">) {
  const { look, title, detail, lines, targets } = specimen;
  const beadOf = (id: string) => targets.find((target) => target.id === id)?.bead;
  return (
    <div className="sp-flow">
      <div className={look === "phone" ? "sp-phone" : "sp-sheet"}>
        <Head title={title} detail={detail} />
        <ul>
          {lines.map((line) => (
            <li key={line.text} className={`bead-${beadOf(line.to)}`}>
              <Entry text={line.text} detail={line.detail} />
              <b>{write(line.amount)}</b>
            </li>
          ))}
        </ul>
      </div>
      <Threads {...specimen} />
      <ul>
        {targets.map((target) => (
          <li key={target.id} className={`sp-sheet bead-${target.bead}`}>
            <span>
              {target.label}
              {target.detail && <small className="sp-aside">{target.detail}</small>}
            </span>
            <b>{write(target.amount)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A thread from each line to its account, or through the one hub that all pass. They lead to the right, and in a narrow
 * picture down: the same drawing with its axes exchanged.
 */
function Threads({ look, lines, targets }: PictureProps<"flow">["specimen"]) {
  return (
    <div className="sp-threads">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <g fill="none">
          {lines.map(({ to, text }, row) => {
            const account = targets.findIndex(({ id }) => id === to);
            const [from, end] = [centre(row, lines.length), centre(account, targets.length)];
            const d =
              look === "hub"
                ? `M0 ${from}C40 ${from} 30 50 50 50S60 ${end} 100 ${end}`
                : `M0 ${from}C60 ${from} 40 ${end} 100 ${end}`;
            return <path key={text} d={d} className={`bead-${targets[account]?.bead}`} />;
          })}
        </g>
      </svg>
      {look === "hub" && <b className="sp-hub" />}
    </div>
  );
}

/** The middle of one of `count` equal parts, in per cent. */
export function centre(index: number, count: number): number {
  return Math.round(((index + 0.5) * 1000) / count) / 10;
}
