import { Drawing } from "./drawings";
import { Entry, Head, Tag } from "./parts";
import type { PictureProps } from "./picture";

/** What is sold and how it is paid: on the screen of a counter, or in a shop on a phone. */
export function Till({ specimen, write }: PictureProps<"till">) {
  const { look, drawing, title, detail, tiles, payments, notice } = specimen;
  const [first] = tiles;
  if (look === "shop") {
    return (
      <div className="sp-shop">
        <div className="sp-phone">
          <Head title={title} detail={detail} />
          <p className="sp-goods">
            {drawing && <Drawing name={drawing} />}
            <span>
              {first?.text} <b>{write(first?.amount ?? 0)}</b>
            </span>
          </p>
        </div>
        <div className="sp-sheet">
          <Lines {...specimen} write={write} />
          <p className="sp-prompt">{notice}</p>
        </div>
      </div>
    );
  }
  return (
    <div>
      <div className="sp-phone sp-counter">
        <Head title={title} detail={detail} />
        <ul className="sp-tiles">
          {tiles.map((tile) => (
            <li key={tile.text}>
              {tile.text} <b>{write(tile.amount)}</b>
            </li>
          ))}
        </ul>
        <div>
          <Lines {...specimen} write={write} />
          <p className="sp-pay">
            {payments.map((payment) => (
              <Tag key={payment.label} state={payment.state}>
                {payment.label} <b>{write(payment.amount)}</b>
              </Tag>
            ))}
          </p>
        </div>
        <p>{notice}</p>
      </div>
    </div>
  );
}

type LinesProps = Pick<PictureProps<"till">["specimen"], "lines" | "total"> &
  Pick<PictureProps<"till">, "write">;

/** The lines of a sale, and what they come to. */
function Lines({ lines, total, write }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.text}>
          <Entry
            text={line.count === 1 ? line.text : `${write(line.count)} × ${line.text}`}
            detail={line.detail}
          />
          <b>{write(line.amount)}</b>
        </li>
      ))}
      <li className="sp-sum">
        {total.label} <b>{write(total.amount)}</b>
      </li>
    </ul>
  );
}
