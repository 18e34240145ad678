import { Entry, Head, type PictureProps } from "./parts";

/** Lines of a source that run along threads into accounts. */
export function Flow({ illustration, write }: PictureProps<"flow">) {
  const { look, title, detail, lines, targets, check } = illustration;
  const accentOf = (id: string) => targets.find((target) => target.id === id)?.accent;
  return (
    <div className="il-flow">
      <div className={look === "phone" ? "il-phone" : "il-sheet"}>
        <Head title={title} detail={detail} />
        <ul>
          {lines.map((line) => (
            <li key={line.text} className={`accent-${accentOf(line.to)}`}>
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
    </div>
  );
}

/**
 * A thread from each line to its account, or through the one hub that all pass. They lead to the right, and in a narrow
 * picture down: the same drawing with its axes exchanged.
 */
function Threads({ look, lines, targets }: PictureProps<"flow">["illustration"]) {
  return (
    <div className="il-threads">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <g fill="none">
          {lines.map(({ to, text }, row) => {
            const account = targets.findIndex(({ id }) => id === to);
            const [from, end] = [centre(row, lines.length), centre(account, targets.length)];
            const d =
              look === "hub"
                ? `M0 ${from}C40 ${from} 30 50 50 50S60 ${end} 100 ${end}`
                : `M0 ${from}C60 ${from} 40 ${end} 100 ${end}`;
            return <path key={text} d={d} className={`accent-${targets[account]?.accent}`} />;
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
