import { horizons } from "#app/roi/calculator.ts";
import type { CalculationView } from "#app/roi/describe-calculation.ts";
import { balanceAfter } from "#app/roi/roi.ts";
import { formatNumber, type NumberFormat } from "#data/load/number-format.ts";
import { offerBead } from "./offer-bead";

type Chart = CalculationView["chart"];

const size = { width: 380, height: 224 };
/** Above, right of and below the lines; left of them as much as the longest amount needs. */
const edge = { top: 14, right: 32, bottom: 38 };
const digitWidth = 7;
const months = horizons.long;
/** How close two lines of text may be. */
const lineHeight = 14;

const round = (value: number) => Math.round(value * 10) / 10;

/** The result of each month as a line of beads, one a month; the large one is where the offer is paid back. */
export function BalanceChart({
  title,
  bestOffers,
  label,
  months: unit,
  lines,
  format,
}: Chart & { format: NumberFormat }) {
  const { low, high } = boundsOf(lines);
  const y = (amount: number) =>
    round(edge.top + ((size.height - edge.top - edge.bottom) * (high - amount)) / (high - low));
  const amounts = [0, ...(high > 0 ? [high] : []), ...(y(low) - y(0) >= lineHeight ? [low] : [])];
  const texts = amounts.map((amount) => ({ amount, text: formatNumber(amount, format, 0) }));
  const left = 14 + digitWidth * Math.max(...texts.map(({ text }) => text.length));
  const x = (month: number) => round(left + ((size.width - left - edge.right) * month) / months);
  return (
    <div>
      <h3 className="text-heading">{title}</h3>
      {bestOffers && <p className="mt-2 font-semibold">{bestOffers}</p>}
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
        className="mt-4 w-full fill-ink text-[12px] tabular-nums"
      >
        {[0, 12, 24, months].map((month) => (
          <g key={month}>
            <path d={`M${x(month)} ${edge.top}V${size.height - edge.bottom}`} className="stroke-edge/40" />
            <text x={x(month)} y={size.height - edge.bottom + 16} textAnchor="middle">
              {month}
            </text>
          </g>
        ))}
        <text x={x(months / 2)} y={size.height - 6} textAnchor="middle">
          {unit}
        </text>
        {texts.map(({ amount, text }) => (
          <text key={amount} x={left - 10} y={y(amount) + 4} textAnchor="end">
            {text}
          </text>
        ))}
        <path d={`M${x(0)} ${y(0)}H${x(months)}`} className="stroke-ink" strokeWidth="1.5" />
        {lines.map((line, index) => (
          <g key={line.letter} className={offerBead(index)}>
            <Line line={line} x={x} y={y} />
          </g>
        ))}
      </svg>
    </div>
  );
}

interface LineProps {
  line: Chart["lines"][number];
  /** Where a month and an amount are in the picture. */
  x: (month: number) => number;
  y: (amount: number) => number;
}

function Line({ line, x, y }: LineProps) {
  const { letter, paybackMonths } = line;
  const [start, end] = [y(balanceAfter(line, 0)), y(balanceAfter(line, months))];
  const path = `M${x(0)} ${start}L${x(months)} ${end}`;
  const step = round(Math.hypot(x(months) - x(0), end - start) / months);
  return (
    <>
      <path d={path} className="stroke-soft" />
      <path
        d={path}
        stroke="var(--bead)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray={`0 ${step}`}
      />
      {paybackMonths !== null && paybackMonths > 0 && paybackMonths <= months && (
        <>
          <circle
            cx={x(paybackMonths)}
            cy={y(0)}
            r="8"
            fill="var(--bead)"
            className="stroke-sunk"
            strokeWidth="2"
          />
          <circle cx={x(paybackMonths)} cy={y(0)} r="3" className="fill-night" />
        </>
      )}
      <circle cx={x(months) + 18} cy={end} r="11" fill="var(--bead)" />
      <circle cx={x(months) + 18} cy={end} r="8.5" className="fill-night" />
      <text x={x(months) + 18} y={end + 4} fontWeight="700" textAnchor="middle" className="fill-on-night">
        {letter}
      </text>
    </>
  );
}

/** The lowest and the highest amount of any line, zero between them. */
function boundsOf(lines: Chart["lines"]) {
  const ends = lines.flatMap((line) => [balanceAfter(line, 0), balanceAfter(line, months)]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return { low, high: high === low ? low + 1 : high };
}
