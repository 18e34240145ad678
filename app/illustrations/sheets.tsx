/** Full pictures of papers, tables and screens with rows. */
import { Player } from "./drawings";
import { ConnectingBeads, Head, Messages, type PictureProps, Sheet, type SheetRow, Tag } from "./parts";
import { Columns, Rank } from "./small-charts";

/** A paper or a pile of papers, and the rows that were read from it. */
export function Paper({ illustration: { look, paper, ...sheet }, format }: PictureProps<"paper">) {
  return (
    <div className={`il-read is-${look}`}>
      <div>
        <div className="il-paper">
          <Head {...paper} />
          <ul className="il-rows">
            {paper.lines.map(({ label, text, amount = 0 }, index) => (
              <li key={label}>
                {label}
                <i
                  className={
                    look === "ticket"
                      ? `bg-(--ground) text-(--tone) outline-(--tone) outline-2 is-${sheet.rows[index]?.state}`
                      : undefined
                  }
                >
                  {text ?? format(amount)}
                </i>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ConnectingBeads />
      <Sheet {...sheet} format={format} />
    </div>
  );
}

/** A table. Some of its rows have a note. */
export function Table({ illustration, format }: PictureProps<"table">) {
  const rows = illustration.rows.map(
    ({ date, note, ...row }): SheetRow => ({
      ...row,
      start: date && <small className="w-[3.2em] flex-none">{date}</small>,
      below: note && <Tag state={row.state}>{note}</Tag>,
      className: note && `il-flag is-${row.state}`,
    }),
  );
  return (
    <div>
      <Sheet {...illustration} rows={rows} format={format} />
    </div>
  );
}

/** A conversation on a phone, and beside it a panel with the result. */
export function Chat({ illustration: { messages, panel, ...phone }, format }: PictureProps<"chat">) {
  return (
    <div className="il-two">
      <div className="il-phone min-h-[15em] bg-sunk pb-[0.8em]">
        <Head {...phone} />
        <Messages items={messages} />
      </div>
      <Sheet {...panel} format={format}>
        <p className="il-press">{panel.action}</p>
      </Sheet>
    </div>
  );
}

/** A list sorted by urgency. */
export function Ranking({ illustration, format }: PictureProps<"ranking">) {
  const rows = illustration.rows.map((row) => ({
    ...row,
    start: <Rank {...row} format={format} />,
    below: row.reasons.map(({ text, points }) => (
      <small
        key={text}
        className="me-[0.3em] mt-[0.3em] inline-block low-window:hidden rounded-[0.4em] bg-sunk px-[0.5em] py-[0.1em]"
      >
        {text} <b>+{format(points)}</b>
      </small>
    )),
  }));
  return (
    <div className="il-ranking">
      <Sheet {...illustration} rows={rows} format={format} />
    </div>
  );
}

/** The summary of a month with a bar for each amount, and on a phone the question with its likely answers as buttons. */
export function Review({ illustration, format }: PictureProps<"review">) {
  const { check, question } = illustration;
  const most = Math.max(...illustration.rows.map(({ amount }) => amount));
  const rows = illustration.rows.map((row) => ({
    ...row,
    className: row.amount === question.payment.amount ? "bg-(--tint) font-semibold" : undefined,
    // A bar of less than 2% of the longest would be a speck.
    below: row.amount > most / 50 && (
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-[0.5em] w-full">
        <path d={`M0 0h${((row.amount * 100) / most).toFixed(1)}v6H0z`} className="fill-(--accent)" />
      </svg>
    ),
  }));
  return (
    <div className="il-wide:grid-cols-half il-wide:items-stretch">
      <Sheet {...illustration} rows={rows} format={format}>
        <p className="px-[0.9em] pt-[0.4em] pb-[0.9em]">
          <Tag state="good">{check}</Tag>
        </p>
      </Sheet>
      <Sheet {...question} rows={[question.payment]} format={format} className="il-phone">
        {question.choices.map(({ label, detail }) => (
          <p key={label} className="il-press my-[0.5em] p-[0.25em]">
            {label} <small className="font-normal">{detail}</small>
          </p>
        ))}
      </Sheet>
    </div>
  );
}

/** A recording in a player, and the lines of its transcript with their times. */
export function Transcript({ illustration, format }: PictureProps<"transcript">) {
  const { length, at, caption, foot } = illustration;
  const rows = illustration.rows.map(({ time, unsure = "", ...row }): SheetRow => {
    const [before, after] = row.label.split(unsure);
    return {
      ...row,
      start: <small className="w-[3.2em] flex-none">{time}</small>,
      marked: unsure ? (
        <>
          {before}
          <u className="underline-offset-[0.2em] decoration-alert decoration-wavy">{unsure}</u>
          {after}
        </>
      ) : undefined,
      className: time === at ? "bg-(--tint) font-semibold" : undefined,
    };
  });
  return (
    <div className="il-two">
      <Player drawing="speaker" text={caption} />
      <Sheet {...illustration} detail={length} rows={rows} format={format}>
        <p className="flex justify-between gap-[0.8em] bg-sunk px-[0.9em] py-[0.7em] font-semibold">{foot}</p>
      </Sheet>
    </div>
  );
}

/** A calculation line by line, beside amounts over time and the result. */
export function Sum({ illustration, format }: PictureProps<"sum">) {
  const { bars, gauge, result } = illustration;
  return (
    <div className="il-wide:grid-cols-half">
      <Sheet {...illustration} format={format}>
        {gauge && (
          <div className="border-line border-t px-[0.9em] py-[0.7em]">
            <p className="flex justify-between font-semibold">
              {gauge.label} <b>{format(gauge.share)}%</b>
            </p>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              strokeWidth="5"
              className="my-[0.3em] h-[0.9em] w-full stroke-still-ground"
            >
              <path d="M0 3h100" />
              <path d={`M0 3h${gauge.share}`} className="stroke-(--accent)" />
              <path d={`M${gauge.limit} 0v6`} strokeWidth="0.8" className="stroke-ink" />
            </svg>
            <small>
              {gauge.limitLabel}: {format(gauge.limit)}%
            </small>
          </div>
        )}
      </Sheet>
      <div className="il-sheet">
        <Head {...bars} />
        <Columns items={bars.items} />
        <p className="px-[0.9em] pt-[0.6em] pb-[0.9em]">
          {result.label} <b className="block font-display text-[2em] leading-[1.05]">{result.text}</b>
        </p>
      </div>
    </div>
  );
}
