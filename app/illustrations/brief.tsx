/** The one idea of an illustration, in large figures and few words that can be read in a small picture. */

import { Player } from "./drawings";
import { centre } from "./flow";
import { Big, type PictureProps, Receipt, Tag } from "./parts";
import { Score } from "./ranking";

/** A bead for each line, on its way to one of the accounts. */
export function FlowBrief({ illustration: { lines, targets }, write }: PictureProps<"flow">) {
  return (
    <div className="il-brief il-pair">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="il-sorted">
        {lines.map(({ to, text }, row) => {
          const account = targets.findIndex(({ id }) => id === to);
          const [from, end] = [centre(row, lines.length), centre(account, targets.length)];
          return (
            <g key={text} className={`accent-${targets[account]?.accent}`}>
              <path d={`M8 ${from}C60 ${from} 40 ${end} 100 ${end}`} />
              <path d={`M8 ${from}h0`} />
            </g>
          );
        })}
      </svg>
      <ul className="il-accounts">
        {targets.map(({ id, label, amount }) => (
          <li key={id}>
            <small>{label}</small> <b>{write(amount)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A paper, and the figure of it that needs a second look. */
export function PaperBrief({ illustration: { paper, rows }, write }: PictureProps<"paper">) {
  const {
    label,
    text,
    amount = 0,
    note,
    state,
  } = rows.find((row) => row.state !== "good") ?? (rows[0] as (typeof rows)[number]);
  return (
    <div className="il-brief il-pair">
      <Receipt lines={paper.lines.length} />
      <div>
        <Big label={label} figure={text ?? write(amount)} />
        <Tag state={state}>{note}</Tag>
      </div>
    </div>
  );
}

/** The lines of a table, in colour where one is flagged, and what they come to. */
export function TableBrief({ illustration: { rows, result }, write }: PictureProps<"table">) {
  return (
    <div className="il-brief il-balance">
      <Big label={result.label} figure={write(result.amount)} />
      <svg aria-hidden="true" viewBox={`0 0 160 ${rows.length * 11}`} className="il-flags">
        {rows.map(({ text, flag }, index) => (
          <rect
            key={`${text} ${flag?.text}`}
            y={index * 11}
            width={index % 2 ? 130 : 160}
            height="7"
            rx="3"
            className={flag && `is-${flag.state}`}
          />
        ))}
      </svg>
    </div>
  );
}

/** What a customer wrote, and who answers. */
export function ChatBrief({ illustration: { messages, panel } }: Pick<PictureProps<"chat">, "illustration">) {
  return (
    <div className="il-brief">
      <p className="il-bubble">
        <span>{messages.findLast(({ from }) => from === "them")?.text}</span>
      </p>
      <p className="il-press">{panel.action}</p>
    </div>
  );
}

/** The first of a list with its score in a large ring, and the rings of those after it. */
export function RankingBrief({ illustration: { rows }, write }: PictureProps<"ranking">) {
  const [first, ...others] = rows;
  return (
    <div className="il-brief il-pair il-scores il-ranking">
      <Score score={first?.score ?? 0} text={write(first?.score ?? 0)} />
      <div>
        <p>{first?.label}</p>
        {first && <Tag state={first.next.state}>{first.next.text}</Tag>}
        <p className="il-row">
          {others.map(({ label, score = 0 }) => (
            <Score key={label} score={score} text={write(score)} />
          ))}
        </p>
      </div>
    </div>
  );
}

/** A film that is played, with its subtitle. */
export function TranscriptBrief({ illustration }: Pick<PictureProps<"transcript">, "illustration">) {
  return <Player drawing="speaker" text={illustration.caption} />;
}

/** The result beside the amounts in time as bars from nothing. */
export function SumBrief({ illustration: { bars, result } }: Pick<PictureProps<"sum">, "illustration">) {
  const amounts = bars?.items.map(({ amount }) => amount) ?? [];
  const [top, bottom] = [Math.max(0, ...amounts), Math.min(0, ...amounts)];
  const scaled = (amount: number) => Math.round((amount * 60) / (top - bottom || 1));
  const step = 60 / amounts.length;
  const path = amounts.map(
    (amount, index) =>
      `M${Math.round(index * step) - 30} ${scaled(top)}v${-scaled(amount)}h${Math.round(step) - 2}v${scaled(amount)}z`,
  );
  return (
    <div className="il-brief il-pair">
      <svg aria-hidden="true" viewBox="-30 0 60 60" preserveAspectRatio="none" className="il-funnel">
        <path d={path.join("")} />
      </svg>
      <Big label={result.label} figure={result.text} />
    </div>
  );
}
