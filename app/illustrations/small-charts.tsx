/** Charts that the full and the brief format of a picture share. */
import { Icon } from "#app/ui/icon.tsx";
import type { PictureProps } from "./parts";

type RankProps = Pick<PictureProps<"ranking">["illustration"]["rows"][number], "score" | "icon"> &
  Pick<PictureProps<"ranking">, "format">;

/** A ring filled to the score, of 100. Without a score, the icon. */
export function Rank({ score, icon, format }: RankProps) {
  return (
    <em className="il-rank">
      {score === undefined ? (
        icon && <Icon name={icon} className="size-[1.3em]" />
      ) : (
        <>
          <svg
            aria-hidden="true"
            viewBox="0 0 36 36"
            fill="none"
            className="absolute inset-0 -rotate-90 stroke-[3.5px] stroke-line"
          >
            <circle cx="18" cy="18" r="15" />
            <circle
              cx="18"
              cy="18"
              r="15"
              pathLength="100"
              strokeDasharray={`${score} 100`}
              className="stroke-(--accent) stroke-4"
            />
          </svg>
          {format(score)}
        </>
      )}
    </em>
  );
}

/** Amounts over time, as bars above and below zero. */
export function Columns({ items }: Pick<PictureProps<"sum">["illustration"]["bars"], "items">) {
  const amounts = items.map(({ amount }) => amount);
  const [top, bottom] = [Math.max(...amounts, 0), Math.min(...amounts, 0)];
  const heightOf = (amount: number) => Math.round((amount * 60) / (top - bottom));
  const zero = heightOf(top) + 1;
  const step = Math.floor(120 / items.length);
  return (
    <svg aria-hidden="true" viewBox="0 0 120 74" preserveAspectRatio="none" className="il-bars">
      <path d={`M0 ${zero}h120`} />
      {items.map(({ label, amount }, index) => (
        <g key={label} transform={`translate(${index * step} 0)`}>
          <rect
            x="2"
            y={zero - Math.max(heightOf(amount), 0)}
            width={step - 4}
            height={Math.abs(heightOf(amount)) || 1}
            rx="1.2"
            className={amount < 0 ? "is-below" : undefined}
          />
          <text x={step / 2} y="72">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
