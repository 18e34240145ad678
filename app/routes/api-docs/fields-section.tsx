import { SectionHeading } from "#app/ui/heading.tsx";
import type { ApiDocsPage } from "./api-docs-page.server";
import { Entries } from "./entries";

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
