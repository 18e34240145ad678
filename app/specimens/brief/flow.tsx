import { centre } from "../flow";
import type { PictureProps } from "../picture";

/** A bead for each line, on its way to one of the accounts. */
export function FlowBrief({ specimen: { lines, targets }, write }: PictureProps<"flow">) {
  return (
    <div className="sp-brief sp-pair">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="sp-sorted">
        {lines.map(({ to, text }, row) => {
          const account = targets.findIndex(({ id }) => id === to);
          const [from, end] = [centre(row, lines.length), centre(account, targets.length)];
          return (
            <g key={text} className={`bead-${targets[account]?.bead}`}>
              <path d={`M8 ${from}C60 ${from} 40 ${end} 100 ${end}`} />
              <path d={`M8 ${from}h0`} />
            </g>
          );
        })}
      </svg>
      <ul className="sp-accounts">
        {targets.map(({ id, label, amount }) => (
          <li key={id}>
            <small>{label}</small> <b>{write(amount)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
