import type { ReactNode } from "react";
import type { Illustration } from "#data/schemas/illustration.ts";
import { Figures, Head, type PictureProps, Tag } from "./parts";

type TillProps = PictureProps<"till">;

export function tillTotal({ items }: Extract<Illustration, { kind: "till" }>): number {
  return items.reduce((total, { count, each }) => total + count * each, 0);
}

/** The screen of a till: the sale, and beside it the payment and the takings of the shift. */
export function Till({ illustration: till, format }: TillProps) {
  const { payment, shift } = till;
  return (
    <div>
      <div className="il-phone il-till">
        <Head {...till} />
        <div>
          <Sale illustration={till} format={format} />
          <div>
            <div>
              <Figures figures={[{ label: payment.label, amount: tillTotal(till) }]} format={format} />
              <small>{payment.detail}</small>
              <Tag state="good">{payment.note}</Tag>
            </div>
            <small>
              {shift.title}
              {shift.items.map(({ label, amount }) => (
                <span key={label} className="flex justify-between text-ink">
                  {label} <b>{format(amount)}</b>
                </span>
              ))}
            </small>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The sale, with its payment in the line of the total. */
export function TillBrief(till: TillProps) {
  return (
    <div className="il-brief il-screen">
      <div className="il-phone">
        <Head {...till.illustration} />
        <Sale {...till} payment={<Tag state="good">{till.illustration.payment.label}</Tag>} />
      </div>
    </div>
  );
}

/** @param payment a tag between the total's label and its amount. With it, the lines have no count and price each. */
function Sale({ illustration: till, format, payment }: TillProps & { payment?: ReactNode }) {
  return (
    <ul className="il-rows il-sale">
      {till.items.map(({ label, count, each, stock, state }) => (
        <li key={label}>
          <span>
            {label}
            {!payment && <small>{`${format(count)} × ${format(each)}`}</small>}
          </span>
          <div>
            <Tag state={state}>{stock}</Tag>
            <b>{format(count * each)}</b>
          </div>
        </li>
      ))}
      <li className="il-sum">
        <span>{till.total}</span>
        <div>
          {payment}
          <b>{format(tillTotal(till))}</b>
        </div>
      </li>
    </ul>
  );
}
