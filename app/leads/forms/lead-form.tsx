import { type ComponentProps, type ReactNode, useContext, useEffect, useRef } from "react";
import type { FieldWords } from "#app/content/form-fields.ts";
import { endpoint } from "#app/contract/endpoint.ts";
import { type FormName, isRequired } from "#app/contract/forms.ts";
import { honeypot } from "#app/contract/lead.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField, TextArea, TextField } from "#app/ui/field.tsx";
import { CurrentPage, useLocalPath } from "#app/ui/link.tsx";
import { SentBead } from "#app/ui/sent-bead.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import { splitAt } from "#data/load/fill.ts";
import type { FormWords, LeadFormControl } from "../form/use-lead-form.ts";

export interface LeadFormCopy {
  fields: Readonly<Record<string, FieldWords>>;
  submit: string;
  submitting: string;
  /** The texts around the fields, which all forms share: leadForms.frame. */
  frame: FormWords & {
    /** The label of the honeypot, a hidden field that only programs fill in. */
    honeypot: string;
    /** The text about data protection, with `{link}` for the link to the privacy page. */
    consent: string;
    privacy: string;
    /** With `{email}` and `{phone}` for their links. */
    otherWays: Record<"text" | "email" | "phone", string>;
  };
}

type InputProps = Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete">;

/**
 * The attributes of inputs, by field name. They are the same in all forms. No input has `maxlength`, because browsers then cut a
 * pasted text without a message. The schema reports a text that is too long.
 */
const inputs: Readonly<Record<string, InputProps>> = {
  name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  company: { autoComplete: "organization" },
  phone: { type: "tel", autoComplete: "tel" },
};

interface FieldsProps {
  words: Readonly<Record<string, FieldWords>>;
  control: LeadFormControl;
  /** Additional properties of fields by name, for example the options of a choice or an initial text. */
  given?: Readonly<
    Record<string, Partial<FieldWords> & { defaultValue?: string | undefined; required?: boolean }>
  >;
}

/**
 * The fields in the order of `words`. The browser asks for those that the form's schema requires. A wrong field also has the error
 * message below it. While the form is being sent, entries cannot be changed: the change would not be sent, and would be lost with
 * the form. They are not disabled, so that a screen reader can still read them. Only a choice is inert, because it cannot be
 * `readOnly`.
 */
export function Fields({ words, control: { formName, state }, given = {} }: FieldsProps) {
  const isLocked = state.status === "submitting";
  return Object.entries(words).map(([name, own]) => {
    const { none, options, rows, ...shown } = { ...own, ...given[name] };
    const field = {
      required: isRequired(formName, name),
      ...inputs[name],
      ...shown,
      name,
      error: state.status === "error" && state.field === name ? (state.below ?? state.message) : undefined,
      defaultValue: given[name]?.defaultValue,
    };
    if (options) return <ChoiceField {...field} key={name} none={none} options={options} inert={isLocked} />;
    if (rows) return <TextArea {...field} key={name} rows={rows} readOnly={isLocked} />;
    return <TextField {...field} key={name} readOnly={isLocked} />;
  });
}

export const formIds: Record<FormName, string> = {
  "Contact Form": "contact-form",
  "Quote Request": "quote-form",
  "Get Started": "get-started-form",
};

interface LeadFormProps {
  control: LeadFormControl;
  copy: LeadFormCopy;
  children: ReactNode;
}

/** The parts that all lead forms share: the error message, the honeypot, the consent and the button. */
export function LeadForm({ control, copy, children }: LeadFormProps) {
  const { formName, state, formProps } = control;
  const isUnsent = state.status === "error" && state.isUnsent;
  const { path } = useContext(CurrentPage);
  return (
    <form
      id={formIds[formName]}
      action={endpoint}
      method="post"
      aria-label={copy.submit}
      tabIndex={-1}
      className="grid gap-4 outline-none"
      {...formProps}
    >
      {state.status === "error" && !state.isUnsent && (
        <Banner>
          {state.message}
          {state.isRefused && <OtherWays {...copy.frame.otherWays} />}
        </Banner>
      )}
      {/* Always in the HTML, because the boot script shows it before hydration (inline/boot.ts). */}
      <Banner data-unsent suppressHydrationWarning hidden={!isUnsent}>
        <strong className="block">{copy.frame.messages.requestFailed}</strong>
        <OtherWays {...copy.frame.otherWays} />
      </Banner>
      <input type="hidden" name="formName" value={formName} />
      <input type="hidden" name="page" value={path} />
      {/* Off-screen, inert and not in the accessibility tree: only programs that fill in every field find it. */}
      <div inert aria-hidden="true" className="absolute -left-[999rem]">
        <TextField label={copy.frame.honeypot} name={honeypot} autoComplete="off" tabIndex={-1} />
      </div>
      {children}
      <div className="grid gap-2.5">
        <Consent {...copy.frame} />
        <Button type="submit" disabled={state.status === "submitting"}>
          <span aria-live="polite">{state.status === "submitting" ? copy.submitting : copy.submit}</span>
        </Button>
      </div>
    </form>
  );
}

export interface ThanksCopy {
  title: string;
  text: string;
  next: { title: string; steps: readonly { title: string; text: string }[] };
}

/**
 * Replaces a form after it was sent. Its message gets the focus, because the focused button was removed with the form. The
 * next steps are outside of the message: a screen reader announces only the message, and the browser scrolls to it.
 */
export function Thanks({ title, text, next }: ThanksCopy) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="grid content-start gap-6">
      <div
        ref={ref}
        role="status"
        tabIndex={-1}
        className="flex flex-wrap items-center gap-4 outline-none sm:gap-6"
      >
        <SentBead />
        <div className="grow basis-40">
          <h3 className="text-heading">{title}</h3>
          <p className="mt-1 text-lg text-soft leading-snug">{text}</p>
        </div>
      </div>
      <div className="border-line border-t pt-5">
        <h4 className="font-semibold text-lg">{next.title}</h4>
        <StepList steps={next.steps} className="mt-3" />
      </div>
    </div>
  );
}

/** The consent, with a link that opens in a new tab, so that the filled form stays open. */
function Consent({ consent, privacy }: LeadFormCopy["frame"]) {
  const [before, after] = splitAt(consent, "link");
  return (
    <p className="text-sm text-soft leading-snug">
      {before}
      <a
        href={useLocalPath("/privacy")}
        target="_blank"
        rel="noopener"
        className="underline underline-offset-2 hover:text-ink"
      >
        {privacy}
      </a>
      {after}
    </p>
  );
}

/** Other ways to reach the company: email and phone. */
export function OtherWays({ text, email, phone }: LeadFormCopy["frame"]["otherWays"]) {
  const [before, rest] = splitAt(text, "email");
  const [between, after] = splitAt(rest, "phone");
  return (
    <span className="block font-normal">
      {before}
      <a href={`mailto:${email}`} className="underline underline-offset-2">
        {email}
      </a>
      {between}
      <a href={`tel:${phone.replaceAll(" ", "")}`} className="whitespace-nowrap underline underline-offset-2">
        {phone}
      </a>
      {after}
    </span>
  );
}

/** An alert for screen readers. A message about a field is also below the field, because the form can be taller than the screen. */
function Banner(props: ComponentProps<"p">) {
  return (
    <p
      {...props}
      role="alert"
      tabIndex={-1}
      className="rounded-control border-2 border-alert bg-alert-ground px-4 py-3 font-semibold text-alert"
    />
  );
}
