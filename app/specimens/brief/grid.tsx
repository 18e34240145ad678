import { Tag } from "../parts";
import type { PictureProps } from "../picture";
import { Big } from "./big";

type GridProps = PictureProps<"grid">;
type Column = GridProps["specimen"]["columns"][number];

/** A leaf of a calendar with its slots: taken, held or free. */
export function HoursBrief({ specimen: { title, columns, facts }, write }: GridProps) {
  const rows = Math.max(...columns.map(({ cells }) => cells.reduce((sum, { span }) => sum + span, 0)));
  return (
    <div className="sp-brief">
      <div className="sp-leaf">
        <b>{title}</b>
        <svg aria-hidden="true" viewBox={`0 0 ${columns.length * 50} ${rows * 11}`}>
          {columns.map(({ title, cells }, index) => (
            <Slots key={title} x={index * 50} cells={cells} />
          ))}
        </svg>
        <p>
          {facts.map(({ label, amount, state }) => (
            <span key={label} className={`is-${state}`}>
              {label} <b>{write(amount)}</b>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** A column of slots, each as tall as it lasts. */
function Slots({ x, cells }: { x: number; cells: Column["cells"] }) {
  let row = 0;
  return cells.map(({ title, state, span }) => {
    const y = row * 11;
    row += span;
    return (
      <rect
        key={title}
        x={x + 1}
        y={y + 1}
        width="48"
        height={span * 11 - 2}
        rx="2"
        className={`is-${state}`}
      />
    );
  });
}

/** A house with a window for each unit, and the rent received. */
export function BlockBrief({ specimen: { columns, facts }, write }: GridProps) {
  const [width, floors] = [columns.length * 22 + 6, columns[0]?.cells.length ?? 0];
  const late = columns.flatMap(({ cells }) => cells).find(({ state }) => state === "alert");
  return (
    <div className="sp-brief sp-pair">
      <svg aria-hidden="true" viewBox={`-6 0 ${width + 12} ${floors * 18 + 20}`} className="sp-house">
        <path d={`M6 0H${width - 6}L${width + 6} 14H-6zM0 14h${width}v${floors * 18 + 6}H0z`} />
        {columns.map(({ title, cells }, column) =>
          cells.map((cell, row) => (
            <rect
              key={`${title} ${cell.title}`}
              x={column * 22 + 6}
              y={row * 18 + 19}
              width="16"
              height="13"
              rx="1"
              className={`is-${cell.state}`}
            />
          )),
        )}
      </svg>
      <div>
        <Big label={facts[0]?.label ?? ""} figure={write(facts[0]?.amount ?? 0)} />
        {late && (
          <Tag state="alert">
            {late.title} {late.detail}
          </Tag>
        )}
      </div>
    </div>
  );
}

/** A funnel: each stage as wide as what it is worth, with the amounts beside it. */
export function StagesBrief({ specimen: { columns }, write }: GridProps) {
  const most = Math.max(...columns.map(({ amount = 0 }) => amount));
  const halves = columns.map(({ amount = 0 }) => Math.round((amount * 30) / most));
  return (
    <div className="sp-brief sp-pair">
      <svg aria-hidden="true" viewBox="-30 0 60 60" preserveAspectRatio="none" className="sp-funnel">
        {columns.map(({ title }, index) => {
          const [top, step] = [halves[index] ?? 0, 60 / columns.length];
          const bottom = halves[index + 1] ?? top;
          return (
            <path
              key={title}
              d={`M${-top} ${index * step + 1}H${top}L${bottom} ${(index + 1) * step - 1}H${-bottom}z`}
            />
          );
        })}
      </svg>
      <div className="sp-stages">
        {columns.map(({ title, amount = 0 }) => (
          <Big key={title} label={title} figure={write(amount)} />
        ))}
      </div>
    </div>
  );
}

/** The board of a waiting room: who is called now and where to, and some who are next. */
export function QueueBrief({ specimen: { columns } }: GridProps) {
  const called = columns.find(({ cells }) => cells[0]?.state === "good");
  const waiting = columns.flatMap(({ cells }) => cells.filter(({ state }) => state !== "good"));
  return (
    <div className="sp-brief">
      <div className="sp-board">
        <Big label={`${called?.title}, ${called?.cells[0]?.detail}`} figure={called?.cells[0]?.title ?? ""} />
        <p>
          {waiting.slice(0, 4).map(({ title, state }) => (
            <Tag key={title} state={state}>
              {title}
            </Tag>
          ))}
        </p>
      </div>
    </div>
  );
}
