import { useId } from "react";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { fill } from "#data/load/fill.ts";
import { PartFold } from "./part-heading";
import { formatCents, formatDay, formatSigned, formatWhole } from "./reader/format";
import type { Group } from "./reader/statement";
import type { GroupSum, Named, Summary } from "./reader/sum";
import type { TryCopy } from "./try-page";

const headCell = "pb-2 text-end font-normal text-soft text-sm first:text-start";
const numberCell = "py-1.5 ps-4 text-end tabular-nums";

interface GroupTotalsProps {
  copy: TryCopy;
  groups: GroupSum[];
  /** The group that the visitor has just put a line into. A screen reader reads its new sum. */
  chosen: Group | undefined;
}

export function GroupTotals({ copy: { result }, groups, chosen }: GroupTotalsProps) {
  const sum = groups.find(({ group }) => group === chosen);
  return (
    <section aria-labelledby="try-groups">
      <PartFold id="try-groups" title={result.groupsTitle}>
        <table aria-labelledby="try-groups" className="mt-3 w-full">
          <thead>
            <tr>
              <th className={headCell}>{result.group}</th>
              <th className={headCell}>{result.lines}</th>
              <th className={headCell}>{result.amount}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ group, count, paidIn, withdrawn }) => (
              <tr key={group} className="border-line border-t">
                <th scope="row" className="py-1.5 text-start font-semibold leading-tight">
                  {result.groups[group]}
                </th>
                <td className={`${numberCell} text-soft`}>{formatWhole(count)}</td>
                <td className={`${numberCell} font-semibold`}>{formatSigned(paidIn - withdrawn)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PartFold>
      <p role="status" className="sr-only">
        {sum && `${result.groups[sum.group]}: ${formatSigned(sum.paidIn - sum.withdrawn)}`}
      </p>
    </section>
  );
}

type NamedSumsProps = { copy: TryCopy; title: string; sums: Named[] };

export function NamedSums({ copy: { result }, title, sums }: NamedSumsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartFold id={id} title={title}>
        {sums.length === 0 && <p className="mt-2 text-soft">{result.none}</p>}
        <ul className="mt-3 border-line border-t empty:hidden">
          {sums.map(({ name, count, amount }) => (
            <li
              key={name}
              className="flex items-baseline gap-4 max-[18rem]:flex-wrap border-line border-b py-1.5"
            >
              <span className="grow [overflow-wrap:anywhere]">
                {name || result.noName} <span className="text-soft text-sm">{`× ${formatWhole(count)}`}</span>
              </span>
              <span className="font-semibold tabular-nums">{formatCents(amount)}</span>
            </li>
          ))}
        </ul>
      </PartFold>
    </section>
  );
}

/** Sizes in units of the chart: the width of a period, the width of its bars, and the height of the chart. */
const [step, bar, height] = [20, 14, 120];

/** The chart has the width of at least this many periods, so that few periods do not get wide bars. */
const leastPeriods = 12;

/** A chart of the money paid in (upwards) and paid out (downwards) over time, with the same figures as a table. */
export function OverTime({ copy: { result, months }, summary }: { copy: TryCopy; summary: Summary }) {
  const { overTime } = result;
  const { periods, periodLength, firstDay, lastDay } = summary;
  const mostIn = Math.max(1, ...periods.map(({ paidIn }) => paidIn));
  const mostOut = Math.max(1, ...periods.map(({ withdrawn }) => withdrawn));
  const scaled = (amount: number) => Math.round((amount / (mostIn + mostOut)) * height * 10) / 10;
  const axis = scaled(mostIn);
  const width = Math.max(periods.length, leastPeriods) * step;
  return (
    <section aria-labelledby="try-over-time">
      <PartFold id="try-over-time" title={overTime.title}>
        <div className="mt-3 grid grid-cols-1 gap-4">
          <figure className="self-start card p-4">
            <svg
              role="img"
              aria-label={fill(overTime.picture, {
                length: overTime.lengths[periodLength],
                first: formatDay(firstDay, months, true),
                last: formatDay(lastDay, months, true),
              })}
              viewBox={`0 0 ${width} ${height + 2}`}
              preserveAspectRatio="none"
              className="h-40 w-full"
            >
              {periods.map(({ start, paidIn, withdrawn }, index) => (
                <g key={start} transform={`translate(${index * step + (step - bar) / 2})`}>
                  <rect
                    y={axis - scaled(paidIn)}
                    width={bar}
                    height={scaled(paidIn)}
                    className="fill-(--accent)"
                  />
                  <rect y={axis + 2} width={bar} height={scaled(withdrawn)} className="fill-edge" />
                </g>
              ))}
              <rect y={axis} width={width} height="2" className="fill-ink" />
            </svg>
            <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
              <span className="flex items-center gap-2">
                <span className="size-3 rounded-full bg-(--accent)" />
                <span>{fill(overTime.upTo, { name: result.in, amount: formatCents(mostIn) })}</span>
              </span>
              <span className="flex items-center gap-2">
                <span className="size-3 rounded-full bg-edge" />
                <span>{fill(overTime.upTo, { name: result.out, amount: formatCents(mostOut) })}</span>
              </span>
              <span className="ms-auto text-soft">
                {`${formatDay(firstDay, months)} – ${formatDay(lastDay, months)}`}
              </span>
            </figcaption>
          </figure>
          <details className="group border-line border-y">
            <FoldSummary>{overTime.table}</FoldSummary>
            <table aria-label={overTime.table} className="w-full text-sm tabular-nums">
              <thead>
                <tr className="text-end text-soft">
                  <th className="py-1 text-start font-normal">{overTime.starts[periodLength]}</th>
                  <th className="py-1 text-end font-normal">{result.in}</th>
                  <th className="py-1 text-end font-normal">{result.out}</th>
                </tr>
              </thead>
              <tbody>
                {periods.map(({ start, paidIn, withdrawn }) => (
                  <tr key={start} className="border-line border-t">
                    <th scope="row" className="py-1 text-start font-normal">
                      {formatDay(start, months, periodLength === "month" || periodLength === "year")}
                    </th>
                    <td className="py-1 text-end">{formatCents(paidIn)}</td>
                    <td className="py-1 text-end">{formatCents(withdrawn)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      </PartFold>
    </section>
  );
}
