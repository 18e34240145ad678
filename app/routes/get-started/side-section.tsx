import { ContactWays, type ContactWaysProps } from "~/sections/contact-ways";
import { CheckList } from "~/ui/check-list";

interface SideSectionProps {
  reasons: { title: string; items: string[] };
  contact: ContactWaysProps & { title: string };
}

/** Beside the form: why, and how else to reach a person. */
export function SideSection({ reasons, contact }: SideSectionProps) {
  return (
    <div className="grid content-start gap-12 lg:pt-14">
      <section aria-labelledby="reasons">
        <h2 id="reasons" className="text-heading">
          {reasons.title}
        </h2>
        <CheckList items={reasons.items} className="mt-5" />
      </section>
      <section aria-labelledby="contact" className="rounded-card border border-line bg-sunk p-6">
        <h2 id="contact" className="text-heading">
          {contact.title}
        </h2>
        <ContactWays {...contact} />
      </section>
    </div>
  );
}
