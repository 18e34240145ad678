import { useId } from "react";
import { formatCents, formatSigned, formatWhole } from "#app/demos/statement-demo/format.ts";
import type { GroupSum, Named } from "#app/demos/statement-demo/sum.ts";
import { PartFold, PartHeading } from "./part-heading";
import type { TryCopy } from "./try-page.server";

const headCell = "pb-2 text-end font-normal text-soft text-sm first:text-start";
const numberCell = "py-1.5 ps-4 text-end tabular-nums";

export function GroupTotals({ copy: { result }, groups }: { copy: TryCopy; groups: GroupSum[] }) {
  return (
    <section aria-labelledby="try-groups">
      <PartHeading id="try-groups">{result.groupsTitle}</PartHeading>
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
            <li key={name} className="flex items-baseline gap-4 border-line border-b py-1.5">
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
