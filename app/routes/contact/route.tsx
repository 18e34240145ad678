import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { infoHeader } from "#app/content/info-header.server.ts";
import { contactWays } from "#app/content/links.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { contactPageSubject } from "#app/contract/forms.ts";
import { InfoHeader } from "#app/sections/info-header.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { FormSection } from "./form-section";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero, form, ways } = words.support.contact;
  const { contact } = words.leadForms;
  return {
    structuredData: [breadcrumbData("/support/contact", words)],
    meta,
    header: { ...infoHeader("help", "/support/contact", words), ...hero },
    form: {
      title: form.title,
      subject: contactPageSubject,
      copy: { ...contact, fields: { ...contact.fields, useCase: form.message } },
      ways: { ...contactWays(words, "fromContact"), ...ways },
    },
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Contact({ loaderData: { header, form } }: Route.ComponentProps) {
  return (
    <>
      <InfoHeader {...header} />
      <FormSection {...form} />
    </>
  );
}
