import { useId } from "react";
import type { Fault } from "#app/demos/roi-demo/calculator-fields.ts";
import { longestNumber } from "#app/demos/roi-demo/parse-number.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { formatNumber, type NumberFormat } from "#data/load/number-format.ts";

interface NumberFieldProps {
  name: string;
  label: string;
  hint: string;
  value: string;
  fault: Fault | undefined;
  faults: Words["roiDemo"]["faults"];
  format: NumberFormat;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** A field for a number, with what is wrong with it in its hint's place. Fields beside each other align by row. */
export function NumberField({ fault, ...props }: NumberFieldProps) {
  const id = useId();
  const note = fault ? describeFault(fault, props) : props.hint;
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-y-1.5">
      <label htmlFor={id} className="self-end font-semibold leading-tight">
        {props.label}
      </label>
      <input
        id={id}
        name={props.name}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onLeave}
        type="text"
        maxLength={longestNumber}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        aria-invalid={fault ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className="w-full min-w-0 scroll-mb-36 rounded-control border border-edge bg-card px-3.5 py-2.5 text-base text-ink tabular-nums aria-invalid:border-2 aria-invalid:border-alert"
      />
      <p id={`${id}-note`} className={`text-sm ${fault ? "font-semibold text-alert" : "text-soft"}`}>
        {note}
      </p>
    </div>
  );
}

function describeFault(
  fault: Fault,
  { faults, format }: Pick<NumberFieldProps, "faults" | "format">,
): string {
  return fill(faults[fault.reason], "limit" in fault ? { limit: formatNumber(fault.limit, format) } : {});
}
