/** The one idea of a sheet, in large figures and few words that can be read in a small picture. */
import { Player } from "./drawings";
import { Pair, type PictureProps, Receipt, Tag } from "./parts";
import { Bars, Rank } from "./sheets";

/** A paper, and the figure of it that needs a second look. */
export function PaperBrief({ illustration: { look, paper, rows }, write }: PictureProps<"paper">) {
  const { note = "", ...row } =
    rows.find(({ state }) => state !== "good") ?? (rows[0] as (typeof rows)[number]);
  return (
    <Pair figures={[row]} tags={[{ text: note, state: row.state }]} write={write}>
      <Receipt lines={paper.lines.length} look={`is-${look}`} />
    </Pair>
  );
}

/** The lines of a table, those that are flagged in a ring, and what is odd about the first of these. */
export function TableBrief({ illustration: { rows } }: PictureProps<"table">) {
  const lines = rows.filter(({ sign }) => sign !== "=");
  const flagged = lines.find(({ note }) => note);
  return (
    <div className="il-brief">
      <svg aria-hidden="true" viewBox={`0 0 160 ${lines.length * 13}`} className="il-flags">
        {lines.map(({ label, note, state }, index) => (
          <g key={`${label} ${note}`} transform={`translate(0 ${index * 13})`}>
            {state && <rect x="1" y="1" width="158" height="11" rx="5.5" className={`is-${state}`} />}
            <path d={`M10 5h${index % 2 ? 56 : 74}v3H10zM120 5h30v3h-30z`} />
          </g>
        ))}
      </svg>
      <p>
        <Tag state={flagged?.state}>{flagged?.note}</Tag>
      </p>
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

/** The result beside the amounts in time, or the pages that were read, each with a tick. */
export function SumBrief({ illustration: { bars, pages, result }, write }: PictureProps<"sum">) {
  return (
    <Pair figures={[result]} write={write}>
      {pages ? (
        <svg aria-hidden="true" viewBox={`0 0 68 ${19 * pages}`} className="il-pages">
          {Array.from({ length: pages }, (_, page) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change
              key={page}
              transform={`translate(${(page % 2) * 36} ${Math.floor(page / 2) * 38})`}
              d="M3 2h26v30H3zM10 17l5 5 8-10"
            />
          ))}
        </svg>
      ) : (
        <Bars items={bars.items} />
      )}
    </Pair>
  );
}
