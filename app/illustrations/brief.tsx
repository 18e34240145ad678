/**
 * Brief pictures: each shows one idea of its full picture, in large figures and few words that are readable at a small
 * size.
 */
import { Player } from "./drawings";
import { Pair, type PictureProps, Receipt, Ring, Sheet, Tag } from "./parts";
import { Columns, Rank } from "./small-charts";

export function PaperBrief({ illustration: { look, paper, rows }, format }: PictureProps<"paper">) {
  const { note = "", ...row } =
    rows.find(({ state }) => state !== "good") ?? (rows[0] as (typeof rows)[number]);
  return (
    <Pair figures={[row]} tags={[{ text: note, state: row.state }]} format={format}>
      <Receipt lines={paper.lines.length} look={`is-${look}`} />
    </Pair>
  );
}

/** The lines of a table. A ring marks the flagged lines, and a tag shows the note of the first flagged one. */
export function TableBrief({ illustration: { rows } }: PictureProps<"table">) {
  const lines = rows.filter(({ sign }) => sign !== "=");
  const flagged = lines.find(({ note }) => note);
  return (
    <div className="il-brief">
      <svg aria-hidden="true" viewBox={`0 0 160 ${lines.length * 13}`} className="w-full">
        {lines.map(({ label, note, state }, index) => (
          <g key={`${label} ${note}`} transform={`translate(0 ${index * 13})`}>
            {state && (
              <rect
                x="1"
                y="1"
                width="158"
                height="11"
                rx="5.5"
                className={`fill-card stroke-(--tone) stroke-2 is-${state}`}
              />
            )}
            <path
              d={`M11.5 6.5h${index % 2 ? 53 : 71}M121.5 6.5h27`}
              strokeWidth="3"
              strokeLinecap="round"
              className="stroke-edge"
            />
          </g>
        ))}
      </svg>
      <p>
        <Tag state={flagged?.state}>{flagged?.note}</Tag>
      </p>
    </div>
  );
}

/** The last message, and the panel's title. The panel's button would look like a real one at this size. */
export function ChatBrief({ illustration: { messages, panel } }: PictureProps<"chat">) {
  return (
    <div className="il-brief sm:text-[min(6.5cqi,1.9rem)]">
      <p className="il-bubble">
        <span className="line-clamp-3">{messages.findLast(({ from }) => from === "them")?.text}</span>
      </p>
      <p>
        <Tag state="wait">{panel.title}</Tag>
      </p>
    </div>
  );
}

export function RankingBrief({ illustration: { title, rows }, format }: PictureProps<"ranking">) {
  const [first, ...others] = rows;
  if (first?.icon)
    return (
      <div className="il-brief justify-center gap-[0.4em] text-center text-[max(8cqi,0.8125rem)]">
        <p className="il-row *:w-[2.4em]">
          {rows.slice(0, 3).map((row) => (
            <Rank key={row.label} {...row} format={format} />
          ))}
        </p>
        <b>{title}</b>
      </div>
    );
  return (
    <div className="il-brief il-pair il-scores">
      <Rank {...first} format={format} />
      <div>
        <p className="mb-[0.4em] font-bold">{first?.label}</p>
        <Tag state={first?.state}>{first?.note}</Tag>
        {others.slice(0, 1).map(({ label, score = 0 }) => (
          <small key={label} className="mt-[0.5em]">
            <b>{format(score)}</b> {label}
          </small>
        ))}
      </div>
    </div>
  );
}

/** The question: the payment, and its likely payers, each with an open ring. */
export function ReviewBrief({ illustration: { question }, format }: PictureProps<"review">) {
  const choices = question.choices.map(({ label, detail: text }) => ({
    label,
    text,
    start: <Ring state="still" />,
  }));
  return (
    <div className="il-brief il-screen">
      <Sheet {...question} rows={[question.payment, ...choices]} format={format} className="il-phone" />
    </div>
  );
}

export function TranscriptBrief({ illustration }: PictureProps<"transcript">) {
  return <Player drawing="speaker" text={illustration.caption} />;
}

/** The result, beside the amounts over time or beside the pages that were read, each with a tick. */
export function SumBrief({ illustration: { bars, pages, result }, format }: PictureProps<"sum">) {
  return (
    <Pair figures={[result]} format={format}>
      {pages ? (
        <svg
          aria-hidden="true"
          viewBox={`0 0 68 ${19 * pages}`}
          strokeLinecap="round"
          className="fill-card stroke-(--accent) stroke-3"
        >
          {Array.from({ length: pages }, (_, page) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the pages never change
              key={page}
              transform={`translate(${(page % 2) * 36} ${Math.floor(page / 2) * 38})`}
              d="M3 2h26v30H3zM10 17l5 5 8-10"
            />
          ))}
        </svg>
      ) : (
        <Columns items={bars.items} />
      )}
    </Pair>
  );
}
