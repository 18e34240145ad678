import { crumbsTo } from "~/content/breadcrumbs.server";
import { infoHeader } from "~/content/info-header.server";
import { contactWays } from "~/content/links.server";
import { wordsFor } from "~/content/words.server";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { FormSection } from "./form-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero, form, ways } = words.support.contact;
  const { contact } = words.leadForms;
  describePage(context, breadcrumbList(crumbsTo("/support/contact", words)));
  return {
    meta,
    header: { ...infoHeader("help", "/support/contact", words), ...hero },
    form: {
      title: form.title,
      subject: form.subject,
      copy: { ...contact, fields: { ...contact.fields, useCase: form.message } },
      ways: { ...contactWays(words, "fromContact"), ...ways },
    },
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Contact({ loaderData: { header, form } }: Route.ComponentProps) {
  return (
    <div className={`bead-${header.bead}`}>
      <InfoHeader {...header} />
      <FormSection {...form} />
    </div>
  );
}
