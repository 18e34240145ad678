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
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { fill } from "#data/load/fill.ts";
import type { CalculatorSection } from "./calculator-section.server";
import { NumberField } from "./number-field";
import { offerAccent } from "./offer-accent";
import { type Calculator, exampleFieldName } from "./use-calculator";

interface CalculatorFormProps extends Pick<CalculatorSection, "copy" | "format" | "examples"> {
  calculator: Calculator;
}

/** The work as it is today, and below it up to three offers beside each other. */
export function CalculatorForm({ copy, format, examples, calculator }: CalculatorFormProps) {
  const { form } = copy;
  const { texts, formRef } = calculator;
  const { offers } = texts;
  const isAlone = offers.length === 1;
  const field = (key: keyof Task | keyof Offer, value: string, name: string = key) => (
    <NumberField
      key={name}
      name={name}
      {...form.fields[key]}
      format={format}
      faults={copy.faults}
      value={value}
      fault={calculator.faults[name]}
      onChange={(text) => calculator.change(name, text)}
      onLeave={() => calculator.rewrite(name)}
    />
  );
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
    <form data-reads-query ref={formRef} aria-label={form.label} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="text-heading font-bold font-display">{form.task}</legend>
        <div
          className={`mt-4 grid grid-cols-2 gap-x-4 gap-y-4 *:last:col-span-full sm:gap-x-5 ${isAlone ? "" : "lg:grid-cols-4 lg:*:last:col-span-1"}`}
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
              className={`clear-both grid grid-cols-2 gap-x-4 gap-y-4 pt-4 sm:grid-cols-3 sm:gap-x-5 ${isAlone ? "" : "lg:grid-cols-2"}`}
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
            className="rounded-card border-2 border-edge border-dashed px-5 noscript:hidden"
          >
            {form.add}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The examples: what is in the fields is one of them, or one's own. */
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
