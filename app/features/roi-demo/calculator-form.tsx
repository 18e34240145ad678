import { SelectField, TextField } from "#app/ui/field.tsx";
import { fill } from "#data/load/fill.ts";
import { formatNumberAs } from "#data/load/number-format.ts";
import type { CalculatorInputs } from "./calculation/calculator";
import { type Fields, offerKeys, readFields, taskKeys } from "./calculation/calculator-fields";
import { longestNumber } from "./calculation/parse-number";
import type { CalculatorSection } from "./calculator-section";
import { type Calculator, exampleFieldName } from "./use-calculator";

interface CalculatorFormProps extends Pick<CalculatorSection, "copy" | "format" | "examples"> {
  calculator: Calculator;
}

/** A grid in which labels, numbers and hints of neighbouring fields are aligned. */
const fieldRows =
  "grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1 sm:gap-x-5 *:row-span-3 *:grid-rows-subgrid [&_input]:min-w-0 [&_input]:scroll-mb-36 [&_input]:px-3.5 [&_input]:py-2.5 [&_input]:tabular-nums [&_label]:self-end [&_label]:leading-tight";

export function CalculatorForm({ copy, format, examples, calculator }: CalculatorFormProps) {
  const { form } = copy;
  const { texts, formRef } = calculator;
  /** A field for a number. If its value is wrong, the error replaces the hint. */
  const field = (name: keyof CalculatorInputs) => {
    const fault = calculator.faults[name];
    const limit = fault && "limit" in fault ? formatNumberAs(fault.limit, format) : "";
    const { label, hint } = form.fields[name];
    return (
      <TextField
        key={name}
        name={name}
        label={label}
        hint={fault ? undefined : hint}
        error={fault && fill(copy.faults[fault.reason], { limit })}
        value={texts[name]}
        onChange={({ target }) => calculator.change(name, target.value)}
        onBlur={() => calculator.rewrite(name)}
        maxLength={longestNumber}
        inputMode="decimal"
        autoComplete="off"
      />
    );
  };

  return (
    <form ref={formRef} aria-label={form.label} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="text-heading font-bold font-display">{form.task}</legend>
        <div className={`mt-4 ${fieldRows} *:last:col-span-full`}>
          <div className="col-span-full lg:max-w-xl">
            <ExampleField copy={copy} format={format} examples={examples} calculator={calculator} />
          </div>
          {taskKeys.map(field)}
        </div>
      </fieldset>
      <fieldset className="mt-6 card bg-paper p-5">
        <legend className="float-left font-bold font-display text-heading">{form.offer}</legend>
        <div className={`clear-both ${fieldRows} pt-4 max-sm:*:last:col-span-full sm:grid-cols-3`}>
          {offerKeys.map(field)}
        </div>
      </fieldset>
    </form>
  );
}

function ExampleField({ copy, format, examples, calculator }: CalculatorFormProps) {
  const numbers = (texts: Fields<string>) => JSON.stringify(readFields(texts, format.symbol).inputs);
  const entered = numbers(calculator.texts);
  const current = examples.find(({ texts }) => entered === numbers(texts));
  return (
    <SelectField
      label={copy.form.preset}
      name={exampleFieldName}
      // Leave it uncontrolled before hydration. Otherwise React would reset the visitor's choice to the first
      // example.
      value={calculator.isHydrated ? (current?.id ?? "") : undefined}
      onChange={({ target }) => {
        const chosen = examples.find(({ id }) => id === target.value);
        if (chosen) calculator.show(chosen.texts);
      }}
    >
      {!current && <option value="">{copy.form.own}</option>}
      {examples.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
