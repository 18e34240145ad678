import { contactWays, wordsFor } from "~/content.server";
import { infoHeader } from "~/info-header.server";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { FormSection } from "./form-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { leadForms, getStarted, chat } = words;
  const { meta, hero, form, ways } = words.support.contact;
  const { title, subject, message } = form;
  const fields = { ...leadForms.contact.fields, useCase: message };
  describePage(context, breadcrumbList(crumbsTo("/support/contact")));
  return {
    meta,
    header: { ...infoHeader("help", "/support/contact", words), ...hero },
    form: {
      ...{ title, subject },
      copy: { ...leadForms.contact, fields },
      ways: { ...contactWays(getStarted.contact, chat, "fromContact"), ...ways },
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
