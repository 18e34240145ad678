import { type ComponentProps, useId } from "react";

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** The id of the message that says what is wrong with this field, while it is wrong. */
  errorId?: string | undefined;
}

const controlClasses =
  "w-full rounded-control border border-edge bg-card px-4 py-3 text-base text-ink aria-invalid:border-alert aria-invalid:border-2";

/** The keyboards that phones show for types of input. */
const keyboards: Record<string, "text" | "email" | "tel"> = { text: "text", email: "email", tel: "tel" };

/** A labelled single-line input; hint and error are tied to it for assistive technology. */
export function TextField({ label, hint, errorId, ...input }: FieldProps & ComponentProps<"input">) {
  const field = useField(hint, errorId);
  return (
    <FieldFrame label={label} hint={hint} {...field}>
      <input
        type="text"
        inputMode={keyboards[input.type ?? "text"]}
        enterKeyHint="next"
        {...input}
        {...field.control}
        className={controlClasses}
      />
    </FieldFrame>
  );
}

/** A labelled multi-line input that grows with its text where the browser can. */
export function TextArea({ label, hint, errorId, ...textarea }: FieldProps & ComponentProps<"textarea">) {
  const field = useField(hint, errorId);
  return (
    <FieldFrame label={label} hint={hint} {...field}>
      <textarea
        inputMode="text"
        enterKeyHint="enter"
        {...textarea}
        {...field.control}
        className={`${controlClasses} field-sizing-content min-h-28`}
      />
    </FieldFrame>
  );
}

/** A labelled choice among a few. */
export function SelectField({ label, hint, errorId, ...select }: FieldProps & ComponentProps<"select">) {
  const field = useField(hint, errorId);
  return (
    <FieldFrame label={label} hint={hint} {...field}>
      <select {...select} {...field.control} className={`select min-h-12 pe-11 ${controlClasses}`} />
    </FieldFrame>
  );
}

interface ChoiceFieldProps extends ComponentProps<typeof SelectField> {
  /** The label of the empty choice. */
  none: string | undefined;
  /** By the values that are sent; with their language, where it is another than the page's. */
  options: readonly { id: string; label: string; lang?: string | undefined }[];
}

/** A labelled choice of one of several, or of none. */
export function ChoiceField({ none, options, ...select }: ChoiceFieldProps) {
  return (
    <SelectField {...select}>
      <option value="">{none}</option>
      {options.map(({ id, label, lang }) => (
        <option key={id} value={id} lang={lang}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function useField(hint: string | undefined, errorId: string | undefined) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return {
    hintId,
    control: { id, "aria-describedby": describedBy, "aria-invalid": errorId ? true : undefined },
  };
}

function FieldFrame(props: {
  label: string;
  hint: string | undefined;
  hintId: string | undefined;
  control: { id: string };
  children: React.ReactNode;
}) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={props.control.id} className="font-semibold">
        {props.label}
      </label>
      {props.children}
      {props.hint && (
        <p id={props.hintId} className="text-sm text-soft">
          {props.hint}
        </p>
      )}
    </div>
  );
}
