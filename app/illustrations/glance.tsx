import type { ReactNode } from "react";
import { Drawing } from "./drawings";
import { Accounts } from "./flow";
import { Cells, Figures, Pair, type PictureProps } from "./parts";

type Glance = PictureProps<"glance">["illustration"];
type DrawnProps = Glance & Pick<PictureProps<"glance">, "format">;

/** One idea in a drawing with few words and large figures, readable at a small size. */
export function Glance({ illustration, format }: PictureProps<"glance">) {
  const Drawn = drawings[illustration.drawing];
  return <Drawn {...illustration} format={format} />;
}

const drawings: Record<Glance["drawing"], (props: DrawnProps) => ReactNode> = {
  account: Account,
  board: Board,
  calendar: Calendar,
  course: Course,
  funnel: Funnel,
  house: House,
  message: Message,
  payslip: Payslip,
  shop: Shop,
};

/** A balance as a line over time, with a bead at each entry that has a `state`. */
function Account({ words, amounts = [], ...figures }: DrawnProps) {
  const balances = amounts.map(({ amount }) => amount);
  const [most, least] = [Math.max(...balances), Math.min(...balances)];
  const step = 160 / amounts.length;
  const points = amounts.map(({ amount, state }, index) => ({
    state,
    x: Math.round(index * step),
    y: Math.round(6 + (11 * (most - amount)) / (most - least || 1)),
  }));
  return (
    <div className="il-brief il-balance gap-2">
      <p className="low-strip:hidden justify-self-start border-(--accent) border-s-[0.5em] ps-[0.6em] font-semibold">
        {words[0]}
      </p>
      {/* The tag is near the middle of the line, above its bead. */}
      <div className="il-row items-end pe-[37%]">
        <Figures {...figures} />
      </div>
      <svg aria-hidden="true" viewBox="0 0 160 20" strokeWidth="2">
        <path
          className="fill-none stroke-(--accent)"
          d={`M0 ${points.map(({ x, y }) => `${y}H${Math.round(x + step)}`).join("V")}`}
        />
        {points.map(
          ({ state, x, y }) =>
            state === "alert" && (
              <path key={x} d={`M${x + step / 2} ${y}V-3`} className={`stroke-(--tone) is-${state}`} />
            ),
        )}
        {points.map(
          ({ state, x, y }) =>
            state && (
              <circle
                key={x}
                cx={x + step / 2}
                cy={y}
                r="5"
                className={`fill-(--tone) stroke-card is-${state}`}
              />
            ),
        )}
      </svg>
    </div>
  );
}

/** The board of a waiting room: the person called now, the counter, and the next persons. */
function Board(figures: DrawnProps) {
  return (
    <div className="il-brief">
      <div className="il-board rounded-[0.7em] border-[0.35em] border-night-line bg-night px-[1em] py-[0.8em] text-center text-on-night">
        <Figures {...figures} />
      </div>
    </div>
  );
}

/**
 * A day in a calendar, with hours and slots. A slot's height is its duration, its colour says whether it is taken, held
 * or free.
 */
function Calendar({ words, figures, cells = [], format }: DrawnProps) {
  return (
    <div className="il-brief">
      <div className="il-leaf min-w-0 overflow-clip rounded-[0.6em]">
        <b className="block whitespace-nowrap px-[0.9em] pt-[0.85em] pb-[0.35em] text-on-night">{words[0]}</b>
        <div className="flex gap-[0.4em] p-[0.4em] text-[0.8125rem] leading-none">
          <ol className="grid items-center">
            {words.slice(1).map((hour) => (
              <li key={hour}>{hour}</li>
            ))}
          </ol>
          <Cells cells={cells} width={50} height={11} gap={2} />
        </div>
        <p className="flex low-strip:hidden justify-between gap-[0.6em] px-[0.7em] pb-[0.5em] text-[max(0.72em,0.8125rem)]">
          {figures.map(({ label, amount = 0 }) => (
            <span key={label}>
              {label} <b>{format(amount)}</b>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The lessons of a course. Completed ones have a tick. */
function Course({ words, cells = [] }: DrawnProps) {
  return (
    <div className="il-brief">
      <ul className="il-lessons min-w-0 overflow-clip rounded-[0.6em] px-[0.8em] py-[0.5em]">
        {words.map((word, index) => {
          const state = cells[0]?.[index]?.state;
          return (
            <li
              key={word}
              className={`flex items-center gap-[0.6em] whitespace-nowrap py-[0.3em] low-strip:last:hidden is-${state}`}
            >
              <svg
                aria-hidden="true"
                viewBox="0 0 20 20"
                fill="none"
                className="w-[1.4em] flex-none stroke-(--tone) stroke-[2.5px]"
              >
                <circle cx="10" cy="10" r="8.5" />
                {state === "good" && <path d="M6 10l3 3 5-6" />}
              </svg>
              <span className="truncate">{word}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The stages of a sale as bars, with the amounts beside them. A bar's length is the stage's amount. */
function Funnel({ figures, format }: DrawnProps) {
  const amounts = figures.map(({ amount = 0 }) => amount);
  const bars = amounts.map((amount, stage) => {
    const length = Math.round((amount * 60) / Math.max(...amounts));
    return `M0 ${stage * 20 + 3}h${length}v14H0z`;
  });
  return (
    <div className="il-brief il-pair">
      <svg aria-hidden="true" viewBox={`0 0 60 ${amounts.length * 20}`} preserveAspectRatio="none">
        <path d={bars.join("")} />
      </svg>
      <Accounts accounts={figures} format={format} />
    </div>
  );
}

/** A house with a window for each flat, and the rent received. */
function House({ cells = [], ...figures }: DrawnProps) {
  return (
    <Pair {...figures}>
      <div className="il-house">
        <Cells cells={cells} width={22} height={18} gap={6} />
      </div>
    </Pair>
  );
}

/** A text message to many, and what it costs. */
function Message({ words, ...figures }: DrawnProps) {
  return (
    <div className="il-brief">
      <p className="il-bubble il-many">
        <span className="line-clamp-2">{words[0]}</span>
      </p>
      <div className="il-row">
        <Figures {...figures} />
      </div>
    </div>
  );
}

/** Gross pay as one bar: first the net pay, then the deductions. */
function Payslip({ figures, amounts = [], format }: DrawnProps) {
  const [net, gross] = figures;
  let x = 0;
  return (
    <div className="il-brief">
      <div className="il-paper grid gap-[0.6em] px-[1em] pt-[0.7em] pb-[1em]">
        <Figures figures={figures.slice(0, 1)} format={format} />
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${gross?.amount} 14`}
          preserveAspectRatio="none"
          className="h-[1.5em] w-full fill-ink stroke-2 stroke-card"
        >
          {[net?.amount ?? 0, ...amounts.map(({ amount }) => amount)].map((amount) => {
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
        <p className="flex low-strip:hidden justify-between text-[0.85em]">
          {gross?.label} <b>{format(gross?.amount ?? 0)}</b>
        </p>
      </div>
    </div>
  );
}

/** A product in an online shop, an order button with a tick for "paid", and the amount. */
function Shop(figures: DrawnProps) {
  return (
    <Pair {...figures}>
      <div className="il-sheet w-[7em] justify-self-center *:px-[0.6em] *:py-[0.5em] *:first:bg-(--tint)">
        <Drawing name="sandal" />
        <Drawing name="paid" />
      </div>
    </Pair>
  );
}
