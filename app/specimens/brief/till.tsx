import { Drawing } from "../drawings";
import { Tag } from "../parts";
import type { PictureProps } from "../picture";
import { Big } from "./big";

/** A phone with what is bought, and what was paid. */
export function ShopBrief({ specimen: { drawing, total, payments }, write }: PictureProps<"till">) {
  return (
    <div className="sp-brief sp-pair">
      <div className="sp-phone sp-goods">{drawing && <Drawing name={drawing} />}</div>
      <div>
        <Big label={total.label} figure={write(total.amount)} />
        {payments.map(({ label, state }) => (
          <Tag key={label} state={state}>
            {label}
          </Tag>
        ))}
      </div>
    </div>
  );
}

/** The goods of a till as keys, and a receipt with the total. */
export function CounterBrief({ specimen: { tiles, lines, total }, write }: PictureProps<"till">) {
  return (
    <div className="sp-brief sp-pair">
      <ul className="sp-keys">
        {tiles.map(({ text }) => (
          <li key={text}>
            <small>{text}</small>
          </li>
        ))}
      </ul>
      <div className="sp-paper sp-receipt">
        {lines.map(({ text }) => (
          <i key={text} />
        ))}
        <Big label={total.label} figure={write(total.amount)} />
      </div>
    </div>
  );
}
