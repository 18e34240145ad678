import type { SumLine, WorkedSum } from "#app/roi/roi.ts";
import { unbroken } from "#app/ui/unbroken.tsx";

/**
 * A calculation line by line: monthly gains and costs, their difference, and the month in which the setup is paid back. A text of
 * several parts has itself as key: if it changes in an island, React replaces the element, also on a translated page.
 */
export function SumLines({ lines, net, setup }: WorkedSum) {
  return (
    <>
      <dl className="tabular-nums">
        {lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-t-2 pt-4">
          <dt className="font-semibold">{net.label}</dt>
          <dd className="font-bold font-display text-title">{net.value}</dd>
        </div>
      </dl>
      {setup.lines.length > 0 && (
        <dl className="mt-4 border-line border-t tabular-nums">
          {setup.lines.map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </dl>
      )}
      <p key={setup.text} className="mt-4">
        {unbroken(setup.text)}
      </p>
      {setup.withVat && <p className="mt-2">{unbroken(setup.withVat)}</p>}
    </>
  );
}

function Line({ label, sum, value }: SumLine) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-line border-b py-3 last:border-0">
      <dt className="first-letter:uppercase">
        {label}
        {sum && (
          <span key={sum} className="block text-sm text-soft">
            {unbroken(sum)}
          </span>
        )}
      </dt>
      <dd className="whitespace-nowrap font-semibold">{value}</dd>
    </div>
  );
}
