import type { PictureProps } from "../picture";
import { Big } from "./big";

/** Gross pay as one bar: the net pay, and after it what is taken off. */
export function SlipBrief({ specimen: { lines }, write }: PictureProps<"sum">) {
  const results = lines.filter(({ sign }) => sign === "=");
  const [gross, net] = [results[0], results.at(-1)];
  if (gross?.amount === undefined || net?.amount === undefined) return null;
  let x = 0;
  const parts = [net, ...lines.filter(({ sign }) => sign === "-")].map(({ label, amount = 0 }) => {
    const start = x;
    x += (amount * 100) / (gross.amount ?? 1);
    return { label, x: start, width: x - start };
  });
  return (
    <div className="sp-brief">
      <div className="sp-paper sp-slip">
        <Big label={net.label} figure={write(net.amount)} />
        <svg aria-hidden="true" viewBox="0 0 100 14" preserveAspectRatio="none">
          {parts.map(({ label, x, width }) => (
            <path
              key={label}
              d={`M${Math.round(x * 10) / 10} 0h${Math.round(width * 10) / 10}v14H${Math.round(x * 10) / 10}z`}
            />
          ))}
        </svg>
        <p>
          {gross.label} <b>{write(gross.amount)}</b>
        </p>
      </div>
    </div>
  );
}

/** The result beside the amounts in time as bars from nothing. */
export function BarsBrief({ specimen: { bars, result } }: Pick<PictureProps<"sum">, "specimen">) {
  const amounts = bars?.items.map(({ amount }) => amount) ?? [];
  const [top, bottom] = [Math.max(0, ...amounts), Math.min(0, ...amounts)];
  const scaled = (amount: number) => Math.round((amount * 60) / (top - bottom || 1));
  const step = 60 / amounts.length;
  const path = amounts.map(
    (amount, index) =>
      `M${Math.round(index * step) - 30} ${scaled(top)}v${-scaled(amount)}h${Math.round(step) - 2}v${scaled(amount)}z`,
  );
  return (
    <div className="sp-brief sp-pair">
      <svg aria-hidden="true" viewBox="-30 0 60 60" preserveAspectRatio="none" className="sp-funnel">
        <path d={path.join("")} />
      </svg>
      <Big label={result.label} figure={result.text} />
    </div>
  );
}
