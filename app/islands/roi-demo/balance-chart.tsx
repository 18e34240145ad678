import { horizons } from "#app/demos/roi-demo/calculator.ts";
import type { CalculationView } from "#app/demos/roi-demo/describe-calculation.ts";
import { balanceAfter } from "#app/roi/roi.ts";
import { formatNumber, type NumberFormat } from "#data/load/number-format.ts";

type Chart = CalculationView["chart"];

const size = { width: 380, height: 224 };
/** Above, right of and below the lines; left of them as much as the longest amount needs. */
const edge = { top: 14, right: 32, bottom: 38 };
const digitWidth = 7;
const months = horizons.long;
/** How close two lines of text may be, and the radius of a letter at the end of a line. */
const [lineHeight, letterRadius] = [14, 11];

const round = (value: number) => Math.round(value * 10) / 10;

/** The result of each month as a line of beads, one a month; the large one is where the offer is paid back. */
export function BalanceChart({ lines, format, ...chart }: Chart & { format: NumberFormat }) {
  const { low, high } = boundsOf(lines);
  const y = (amount: number) =>
    round(edge.top + ((size.height - edge.top - edge.bottom) * (high - amount)) / (high - low));
  // Two texts must not be printed over each other.
  const amounts = [0, ...[high, low].filter((amount) => Math.abs(y(amount) - y(0)) >= lineHeight)];
  const texts = amounts.map((amount) => ({ amount, text: formatNumber(amount, format, 0) }));
  const left = 14 + digitWidth * Math.max(...texts.map(({ text }) => text.length));
  const x = (month: number) => round(left + ((size.width - left - edge.right) * month) / months);
  const letters = placeLetters(lines.map((line) => y(balanceAfter(line, months))));
  return (
    <div>
      <h3 className="text-heading">{chart.title}</h3>
      {chart.comparison && <p className="mt-2 font-semibold">{chart.comparison}</p>}
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={chart.label}
        className="mt-4 w-full fill-ink text-[12px] tabular-nums"
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
        {lines.map((line, index) => (
          <g key={line.letter} className={offerAccent(index)}>
            <Line line={line} x={x} y={y} />
            <Letter letter={line.letter} x={x(months) + 18} y={letters[index] ?? 0} />
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
  const { paybackMonths, equals, place } = line;
  const [start, end] = [y(balanceAfter(line, 0)), y(balanceAfter(line, months))];
  const path = `M${x(0)} ${start}L${x(months)} ${end}`;
  // Rounded down, or the last bead would lie beyond the end of the line.
  const step = Math.floor((1000 * Math.hypot(x(months) - x(0), end - start)) / months) / 1000;
  return (
    <>
      {place === 0 && <path d={path} className="stroke-soft" />}
      <path
        d={path}
        stroke="var(--accent)"
        strokeWidth="6"
        strokeLinecap="round"
        // The dashes of lines in the same place alternate.
        strokeDasharray={`0 ${step * equals}`}
        strokeDashoffset={-step * place}
      />
      {paybackMonths !== null && paybackMonths > 0 && paybackMonths <= months && (
        <>
          <circle
            cx={x(paybackMonths)}
            cy={y(0)}
            // The marks of equal offers lie within each other.
            r={8 - 2 * place}
            fill="var(--accent)"
            className="stroke-sunk"
            strokeWidth={place === 0 ? 2 : 0}
          />
          <circle cx={x(paybackMonths)} cy={y(0)} r="3" className="fill-night" />
        </>
      )}
    </>
  );
}

function Letter({ letter, x, y }: { letter: string; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={letterRadius} fill="var(--accent)" />
      <circle cx={x} cy={y} r="8.5" className="fill-night" />
      <text x={x} y={y + 4} fontWeight="700" textAnchor="middle" className="fill-on-night">
        {letter}
      </text>
    </>
  );
}

/** Where the letters stand: at the ends of their lines, as far as there is room for each. */
function placeLetters(ends: readonly number[]): number[] {
  const order = ends.map((_, index) => index).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const placed = [...ends];
  let next = edge.top;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, next);
    next = placed[index] + 2 * letterRadius;
  }
  // Back up from the lower edge, where they were pushed over it.
  let last = size.height - edge.bottom;
  for (const index of order.toReversed()) {
    placed[index] = round(Math.min(placed[index] ?? 0, last));
    last = placed[index] - 2 * letterRadius;
  }
  return placed;
}

/** The lowest and the highest amount of any line, zero between them. */
function boundsOf(lines: Chart["lines"]) {
  const ends = lines.flatMap((line) => [balanceAfter(line, 0), balanceAfter(line, months)]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return { low, high: high === low ? low + 1 : high };
}

const classes = ["[--accent:var(--color-ink)]", "", "[--accent:var(--color-edge)]"];

/** The colour of an offer, by its place: the same in the form, the results and the chart. The second has the page's. */
export const offerAccent = (offer: number): string => classes[offer] ?? "";
