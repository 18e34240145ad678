import { flushSync } from "react-dom";
import { letterOf, type Offer, type Task } from "#app/demos/roi-demo/calculator.ts";
import {
  type Fields,
  fieldName,
  mostOffers,
  offerKeys,
  readFields,
  taskKeys,
} from "#app/demos/roi-demo/calculator-fields.ts";
import type { CalculatorSection } from "#app/demos/roi-demo/calculator-section.ts";
import { longestNumber } from "#app/demos/roi-demo/parse-number.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { fill } from "#data/load/fill.ts";
import { formatNumber } from "#data/load/number-format.ts";
import { offerAccent } from "./balance-chart";
import { type Calculator, exampleFieldName } from "./use-calculator";

interface CalculatorFormProps extends Pick<CalculatorSection, "copy" | "format" | "examples"> {
  calculator: Calculator;
}

/** Fields beside each other align by row: labels, numbers, hints. */
const fieldRows =
  "grid grid-cols-2 gap-4 sm:gap-x-5 *:row-span-3 *:grid-rows-subgrid [&_input]:min-w-0 [&_input]:scroll-mb-36 [&_input]:px-3.5 [&_input]:py-2.5 [&_input]:tabular-nums [&_label]:self-end [&_label]:leading-tight";

export function CalculatorForm({ copy, format, examples, calculator }: CalculatorFormProps) {
  const { form } = copy;
  const { texts, formRef } = calculator;
  const { offers } = texts;
  const isAlone = offers.length === 1;
  /** A field for a number, with what is wrong with it in its hint's place. */
  const field = (key: keyof Task | keyof Offer, value: string, name: string = key) => {
    const fault = calculator.faults[name];
    const limit = fault && "limit" in fault ? formatNumber(fault.limit, format) : "";
    const { label, hint } = form.fields[key];
    return (
      <TextField
        key={name}
        name={name}
        label={label}
        hint={fault ? fill(copy.faults[fault.reason], { limit }) : hint}
        isWrong={fault !== undefined}
        value={value}
        onChange={({ target }) => calculator.change(name, target.value)}
        onBlur={() => calculator.rewrite(name)}
        maxLength={longestNumber}
        inputMode="decimal"
        autoComplete="off"
      />
    );
  };
  const focus = (name: string) => {
    const control = formRef.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };

  function add() {
    flushSync(calculator.addOffer);
    focus(fieldName("setup", offers.length));
  }

  // The button that was pressed goes with its offer, so the focus moves to where there is room again.
  function remove(index: number) {
    flushSync(() => calculator.removeOffer(index));
    focus("add");
  }

  return (
    <form ref={formRef} aria-label={form.label} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="text-heading font-bold font-display">{form.task}</legend>
        <div
          className={`mt-4 ${fieldRows} *:last:col-span-full ${isAlone ? "" : "lg:grid-cols-4 lg:*:last:col-span-1"}`}
        >
          <div className="col-span-full lg:max-w-xl">
            <ExampleField copy={copy} format={format} examples={examples} calculator={calculator} />
          </div>
          {taskKeys.map((key) => field(key, texts.task[key]))}
        </div>
      </fieldset>
      <div className={`mt-6 grid items-start gap-4 ${isAlone ? "" : "lg:grid-cols-3"}`}>
        {offers.map((offer, index) => (
          <fieldset
            key={letterOf(index)}
            className={`${offerAccent(index)} rounded-card border border-line bg-paper p-5`}
          >
            <legend className="float-left flex items-center gap-2.5 font-bold font-display text-heading">
              <span className="size-4 rounded-full border-4 border-(--accent) bg-night" />
              {fill(form.offer, { letter: letterOf(index) })}
            </legend>
            {offers.length > 1 && (
              <button
                type="button"
                aria-label={fill(form.remove, { letter: letterOf(index) })}
                onClick={() => remove(index)}
                className="float-right -m-3 grid size-11 place-items-center rounded-control hover:bg-sunk"
              >
                <Icon name="x" className="size-5" />
              </button>
            )}
            <div
              className={`clear-both ${fieldRows} pt-4 max-sm:*:last:col-span-full sm:grid-cols-3 ${isAlone ? "" : "lg:grid-cols-2"}`}
            >
              {offerKeys.map((key) => field(key, offer[key], fieldName(key, index)))}
            </div>
          </fieldset>
        ))}
        {offers.length < mostOffers && (
          <Button
            name="add"
            variant="plain"
            onClick={add}
            className="self-stretch rounded-card border-2 border-edge border-dashed px-5 noscript:hidden"
          >
            {form.add}
          </Button>
        )}
      </div>
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
      // React would set what was chosen before hydration back to the first.
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
