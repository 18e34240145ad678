import type { PictureProps } from "../picture";
import { Big } from "./big";

/** The size of the drawing of the balance, in its own units. */
const [width, height] = [160, 40];

/** Whose balance it is, and how it came about as a line with a bead at each flagged entry. */
export function BalanceBrief({ specimen: { title, rows, result }, write }: PictureProps<"table">) {
  const missed = rows.find(({ flag }) => flag?.state === "alert")?.flag;
  const balances = rows.map(({ balance }) => balance ?? 0);
  const [most, least] = [Math.max(...balances), Math.min(...balances)];
  const step = width / balances.length;
  const points = rows.map(({ flag, text }, index) => ({
    id: `${text} ${index}`,
    flag,
    x: Math.round(index * step),
    y: Math.round(8 + (24 * (most - (balances[index] ?? 0))) / (most - least || 1)),
  }));
  const line = `M0 ${points[0]?.y}${points.map(({ x, y }) => `H${x}V${y}`).join("")}H${width}`;
  return (
    <div className="sp-brief sp-balance">
      <p className="sp-account">{title}</p>
      <div className="sp-row">
        <Big label={result.label} figure={write(result.amount)} />
        {missed && <span className={`sp-tag is-${missed.state}`}>{missed.text}</span>}
      </div>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
        <path d={line} />
        {points.map(
          ({ id, flag, x, y }) =>
            flag && <circle key={id} cx={x + step / 2} cy={y} r="5.5" className={`is-${flag.state}`} />,
        )}
      </svg>
    </div>
  );
}

/** The lines of a table, in colour where one is flagged, and what they come to. */
export function FlagsBrief({ specimen: { rows, result }, write }: PictureProps<"table">) {
  return (
    <div className="sp-brief sp-balance">
      <Big label={result.label} figure={write(result.amount)} />
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${rows.length * 11}`} className="sp-flags">
        {rows.map(({ text, flag }, index) => (
          <rect
            key={`${text} ${flag?.text}`}
            y={index * 11}
            width={index % 2 ? 130 : width}
            height="7"
            rx="3"
            className={flag && `is-${flag.state}`}
          />
        ))}
      </svg>
    </div>
  );
}
