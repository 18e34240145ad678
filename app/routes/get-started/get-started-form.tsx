import { useEffect, useId } from "react";
import { limits } from "~/leads/limits";
import { useLeadForm } from "~/leads/use-lead-form";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/field";

/** How long "Submitting..." is shown at least, in milliseconds (spec, section 9). */
const submitDelay = 2000;

interface Choice {
  /** The choice of none. */
  none: string;
  options: { value: string; label: string }[];
}

type FieldName = "name" | "email" | "company" | "phone" | "useCase" | "budget" | "timeline";

interface GetStartedFormCopy {
  fields: Record<FieldName, { label: string; hint: string }>;
  budgets: Choice;
  timelines: Choice;
  submit: string;
  submitting: string;
}

interface GetStartedFormProps {
  copy: GetStartedFormCopy;
  /** Called once the lead is kept: the page shows its success screen then. */
  onSuccess?: () => void;
  /** What was entered before, and what was wrong with it: set when the Worker answers a post without script. */
  rejected?: { values: Record<string, string>; message: string };
}

/** The get-started form of the spec's sections 4 and 5. It posts by itself where no script runs. */
export function GetStartedForm({ copy, onSuccess, rejected }: GetStartedFormProps) {
  const { state, formProps } = useLeadForm("Get Started", { holdFor: submitDelay });
  const bannerId = useId();

  // The page around the form has to follow the answer, which arrives as a new state and not as an event.
  useEffect(() => {
    if (state.status === "success") onSuccess?.();
  }, [state, onSuccess]);

  const error = state.status === "error" ? state : undefined;
  const message = state.status === "idle" ? rejected?.message : error?.message;
  const field = (name: FieldName) => ({
    name,
    label: copy.fields[name].label,
    hint: copy.fields[name].hint,
    errorId: error?.field === name ? bannerId : undefined,
    defaultValue: rejected?.values[name],
  });
  return (
    <form action="/api/send-email" method="post" className="grid gap-6" {...formProps}>
      {message && <Banner id={bannerId}>{message}</Banner>}
      <input type="hidden" name="formName" value="Get Started" />
      <div className="grid items-start gap-x-5 gap-y-6 [&_:is(input,select,textarea)]:scroll-mt-28 sm:grid-cols-2">
        <TextField {...field("name")} required autoComplete="name" maxLength={limits.line} />
        <TextField {...field("email")} required type="email" autoComplete="email" maxLength={limits.email} />
        <div className="sm:col-span-2 [&_textarea]:min-h-40">
          <TextArea {...field("useCase")} required rows={6} maxLength={limits.text} />
        </div>
        <TextField {...field("company")} autoComplete="organization" maxLength={limits.line} />
        <TextField {...field("phone")} type="tel" autoComplete="tel" maxLength={limits.line} />
        <SelectField {...field("budget")}>
          <Options {...copy.budgets} />
        </SelectField>
        <SelectField {...field("timeline")}>
          <Options {...copy.timelines} />
        </SelectField>
        <Button type="submit" disabled={state.status === "submitting"} className="sm:col-span-2">
          {state.status === "submitting" ? copy.submitting : copy.submit}
        </Button>
      </div>
    </form>
  );
}

function Options({ none, options }: Choice) {
  return (
    <>
      <option value="">{none}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
