import { type ComponentProps, type PropsWithChildren, useId } from "react";

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** The error message below the field, while the field is invalid. */
  error?: string | undefined;
  /** The id of an error message in another place, while the field is invalid. */
  errorId?: string | undefined;
}

const controlClasses =
  "w-full rounded-control border border-edge bg-field px-4 py-2.5 text-base aria-invalid:border-alert aria-invalid:border-2";

/** The `inputMode` for each `type`: the on-screen keyboard that phones show. */
const keyboards: Record<string, "text" | "email" | "tel"> = { text: "text", email: "email", tel: "tel" };

/** A labelled single-line input. `aria-describedby` refers to its hint and its error. */
export function TextField(props: FieldProps & ComponentProps<"input">) {
  const { field, control } = useField(props);
  const inputMode = keyboards[control.type ?? "text"];
  return (
    <Field {...field}>
      <input type="text" inputMode={inputMode} enterKeyHint="next" {...control} className={controlClasses} />
    </Field>
  );
}

/** A labelled multi-line input. In browsers with `field-sizing` it grows with its text, so far that its button stays in the window. */
export function TextArea(props: FieldProps & ComponentProps<"textarea">) {
  const { field, control } = useField(props);
  const classes = `${controlClasses} field-sizing-content max-h-[60dvh] min-h-18`;
  return (
    <Field {...field}>
      <textarea {...control} className={classes} />
    </Field>
  );
}

/** A labelled `<select>`. @public Features use it. */
export function SelectField(props: FieldProps & ComponentProps<"select">) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <select {...control} className={`select min-h-12 pe-11 ${controlClasses}`} />
    </Field>
  );
}

interface ChoiceFieldProps extends ComponentProps<typeof SelectField> {
  /** The label of the empty option. */
  none: string | undefined;
  /** `id` is the value that the form sends; `lang` is the label's language, if it is not the page's. */
  options: readonly { id: string; label: string; lang?: string | undefined }[];
}

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

/** Splits the properties into those of the texts around the control (`field`) and those of the form control (`control`). */
function useField<Props extends FieldProps>({ label, hint, error, errorId, ...control }: Props) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const wrongId = error ? `${id}-error` : errorId;
  const describedBy = [wrongId, hintId].filter(Boolean).join(" ") || undefined;
  const invalid = wrongId ? true : undefined;
  return {
    field: { id, label, hint, hintId, error, wrongId },
    control: { ...control, id, "aria-describedby": describedBy, "aria-invalid": invalid },
  };
}

type AroundProps = PropsWithChildren<ReturnType<typeof useField>["field"]>;

function Field({ id, label, hint, hintId, error, wrongId, children }: AroundProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="mb-1 font-semibold leading-snug">
        {label}
      </label>
      {children}
      {error && (
        <p id={wrongId} className="mt-1 font-semibold text-alert text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
