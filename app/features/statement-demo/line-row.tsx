import { memo } from "react";
import { fill } from "#data/load/fill.ts";
import { placeText } from "./problem-text";
import type { ExceptionReason } from "./reader/exceptions";
import { formatDay, formatSigned } from "./reader/format";
import { type Group, groups, type SortedLine } from "./reader/statement";
import type { TryCopy } from "./try-page";
import { useEarlyChoice } from "./use-early-choice";

interface LineRowProps {
  copy: TryCopy;
  line: SortedLine;
  index: number;
  reasons: readonly ExceptionReason[] | undefined;
  position: number;
  total: number;
  onChange: (index: number, group: Group) => void;
}

export const LineRow = memo(function LineRow({ copy, line, index, reasons = [], ...row }: LineRowProps) {
  const { result, months } = copy;
  const { details, group, time } = line;
  return (
    <li
      aria-posinset={row.position}
      aria-setsize={row.total}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1.5 gap-y-1 border-line border-b min-[18rem]:max-sm:px-3 px-4 py-2.5 sm:grid-cols-[1fr_auto_12rem] sm:gap-x-4 sm:gap-y-2 max-[18rem]:block"
    >
      {/* On a phone the date is on the line of the field. */}
      <div className="leading-snug max-sm:contents sm:min-w-0">
        <div className="max-sm:col-span-2">
          {reasons.length > 0 && (
            <p className="font-semibold text-alert">
              {reasons.map((reason) => result.exceptions.reasons[reason]).join(" · ")}
            </p>
          )}
          {/* M-PESA's own text, which is English on Swahili statements too. */}
          <p lang="en" className="[overflow-wrap:anywhere]">
            {details}
          </p>
        </div>
        <p className="text-sm text-soft tabular-nums max-sm:row-start-2">
          {`${formatDay(time, months)}, ${time.slice(11, 16)} · ${placeText(line, copy)}`}
        </p>
      </div>
      <p className="self-start text-end font-semibold tabular-nums sm:self-center">
        {formatSigned(line.paidIn - line.withdrawn)}
      </p>
      <GroupField
        label={fill(result.all.groupOf, { details })}
        names={result.groups}
        group={group}
        onChange={(next) => row.onChange(index, next)}
      />
    </li>
  );
});

interface GroupFieldProps extends Pick<SortedLine, "group"> {
  label: string;
  names: TryCopy["result"]["groups"];
  onChange: (group: Group) => void;
}

function GroupField({ label, names, group, onChange }: GroupFieldProps) {
  const field = useEarlyChoice((chosen) => {
    if (chosen !== group) onChange(chosen as Group);
  });
  return (
    <div className="col-span-2 grid grid-cols-1 max-sm:row-start-2 max-sm:w-42.5 sm:col-span-1 max-[18rem]:w-full">
      <span className="hidden noscript:inline">{names[group]}</span>
      <select
        ref={field}
        aria-label={label}
        value={group}
        onChange={({ target }) => onChange(target.value as Group)}
        className="select min-h-11 noscript:hidden rounded-control border border-edge ps-1.5 pe-5 max-sm:bg-[position:right_0.25rem_center] sm:ps-3 sm:pe-11"
      >
        {groups.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
