import { wordsFor } from "~/content.server";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { AnswersSection } from "./answers-section";
import { apiPage } from "./api-page.server";
import { ExampleSection } from "./example-section";
import { FieldsSection } from "./fields-section";
import { RulesSection } from "./rules-section";

export function loader({ context, request }: Route.LoaderArgs) {
  describePage(context, breadcrumbList(crumbsTo("/api-docs")));
  return apiPage(wordsFor(request));
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { header, rules, example, request, forms, answers } = loaderData;
  return (
    <div className={`bead-${header.bead}`}>
      <InfoHeader {...header} />
      <RulesSection {...rules} />
      <ExampleSection {...example} />
      <FieldsSection request={request} forms={forms} />
      <AnswersSection {...answers} />
    </div>
  );
}
