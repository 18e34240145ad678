import { Drawing } from "./drawings";
import {
  Cells,
  Figures,
  type FormatFigure,
  type PictureProps,
  Ring,
  Sheet,
  type SheetRow,
  Tag,
} from "./parts";

type ScreenRecord = PictureProps<"screen">["illustration"];

/** A screen of a product: a title bar with its name or state, and the parts that its record has. */
export function Screen({ illustration, format }: PictureProps<"screen">) {
  const { status, aside, shares, calendar, message, stages } = illustration;
  const rows = illustration.rows.map(
    ({ mark, ring, ...row }): SheetRow => ({
      ...row,
      start: ring ? <Ring state={row.state} /> : mark && <small className="min-w-11">{mark}</small>,
    }),
  );
  return (
    <div className="il-brief il-screen">
      <Sheet
        {...illustration}
        detail={status ? <Tag state={status.state}>{status.text}</Tag> : illustration.detail}
        rows={rows}
        format={format}
        className="il-phone"
      >
        {aside && <Aside {...aside} format={format} />}
        {shares.length > 0 && <Shares amounts={shares} />}
        {calendar && <Calendar {...calendar} />}
        {message && <Message {...message} format={format} />}
        {stages.length > 0 && <Stages stages={stages} format={format} />}
      </Sheet>
    </div>
  );
}

type AsideProps = NonNullable<ScreenRecord["aside"]> & { format: FormatFigure };

/** The panel beside the rows. */
function Aside({ format, ...aside }: AsideProps) {
  return (
    <div className="il-aside">
      {aside.kind === "object" && <Drawing name={aside.drawing} />}
      {aside.kind === "house" && (
        <div className="il-house">
          <Cells cells={aside.windows} width={22} height={18} gap={6} />
        </div>
      )}
      {aside.kind === "figure" && <Figures figures={[aside]} format={format} />}
    </div>
  );
}

/** The parts of an amount as a bar. */
function Shares({ amounts }: { amounts: readonly number[] }) {
  let x = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${amounts.reduce((sum, amount) => sum + amount)} 14`}
      preserveAspectRatio="none"
      className="h-7 w-full fill-(--light) stroke-2 stroke-card px-3 py-2"
    >
      {amounts.map((amount) => {
        x += amount;
        return (
          <path
            key={x}
            d={`M${x} 0v14h${-amount}V0z`}
            vectorEffect="non-scaling-stroke"
            className="first:fill-(--accent)"
          />
        );
      })}
    </svg>
  );
}

const heights = { 1: "", 2: "row-span-2", 3: "row-span-3" };

/** The hours of a day, and a column of slots for each chair, room or person. */
function Calendar({ hours, columns }: NonNullable<ScreenRecord["calendar"]>) {
  return (
    <ol className="il-slots">
      {hours.map((hour) => (
        <li key={hour}>{hour}</li>
      ))}
      {columns.flat().map(({ label, state, span }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two slots may have the same words
        <li key={index} className={`is-${state} ${heights[span]}`.trimEnd()}>
          {label}
        </li>
      ))}
    </ol>
  );
}

type MessageProps = NonNullable<ScreenRecord["message"]> & { format: FormatFigure };

/** A text message, with the number of recipients and the cost beside the button that sends it. */
function Message({ text, figures, action, format }: MessageProps) {
  return (
    <div className="il-compose">
      <p className="il-bubble">
        <span className="line-clamp-2">{text}</span>
      </p>
      <div className="il-row items-end">
        <Figures figures={figures} format={format} />
        <b className="rounded-full bg-night px-[1em] py-[0.3em] text-on-night">{action}</b>
      </div>
    </div>
  );
}

/** The stages of a sale side by side. */
function Stages({ stages, format }: Pick<ScreenRecord, "stages"> & { format: FormatFigure }) {
  return (
    <div className="il-stages">
      {stages.map(({ label, amount, entries }) => (
        <ul key={label}>
          <li className="il-big">
            <small>{label}</small>
            <b>{format(amount)}</b>
          </li>
          {entries.map((entry) => (
            <li key={entry.label} className={`is-${entry.state ?? "none"}`}>
              {entry.label}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
