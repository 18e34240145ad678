import { SectionHeading } from "~/ui/heading";
import { ContractTable } from "./contract-table";

interface AnswersSectionProps {
  title: string;
  lead: string;
  columns: { status: string; when: string; message: string };
  items: { status: string; when: string; messages: readonly string[] }[];
}

export function AnswersSection({ title, lead, columns, items }: AnswersSectionProps) {
  return (
    <section className="border-line border-t bg-sunk" aria-labelledby="answers">
      <div className="measure py-16 lg:py-24">
        <SectionHeading id="answers" title={title} lead={lead} />
        <ContractTable
          label={title}
          columns={[columns.status, columns.when, columns.message]}
          rows={items.map(({ status, when, messages }) => ({
            key: status,
            cells: [status, when, messages.map((message) => <p key={message}>{message}</p>)],
          }))}
        />
      </div>
    </section>
  );
}
