import { type FormName, isFormName } from "#app/contract/forms.ts";
import type { Words } from "#data/index.ts";
import type { RejectedForm } from "../forms/lead-form.tsx";
import { drawForm } from "./draw-form.server";
import { plainPage } from "./plain-page.server";

interface PlainFormPage {
  words: Words;
  /** Why the form is refused, and which of its fields is wrong. */
  message: string;
  field: string | undefined;
  /** The posted `formName`, unchecked, and the form's fields. Undefined where the body was not read. */
  posted: { formName: unknown; values: RejectedForm["values"] } | undefined;
}

/** The page that answers a form posted without script when it is refused: why, and the form as it was filled. */
export function plainFormPage({ words, message, field, posted }: PlainFormPage): string {
  const { problem } = words.leadForms;
  return plainPage(
    { ...problem, locale: words.locale },
    posted ? (
      <>
        <p className="text-intro text-soft">{problem.text}</p>
        {drawForm(formNameOf(posted), words, { values: posted.values, message, field })}
      </>
    ) : (
      <p role="alert" className="text-intro text-soft">
        {message}
      </p>
    ),
  );
}

function formNameOf({ formName }: { formName: unknown }): FormName {
  return isFormName(formName) ? formName : "Contact Form";
}
