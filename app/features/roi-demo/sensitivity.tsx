import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import type { CalculationView } from "./calculation/describe-calculation";

/**
 * A sensitivity analysis: how much the result depends on each input. The most important input comes first, with the result
 * at its worse and better value.
 */
export function Sensitivity({ title, most, note, rows, expected }: CalculationView["sensitivity"]) {
  const low = Math.min(...rows.map(({ worse }) => worse));
  const high = Math.max(...rows.map(({ better }) => better));
  const place = (amount: number) => (100 * (amount - low)) / (high - low);
  return (
    <div>
      <NarrowFold heading="h3" title={title}>
        <p className="mt-2 font-semibold">{most}</p>
        {rows.length > 0 && (
          <p className="mt-2 flex items-center gap-2.5 text-sm tabular-nums print:hidden">
            <span className="h-4 w-0.5 bg-ink" /> <span>{expected.label}</span>
          </p>
        )}
        <ul className="mt-3 grid gap-3 tabular-nums">
          {rows.map(({ name, range, worse, better, results }) => (
            <li key={name}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>
                  {name} <span className="text-sm text-soft">{range}</span>
                </span>
                <span className="text-sm text-soft">{results}</span>
              </div>
              <svg
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                className="mt-1 h-2.5 w-full overflow-visible"
                aria-hidden="true"
              >
                <path d="M0 3h100" className="stroke-line" strokeWidth="1" />
                <path
                  d={`M${place(worse).toFixed(1)} 0V6H${place(better).toFixed(1)}V0z`}
                  className="fill-(--accent)"
                />
                <path
                  d={`M${place(expected.amount).toFixed(1)} -2V8`}
                  className="stroke-ink"
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-soft">{note}</p>
      </NarrowFold>
    </div>
  );
}
