import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { contactFormCopy } from "#app/content/contact-form.ts";
import { infoHeader } from "#app/content/info-header-links.ts";
import { contactWays, officeWeek } from "#app/content/links.ts";
import { teamLink } from "#app/content/team.ts";
import { wordsFor } from "#app/content/words.ts";
import { contactPageSubject } from "#app/contract/forms.ts";
import { ContactForm } from "#app/leads/forms/contact-form.tsx";
import { ContactWays } from "#app/leads/forms/contact-ways.tsx";
import { InfoHeader } from "#app/sections/info-header.tsx";
import { TeamLink } from "#app/sections/team-link.tsx";
import { Island } from "#app/ui/island.tsx";
import type { Route } from "./+types/route";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero, form, ways } = words.support.contact;
  const contact = contactFormCopy(words);
  return {
    structuredData: [breadcrumbData("/support/contact", words)],
    meta,
    header: { ...infoHeader("help", "/support/contact", words), ...hero, week: officeWeek(words) },
    form: {
      title: form.title,
      subject: contactPageSubject,
      copy: { ...contact, fields: { ...contact.fields, useCase: form.message } },
      team: teamLink(words),
      ways: { ...contactWays(words, "/support/contact"), ...ways },
    },
  };
}

export default function Contact({ loaderData: { header, form } }: Route.ComponentProps) {
  return (
    <>
      <InfoHeader {...header} isIntroOfForm />
      <FormSection {...form} />
    </>
  );
}

function FormSection({ title, subject, copy, ways, team }: Route.ComponentProps["loaderData"]["form"]) {
  return (
    <div className="measure grid gap-x-16 gap-y-8 pt-band pb-section max-sm:pt-4 sm:gap-y-12 lg:grid-cols-wide">
      <section
        aria-labelledby="message"
        data-print="hidden"
        className="self-start card p-4 shadow-card sm:p-10"
      >
        <h2 id="message" className="mb-3 text-heading sm:mb-6">
          {title}
        </h2>
        <Island of={ContactForm} props={{ copy, subject }} />
      </section>
      <section aria-labelledby="ways" className="self-start lg:sticky lg:top-28">
        <h2 id="ways" className="text-heading">
          {ways.title}
        </h2>
        <ContactWays {...ways} formName="Contact Form" />
        {team && (
          <div className="mt-6 border-line border-t pt-6">
            <TeamLink {...team} />
          </div>
        )}
      </section>
    </div>
  );
}
