import { SectionHeading } from "~/ui/heading";
import { ContractTable } from "./contract-table";

interface FieldsSectionProps {
  request: {
    title: string;
    lead: string;
    columns: { name: string; type: string; what: string };
    fields: { name: string; type: string; what: string }[];
  };
  forms: {
    title: string;
    lead: string;
    columns: { name: string; required: string; limit: string; what: string };
    items: {
      formName: string;
      about: string | undefined;
      fields: {
        name: string;
        isRequired: boolean;
        required: string;
        limit: number | undefined;
        what: string;
      }[];
    }[];
  };
}

/** What to send: the envelope, and each form's fields as their schema has them. */
export function FieldsSection({ request, forms }: FieldsSectionProps) {
  const { columns } = forms;
  return (
    <div className="measure grid gap-16 py-16 lg:py-24">
      <section aria-labelledby="request" className="min-w-0">
        <SectionHeading id="request" title={request.title} lead={request.lead} />
        <ContractTable
          label={request.title}
          columns={[request.columns.name, request.columns.type, request.columns.what]}
          rows={request.fields.map(({ name, type, what }) => ({ key: name, cells: [name, type, what] }))}
        />
      </section>
      <section aria-labelledby="forms" className="min-w-0">
        <SectionHeading id="forms" title={forms.title} lead={forms.lead} />
        {forms.items.map(({ formName, about, fields }) => (
          <div key={formName} className="mt-10">
            <h3 className="text-heading">{formName}</h3>
            <p className="text-soft">{about}</p>
            <ContractTable
              label={formName}
              columns={[columns.name, columns.required, columns.limit, columns.what]}
              rows={fields.map((field) => ({
                key: field.name,
                cells: [
                  field.name,
                  field.isRequired ? <strong key="required">{field.required}</strong> : field.required,
                  <span key="limit" className="tabular-nums">
                    {field.limit}
                  </span>,
                  field.what,
                ],
              }))}
            />
          </div>
        ))}
      </section>
    </div>
  );
}
