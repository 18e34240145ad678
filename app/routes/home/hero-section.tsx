import { ContactForm, type ContactFormCopy } from "~/sections/contact-form";

interface HeroSectionProps {
  kicker: string;
  title: string;
  lead: string;
  formTitle: string;
  formLead: string;
  form: ContactFormCopy;
}

export function HeroSection({ kicker, title, lead, formTitle, formLead, form }: HeroSectionProps) {
  return (
    <div className="measure grid items-start gap-12 py-14 lg:grid-cols-[1.1fr_1fr] lg:py-24">
      <div className="grid gap-6">
        <p className="font-semibold text-action">{kicker}</p>
        <h1 className="text-balance font-bold text-5xl leading-none tracking-tight sm:text-7xl">{title}</h1>
        <p className="max-w-prose text-lg text-soft sm:text-xl">{lead}</p>
      </div>
      <section
        aria-labelledby="contact"
        className="rounded-card border border-line bg-card p-6 shadow-card sm:p-8"
      >
        <h2 id="contact" className="font-bold text-2xl tracking-tight">
          {formTitle}
        </h2>
        <p className="mt-1 mb-6 text-soft">{formLead}</p>
        <ContactForm copy={form} />
      </section>
    </div>
  );
}
