import { renderToStaticMarkup } from "react-dom/server";
import { type FormName, isFormName } from "#app/contract/forms.ts";
import { documentStyles } from "#app/start/compose.server.ts";
import { localPath } from "#app/url/locale-paths.ts";
import type { Words } from "#data/index.ts";
import type { RejectedForm } from "../forms/lead-form.tsx";
import { drawForm } from "./draw-form.server";

interface PlainFormPage {
  words: Words;
  /** Why the form is refused, and which of its fields is wrong. */
  message: string;
  field: string | undefined;
  /** The posted `formName`, unchecked, and the form's fields. Undefined where the body was not read. */
  posted: { formName: unknown; values: RejectedForm["values"] } | undefined;
}

/**
 * The page that answers a form posted without script when it is refused: why, and the form as it was filled. It has no
 * header, no footer and no script.
 */
export function plainFormPage({ words, message, field, posted }: PlainFormPage): string {
  const { title, text, back } = words.leadForms.problem;
  const page = (
    <html lang={words.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="measure grid max-w-2xl gap-6 py-14">
          <h1 className="text-title">{title}</h1>
          <p role={posted ? undefined : "alert"} className="text-intro text-soft">
            {posted ? text : message}
          </p>
          {posted && drawForm(formNameOf(posted), words, { values: posted.values, message, field })}
          <p>
            <a href={localPath("/", words.locale)} className="text-link">
              {back}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page).replace("</head>", () => `${documentStyles}</head>`)}`;
}

function formNameOf({ formName }: { formName: unknown }): FormName {
  return isFormName(formName) ? formName : "Contact Form";
}
