import { SectionHeading } from "#app/ui/heading.tsx";
import type { ApiDocsPage } from "./api-docs-page.server";

/** What to send: the envelope, and each form's fields as their schema has them. */
export function FieldsSection({ request, forms }: Pick<ApiDocsPage, "request" | "forms">) {
  return (
    <div className="measure grid gap-16 py-16 lg:py-24">
      <section aria-labelledby="request">
        <SectionHeading id="request" title={request.title} intro={request.intro} />
        <Entries items={request.items} />
      </section>
      <section aria-labelledby="forms">
        <SectionHeading id="forms" title={forms.title} intro={forms.intro} />
        {forms.items.map(({ formName, about, items }) => (
          <div key={formName} className="mt-12">
            <h3 className="text-heading">{formName}</h3>
            <p className="text-soft">{about}</p>
            <Entries items={items} />
          </div>
        ))}
      </section>
    </div>
  );
}

/** Every status, when it comes, and what it says. */
export function AnswersSection({ title, intro, items }: ApiDocsPage["answers"]) {
  return (
    <section className="border-line border-t bg-sunk" aria-labelledby="answers">
      <div className="measure py-16 lg:py-24">
        <SectionHeading id="answers" title={title} intro={intro} />
        <Entries items={items} />
      </div>
    </section>
  );
}

/** What a name stands for, line by line: a field with its limits, a status with its message. */
function Entries({ items }: { items: ApiDocsPage["answers"]["items"] }) {
  return (
    <dl className="mt-5 border-ink border-y-2">
      {items.map(({ name, note, texts }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-line border-b py-4 last:border-0 sm:grid-cols-[9rem_1fr] lg:grid-cols-[9rem_1fr_1.4fr]"
        >
          <dt className="font-bold font-mono">{name}</dt>
          <dd className="text-soft tabular-nums">{note}</dd>
          <dd className="sm:col-start-2 lg:col-start-3">
            {texts.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
