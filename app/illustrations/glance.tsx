import type { ReactNode } from "react";
import { Dress, Player } from "./drawings";
import { Big, type PictureProps, Receipt, Tag } from "./parts";

type Props = PictureProps<"glance">;
type Drawing = Props["illustration"]["drawing"];

/** One idea in a drawing with few words and large figures, which can be read in a small picture. */
export function Glance(props: Props) {
  const Drawn = drawings[props.illustration.drawing];
  return <Drawn {...props} />;
}

const drawings: Record<Drawing, (props: Props) => ReactNode> = {
  account: Account,
  board: Board,
  calendar: Calendar,
  counter: Counter,
  course: Course,
  funnel: Funnel,
  house: House,
  message: Message,
  payslip: Payslip,
  shop: Shop,
};

/** A balance as a line over time, with a bead at each entry that carries a mark. */
function Account({ illustration: { words, amounts = [], ...illustration }, write }: Props) {
  const [width, balances] = [160, amounts.map(({ amount }) => amount)];
  const [most, least] = [Math.max(...balances), Math.min(...balances)];
  const step = width / amounts.length;
  const points = amounts.map(({ amount, state }, index) => ({
    state,
    x: Math.round(index * step),
    y: Math.round(8 + (24 * (most - amount)) / (most - least || 1)),
  }));
  return (
    <div className="il-brief il-balance">
      <p className="il-account">{words[0]}</p>
      <div className="il-row">
        <Figures {...illustration} write={write} />
        <Tags {...illustration} />
      </div>
      <svg aria-hidden="true" viewBox={`0 0 ${width} 40`}>
        <path d={`M0 ${points[0]?.y}${points.map(({ x, y }) => `H${x}V${y}`).join("")}H${width}`} />
        {points.map(
          ({ state, x, y }) =>
            state && <circle key={x} cx={x + step / 2} cy={y} r="5.5" className={`is-${state}`} />,
        )}
      </svg>
    </div>
  );
}

/** The board of a waiting room: who is called now and where to, and some who are next. */
function Board({ illustration, write }: Props) {
  return (
    <div className="il-brief">
      <div className="il-board">
        <Figures {...illustration} write={write} />
        <p>
          <Tags {...illustration} />
        </p>
      </div>
    </div>
  );
}

/** A leaf of a calendar with its slots, each as tall as it lasts: taken, held or free. */
function Calendar({ illustration: { words, figures, cells = [] }, write }: Props) {
  const slots = cells.flatMap((column, index) => {
    let y = 1;
    return column.map(({ state, span }) => {
      const slot = { state, x: index * 50 + 1, y, height: span * 11 - 2 };
      y += span * 11;
      return slot;
    });
  });
  const height = Math.max(...slots.map((slot) => slot.y + slot.height)) + 1;
  return (
    <div className="il-brief">
      <div className="il-leaf">
        <b>{words[0]}</b>
        <svg aria-hidden="true" viewBox={`0 0 ${cells.length * 50} ${height}`}>
          {slots.map(({ state, ...slot }) => (
            <rect key={`${slot.x} ${slot.y}`} {...slot} width="48" rx="2" className={`is-${state}`} />
          ))}
        </svg>
        <p>
          {figures.map(({ label, amount = 0 }) => (
            <span key={label}>
              {label} <b>{write(amount)}</b>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The goods of a till as keys, and a receipt with the total. */
function Counter({ illustration, write }: Props) {
  return (
    <div className="il-brief il-pair">
      <ul className="il-keys">
        {illustration.words.map((word) => (
          <li key={word}>
            <small>{word}</small>
          </li>
        ))}
      </ul>
      <Receipt lines={3}>
        <Figures {...illustration} write={write} />
      </Receipt>
    </div>
  );
}

/** A lesson that plays, with a bead for each of the course. */
function Course({ illustration: { words, cells = [] } }: Props) {
  return <Player drawing="bottle" text={words[0]} states={cells[0]?.map(({ state }) => state)} />;
}

/** A funnel: each stage as wide as what it is worth, with the amounts beside it. */
function Funnel({ illustration, write }: Props) {
  const amounts = illustration.figures.map(({ amount = 0 }) => amount);
  const halves = amounts.map((amount) => Math.round((amount * 30) / Math.max(...amounts)));
  const step = 60 / halves.length;
  return (
    <div className="il-brief il-pair">
      <svg aria-hidden="true" viewBox="-30 0 60 60" preserveAspectRatio="none" className="il-funnel">
        {halves.map((top, index) => {
          const bottom = halves[index + 1] ?? top;
          return (
            <path
              key={top}
              d={`M${-top} ${index * step + 1}H${top}L${bottom} ${(index + 1) * step - 1}H${-bottom}z`}
            />
          );
        })}
      </svg>
      <div className="il-stages">
        <Figures {...illustration} write={write} />
      </div>
    </div>
  );
}

/** A house with a window for each flat, and the rent received. */
function House({ illustration, write }: Props) {
  const { cells = [] } = illustration;
  const [width, height] = [cells.length * 22 + 6, (cells[0]?.length ?? 0) * 18 + 20];
  return (
    <div className="il-brief il-pair">
      <svg aria-hidden="true" viewBox={`-6 0 ${width + 12} ${height}`} className="il-house">
        <path d={`M6 0H${width - 6}L${width + 6} 14H-6zM0 14h${width}V${height}H0z`} />
        {cells.flatMap((floors, column) =>
          floors.map(({ state }, floor) => {
            const [x, y] = [column * 22 + 6, floor * 18 + 19];
            return (
              <rect key={`${x} ${y}`} x={x} y={y} width="16" height="13" rx="1" className={`is-${state}`} />
            );
          }),
        )}
      </svg>
      <div>
        <Figures {...illustration} write={write} />
        <Tags {...illustration} />
      </div>
    </div>
  );
}

/** A text message to many, and what it costs. */
function Message({ illustration, write }: Props) {
  return (
    <div className="il-brief">
      <p className="il-bubble il-many">
        <span>{illustration.words[0]}</span>
      </p>
      <div className="il-row">
        <Figures {...illustration} write={write} />
      </div>
    </div>
  );
}

/** Gross pay as one bar: the net pay, and after it what is taken off. */
function Payslip({ illustration: { figures, amounts = [] }, write }: Props) {
  const [net, gross] = figures;
  let x = 0;
  const parts = [net, ...amounts].map((part) => {
    const start = x;
    x += ((part?.amount ?? 0) * 100) / (gross?.amount ?? 1);
    return `M${start.toFixed(1)} 0H${x.toFixed(1)}v14H${start.toFixed(1)}z`;
  });
  return (
    <div className="il-brief">
      <div className="il-paper il-slip">
        <Figures figures={figures.slice(0, 1)} write={write} />
        <svg aria-hidden="true" viewBox="0 0 100 14" preserveAspectRatio="none">
          {parts.map((part) => (
            <path key={part} d={part} />
          ))}
        </svg>
        <p>
          {gross?.label} <b>{write(gross?.amount ?? 0)}</b>
        </p>
      </div>
    </div>
  );
}

/** A phone with what is bought, and what was paid. */
function Shop({ illustration, write }: Props) {
  return (
    <div className="il-brief il-pair">
      <div className="il-phone il-goods">
        <Dress />
      </div>
      <div>
        <Figures {...illustration} write={write} />
        <Tags {...illustration} />
      </div>
    </div>
  );
}

function Figures({ figures, write }: Pick<Props["illustration"], "figures"> & Pick<Props, "write">) {
  return figures.map(({ label, amount = 0, text = write(amount) }) => (
    <Big key={label} label={label} figure={text} />
  ));
}

function Tags({ tags }: Pick<Props["illustration"], "tags">) {
  return tags.map(({ text, state }) => (
    <Tag key={text} state={state}>
      {text}
    </Tag>
  ));
}
