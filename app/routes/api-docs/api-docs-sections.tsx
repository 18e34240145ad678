import { Section } from "#app/sections/section.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import type { ApiDocsPage } from "./api-docs-page";

export function RulesSection({ title, items, url }: ApiDocsPage["rules"]) {
  return (
    <section aria-labelledby="rules" className="measure py-section">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border-(--accent) border-t-6 bg-sunk p-5 font-mono sm:p-7 sm:text-xl">
        <span className="font-bold">POST</span>
        <span className="wrap-anywhere">{url}</span>
      </p>
      <h2 id="rules" className="mt-14 text-title">
        {title}
      </h2>
      <ol className="mt-lead grid gap-x-12 gap-y-6 sm:grid-cols-2">
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
    <Section
      isOnThread={false}
      headingId="example"
      ground="night"
      layout="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.8fr]"
      title={title}
      intro={intro}
    >
      <div className="grid min-w-0 gap-8">
        <Listing name={request} code={code} />
        <Listing name={answer} code={answerCode} />
      </div>
    </Section>
  );
}

/** Lines that scroll on their own. A light edge says that a line goes on; a patch at the end of the lines covers it. */
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

export function FieldsSection({ request, forms }: Pick<ApiDocsPage, "request" | "forms">) {
  return (
    <div className="measure grid gap-16 py-section">
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

export function AnswersSection({ title, intro, items }: ApiDocsPage["answers"]) {
  return (
    <Section isOnThread={false} headingId="answers" ground="sunk" title={title} intro={intro}>
      <Entries items={items} />
    </Section>
  );
}

/** What a name stands for, line by line: a field with its limits, a status with its message. */
function Entries({ items }: { items: ApiDocsPage["answers"]["items"] }) {
  return (
    <dl className="mt-lead border-ink border-y-2">
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
