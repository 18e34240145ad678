import { SectionHeading } from "#app/ui/heading.tsx";
import type { ApiDocsPage } from "./api-docs-page.server";

/** Where to send, and under which rules. */
export function RulesSection({ title, items, address }: ApiDocsPage["rules"]) {
  return (
    <section aria-labelledby="rules" className="measure py-12 lg:py-16">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border-(--accent) border-s-12 bg-sunk p-5 font-mono sm:p-7 sm:text-xl">
        <span className="font-bold">POST</span>
        <span className="wrap-anywhere">{address}</span>
      </p>
      <h2 id="rules" className="mt-14 text-title">
        {title}
      </h2>
      <ol className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {items.map((item, index) => (
          <li key={item} className="grid grid-cols-[2.5rem_1fr] border-line border-t pt-4">
            <span className="font-bold font-display text-heading tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            {item}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function ExampleSection({ title, intro, request, answer, code, answerCode }: ApiDocsPage["example"]) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="example">
      <div className="measure grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[1fr_1.8fr] lg:py-24">
        <SectionHeading id="example" title={title} intro={intro} onNight />
        <div className="grid min-w-0 gap-8">
          <Listing name={request} code={code} />
          <Listing name={answer} code={answerCode} />
        </div>
      </div>
    </section>
  );
}

/**
 * Lines that scroll on their own, within reach of the keyboard. A light edge says that a line goes on; a patch at the
 * end of the lines covers it.
 */
function Listing({ name, code }: { name: string; code: string }) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold text-night-soft">{name}</h3>
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
        tabIndex={0}
        className="mt-2 overflow-x-auto border-night-line border-y bg-[linear-gradient(to_left,var(--color-night)_60%,transparent),linear-gradient(to_left,var(--color-night-line),transparent)] bg-no-repeat bg-right py-5 text-sm leading-relaxed [background-attachment:local,scroll] [background-size:3rem_100%,1.5rem_100%]"
      >
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}

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
