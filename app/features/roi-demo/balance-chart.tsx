import { formatNumberAs, type NumberFormat } from "#data/load/number-format.ts";
import { balanceAfter, horizons } from "./calculation/calculator";
import type { CalculationView } from "./calculation/describe-calculation";

type Chart = CalculationView["chart"];

const size = { width: 380, height: 224 };
/** The space above, right of and below the line. The space on the left depends on the longest amount. */
const edge = { top: 14, right: 12, bottom: 38 };
const digitWidth = 8;
const months = horizons.long;
/** The smallest distance between two texts, in units of the picture. */
const lineHeight = 14;

const round = (value: number) => Math.round(value * 10) / 10;

/** The result of each month as a line of beads. The large bead marks the month in which the offer is paid back. */
export function BalanceChart({ line, format, ...chart }: Chart & { format: NumberFormat }) {
  const { low, high } = boundsOf(line);
  const y = (amount: number) =>
    round(edge.top + ((size.height - edge.top - edge.bottom) * (high - amount)) / (high - low));
  // Leave out amounts whose text would overlap that of zero.
  const amounts = [0, ...[high, low].filter((amount) => Math.abs(y(amount) - y(0)) >= lineHeight)];
  const texts = amounts.map((amount) => ({ amount, text: formatNumberAs(amount, format, 0) }));
  const left = 14 + digitWidth * Math.max(...texts.map(({ text }) => text.length));
  const x = (month: number) => round(left + ((size.width - left - edge.right) * month) / months);
  return (
    <div>
      <h3 className="text-heading">{chart.title}</h3>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={chart.label}
        className="mt-4 w-full fill-ink text-[15px] tabular-nums sm:text-[12px]"
      >
        {[0, 12, 24, months].map((month) => (
          <g key={month}>
            <path d={`M${x(month)} ${edge.top}V${size.height - edge.bottom}`} className="stroke-line" />
            <text x={x(month)} y={size.height - edge.bottom + 16} textAnchor="middle">
              {month}
            </text>
          </g>
        ))}
        <text x={x(months / 2)} y={size.height - 6} textAnchor="middle">
          {chart.months}
        </text>
        {texts.map(({ amount, text }) => (
          <text key={amount} x={left - 10} y={y(amount) + 4} textAnchor="end">
            {text}
          </text>
        ))}
        <path d={`M${x(0)} ${y(0)}H${x(months)}`} className="stroke-ink" strokeWidth="1.5" />
        <Line line={line} x={x} y={y} />
      </svg>
    </div>
  );
}

interface LineProps {
  line: Chart["line"];
  /** The coordinates of a month and of an amount in the picture. */
  x: (month: number) => number;
  y: (amount: number) => number;
}

function Line({ line, x, y }: LineProps) {
  const { paybackMonths } = line;
  const [start, end] = [y(balanceAfter(line, 0)), y(balanceAfter(line, months))];
  const path = `M${x(0)} ${start}L${x(months)} ${end}`;
  // Round down. Otherwise the last bead could lie beyond the end of the line.
  const step = Math.floor((1000 * Math.hypot(x(months) - x(0), end - start)) / months) / 1000;
  return (
    <>
      <path d={path} className="stroke-soft" />
      <path
        d={path}
        className="stroke-ink"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray={`0 ${step}`}
      />
      {paybackMonths !== null && paybackMonths > 0 && paybackMonths <= months && (
        <>
          <circle cx={x(paybackMonths)} cy={y(0)} r="8" className="fill-ink stroke-sunk" strokeWidth="2" />
          <circle cx={x(paybackMonths)} cy={y(0)} r="3" className="fill-night" />
        </>
      )}
    </>
  );
}

/** The lowest and the highest amount of the line, including zero. */
function boundsOf(line: Chart["line"]) {
  const ends = [balanceAfter(line, 0), balanceAfter(line, months)];
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return { low, high: high === low ? low + 1 : high };
}
