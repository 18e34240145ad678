/** The one idea of a sheet, in large figures and few words that can be read in a small picture. */
import { Player } from "./drawings";
import { Figures, Pair, type PictureProps, Receipt, Tag } from "./parts";
import { Bars, Rank } from "./sheets";

/** A paper, and the figure of it that needs a second look. */
export function PaperBrief({ illustration: { paper, rows }, write }: PictureProps<"paper">) {
  const { note = "", ...row } =
    rows.find(({ state }) => state !== "good") ?? (rows[0] as (typeof rows)[number]);
  return (
    <Pair figures={[row]} tags={[{ text: note, state: row.state }]} write={write}>
      <Receipt lines={paper.lines.length} />
    </Pair>
  );
}

/** The lines of a table, in colour where one is flagged, and what they come to. */
export function TableBrief({ illustration: { rows }, write }: PictureProps<"table">) {
  const lines = rows.filter(({ sign }) => sign !== "=");
  return (
    <div className="il-brief il-balance">
      <Figures figures={rows.slice(lines.length)} write={write} />
      <svg aria-hidden="true" viewBox={`0 0 160 ${lines.length * 11}`} className="il-flags">
        {lines.map(({ label, note, state }, index) => (
          <rect
            key={`${label} ${note}`}
            y={index * 11}
            width={index % 2 ? 130 : 160}
            height="7"
            rx="3"
            className={state && `is-${state}`}
          />
        ))}
      </svg>
    </div>
  );
}

/** What a customer wrote, and who answers. */
export function ChatBrief({ illustration: { messages, panel } }: PictureProps<"chat">) {
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
    <div className="il-brief il-pair il-scores">
      <Rank {...first} write={write} />
      <div>
        <p>{first?.label}</p>
        <Tag state={first?.state}>{first?.note}</Tag>
        <p className="il-row">
          {others.map((row) => (
            <Rank key={row.label} {...row} write={write} />
          ))}
        </p>
      </div>
    </div>
  );
}

/** A film that is played, with its subtitle. */
export function TranscriptBrief({ illustration }: PictureProps<"transcript">) {
  return <Player drawing="speaker" text={illustration.caption} />;
}

/** The result beside the amounts in time. */
export function SumBrief({ illustration: { bars, result }, write }: PictureProps<"sum">) {
  return (
    <Pair figures={[result]} write={write}>
      <Bars items={bars.items} />
    </Pair>
  );
}
